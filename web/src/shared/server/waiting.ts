import { read } from '../settings/stored.ts';

/** The key that says that this browser has been online: nobody becomes a guest just by looking at the page. */
export const KNOWN = 'jamaica.known';

/** How many games wait for the person here; null when the server does not answer. */
export const waitingGames = async (): Promise<number | null> => {
  if (read(KNOWN).person === undefined) return 0;
  // The first screen does without all that comes with it.
  const [{ ask }, { ROUTES }] = await Promise.all([import('./api.ts'), import('@jamaica/messages')]);
  const mine = await ask(ROUTES.myGames);
  return mine.ok ? mine.value.games.filter(({ yourTurn }) => yourTurn).length : null;
};
