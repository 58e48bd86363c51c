import type { Style } from '@jamaica/bots';
import type { Pirate } from '@jamaica/words';

/** How each pirate likes to sail when a bot does. */
export const STYLE_OF: Readonly<Record<Pirate, Style>> = {
  anne: 'privateer',
  mary: 'merchant',
  samuel: 'privateer',
  john: 'racer',
  olivier: 'merchant',
  edward: 'racer',
};
