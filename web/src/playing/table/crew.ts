import { thinkers } from '@jamaica/bots';

/** The bots of this page: they think in threads of their own, which start with the first question. */
export const crew = thinkers();
