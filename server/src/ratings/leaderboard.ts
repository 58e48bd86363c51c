import type { Leaderboard } from '@jamaica/messages';
import type { Edition } from '@jamaica/rules';
import type { Store } from '../store/store.ts';

const MOST = 100;

/** What somebody is almost surely worth: luck alone rarely takes anybody above it. */
const worth = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }): number =>
  Math.round((mu - 3 * sigma) * 100) / 100;

/** The best of listed games. */
export const leaderboard = async (
  store: Pick<Store, 'leaders' | 'shownBy'>,
  edition: Edition,
  players: number,
): Promise<Leaderboard> => {
  const leaders = await store.leaders(edition, players, MOST);
  const shown = await store.shownBy(leaders.map(({ person }) => person));
  return {
    edition,
    players,
    lines: leaders.map(leader => ({
      person: leader.person,
      name: leader.name,
      bot: leader.kind === 'bot',
      rating: worth(leader),
      games: leader.games,
      page: shown.get(leader.person)?.page ?? false,
    })),
  };
};
