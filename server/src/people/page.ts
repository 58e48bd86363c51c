import type { PageShown, PersonId, PersonPage, Sitter } from '@jamaica/messages';
import { bookOf, type Final } from '@jamaica/rules';
import { UNASKED } from '../store/page-store.ts';
import type { Person } from '../store/people-store.ts';
import type { Listed, Store } from '../store/store.ts';
import { NAMELESS } from '../table/names.ts';
import { worth } from './finishing-place.ts';

/** How many of somebody's last games are looked at, and how many of everybody's, to know what is usual. */
const MOST_GAMES = 500;
const MOST_OF_ALL = 300;
const MOST_RIVALS = 10;
const MOST_RATINGS = 500;

type Sources = { readonly space: number; readonly gold: number; readonly treasure: number };

/** A game that ended, and where somebody sat in it. */
interface Played {
  readonly summary: Listed['summary'];
  readonly final: Final;
  readonly seat: number;
}

/** What somebody shows of themselves. */
export const shownBy = async (store: Pick<Store, 'shownBy'>, person: PersonId): Promise<PageShown> =>
  (await store.shownBy([person])).get(person) ?? UNASKED;

/** Whether a game is for everybody to know of. */
const isPublic = ({ summary }: Listed): boolean => summary.terms.listed;

const personIn = (sitter: Sitter | null): PersonId | null => (sitter?.kind === 'person' ? sitter.person : null);

const seatIn = ({ summary }: Listed, person: PersonId): number =>
  summary.seats.findIndex(sitter => personIn(sitter) === person);

/** The listed games of somebody, the last one first: nobody is told of any other. */
const listedGamesOf = async (store: Pick<Store, 'tablesOf'>, person: PersonId): Promise<Listed[]> =>
  (await store.tablesOf(person, true, MOST_GAMES)).filter(isPublic);

/** Somebody who does not want to be named is nobody in particular. */
const NOBODY: PersonId = '-'.repeat(16);
const nameless = (sitter: Extract<Sitter, { kind: 'person' }>): Sitter => ({
  ...sitter,
  person: NOBODY,
  name: NAMELESS,
});

/** The same for a page about them: people who hide that they play, or with whom, are not named on the pages of others. */
export const shownGamesOf = async (
  store: Pick<Store, 'tablesOf' | 'shownBy'>,
  person: PersonId,
): Promise<readonly Listed[]> => {
  const games = await listedGamesOf(store, person);
  const people = new Set(games.flatMap(({ summary }) => summary.seats.flatMap(sitter => personIn(sitter) ?? [])));
  const shown = await store.shownBy([...people]);
  const isHidden = (id: PersonId): boolean => {
    const { games, rivals } = shown.get(id) ?? UNASKED;
    return id !== person && !(games && rivals);
  };
  return games.map(listed => {
    const { summary } = listed;
    const seats = summary.seats.map(sitter =>
      sitter?.kind === 'person' && isHidden(sitter.person) ? nameless(sitter) : sitter,
    );
    return { ...listed, summary: { ...summary, seats } };
  });
};

const playedIn = (games: readonly Listed[], person: PersonId): Played[] =>
  games.flatMap(listed => {
    const { summary } = listed;
    const seat = seatIn(listed, person);
    return summary.final && seat >= 0 ? [{ summary, final: summary.final, seat }] : [];
  });

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

const sourcesOf = (scores: readonly Sources[]): Sources => ({
  space: mean(scores.map(({ space }) => space)),
  gold: mean(scores.map(({ gold }) => gold)),
  treasure: mean(scores.map(({ treasure }) => treasure)),
});

const resultsOf = (played: readonly Played[]): PersonPage['results'] => {
  const groups = new Map<string, Played[]>();
  for (const each of played) {
    const { edition, players, house } = each.summary.terms.rules;
    const key = JSON.stringify([bookOf({ edition, ...(house ? { house } : {}) }) ?? [edition, house ?? null], players]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .map(games => {
      const { edition, players, house } = games[0].summary.terms.rules;
      return {
        rules: { edition, ...(house ? { house } : {}) },
        players,
        games: games.length,
        won: games.filter(({ final, seat }) => final.winners.includes(seat)).length,
        points: mean(games.map(({ final, seat }) => final.scores[seat].total)),
      };
    });
};

/** Those somebody plays with most, of those who show that they play with anybody. */
const rivalsOf = async (
  store: Pick<Store, 'shownBy' | 'person'>,
  person: PersonId,
  played: readonly Played[],
): Promise<PersonPage['rivals']> => {
  const met = new Map<PersonId, { games: number; ahead: number }>();
  for (const { summary, final, seat } of played)
    for (const [other, sitter] of summary.seats.entries()) {
      if (sitter?.kind !== 'person' || sitter.person === person) continue;
      const before = met.get(sitter.person) ?? { games: 0, ahead: 0 };
      const isAhead = worth(final, seat) > worth(final, other);
      met.set(sitter.person, { games: before.games + 1, ahead: before.ahead + Number(isAhead) });
    }
  const shown = await store.shownBy([...met.keys()]);
  const open = [...met].filter(([id]) => shown.get(id)?.page && shown.get(id)?.rivals && shown.get(id)?.games);
  const most = open.toSorted(([, one], [, other]) => other.games - one.games).slice(0, MOST_RIVALS);
  const known = await Promise.all(most.map(async ([id, counts]) => ({ counts, rival: await store.person(id) })));
  return known.flatMap(({ counts, rival }) => (rival ? [{ person: rival.id, name: rival.name, ...counts }] : []));
};

const ratingsOf = async (store: Pick<Store, 'ratingsOf' | 'ratingHistory'>, person: PersonId) => {
  const [ratings, history] = await Promise.all([store.ratingsOf(person), store.ratingHistory(person, MOST_RATINGS)]);
  return ratings.map(({ edition, players, games, mu, sigma }) => ({
    edition,
    players,
    games,
    mu,
    sigma,
    course: history
      .filter(then => then.edition === edition && then.players === players)
      .map(then => ({ at: then.at, mu: then.mu, sigma: then.sigma })),
  }));
};

const TEN_MINUTES = 10 * 60_000;

/** Where the points of everybody come from, on average, in the last listed games; it is looked up from time to time. */
export const newUsual = (store: Pick<Store, 'listed'>, now: () => number): (() => Promise<Sources>) => {
  let known: { readonly until: number; readonly sources: Promise<Sources> } | null = null;
  const look = async (): Promise<Sources> => {
    const games = await store.listed('over', { most: MOST_OF_ALL });
    return sourcesOf(
      games.flatMap(({ summary: { seats, final } }) =>
        (final?.scores ?? []).filter((_, seat) => seats[seat]?.kind === 'person'),
      ),
    );
  };
  return () => {
    if (!known || known.until < now()) known = { until: now() + TEN_MINUTES, sources: look() };
    known.sources.catch(() => {
      known = null;
    });
    return known.sources;
  };
};

type Shelves = Pick<Store, 'shownBy' | 'person' | 'tablesOf' | 'ratingsOf' | 'ratingHistory'>;

/** The page about somebody, as anybody sees it: only what they show. */
export const personPage = async (
  store: Shelves,
  { id, name, kind }: Person,
  shown: PageShown,
  usual: () => Promise<Sources>,
): Promise<PersonPage> => {
  const played = shown.games || shown.rivals ? playedIn(await listedGamesOf(store, id), id) : [];
  const scores = played.map(({ final, seat }) => final.scores[seat]);
  return {
    person: id,
    name,
    bot: kind === 'bot',
    ratings: shown.rating ? await ratingsOf(store, id) : null,
    results: shown.games ? resultsOf(played) : null,
    sources: shown.games && scores.length > 0 ? { theirs: sourcesOf(scores), all: await usual() } : null,
    rivals: shown.rivals && shown.games ? await rivalsOf(store, id, played) : null,
  };
};
