import type { Level, Skill } from '@jamaica/bots';
import { mayHaveGhost, type Rules } from '@jamaica/rules';
import { type Fields, isFields, writeRules } from '@jamaica/rules/record';
import { type Agreed, PIRATES, type Pirate } from '@jamaica/words';
import { asStrong } from '../match/match.ts';
import { botIn, LONGEST_NAME } from '../table/berths.ts';
import type { Berth } from '../table/table.ts';
import { STYLE_OF } from '../talk/styles.ts';
import { agreedBy, agreedIn } from './by-which-book.ts';

export const PLAYERS = [2, 3, 4, 5, 6] as const;

/** Who signs on for a new game, and by which rules. */
export interface CrewList {
  readonly agreed: Agreed;
  readonly players: number;
  /** Whether the Ghost Ship is wanted; the number of players may decide otherwise, see `hasGhost`. */
  readonly ghost: boolean;
  /** All six pirates, each once. The first `players` of them play, so that those who stay ashore are not forgotten. */
  readonly berths: readonly Berth[];
}

/** The pirate whose black ship sails as the Ghost Ship (R-GHO-1). */
export const GHOST: Pirate = 'edward';

/** One person against three bots that are as strong. */
export const firstCrew: CrewList = {
  agreed: agreedBy('2021'),
  players: 4,
  ghost: false,
  berths: PIRATES.map((pirate, seat) => ({
    pirate,
    name: null,
    ...(seat === 0 ? { bot: null } : { bot: 'deckhand', skill: 0 }),
  })),
};

/** Two people at one screen, and bots for whoever is called aboard besides. */
export const firstMates: CrewList = {
  ...firstCrew,
  players: 2,
  berths: PIRATES.map((pirate, seat) => ({ pirate, name: null, bot: seat < 2 ? null : 'bosun' })),
};

/** Whether the Ghost Ship sails: as wished, unless the number of players decides it. */
export const ghostOf = (players: number, wished: boolean): boolean =>
  mayHaveGhost(players, wished) ? wished : !wished;

export const hasGhost = ({ players, ghost }: CrewList): boolean => ghostOf(players, ghost);

/** Whether there is something to choose about the Ghost Ship. */
export const isGhostFree = (players: number): boolean => mayHaveGhost(players, true) && mayHaveGhost(players, false);

/** Who plays, as they sit. */
export const seated = ({ berths, players }: CrewList): readonly Berth[] => berths.slice(0, players);

/** The pirates that can be chosen: while the Ghost Ship sails, nobody sails the black one. */
export const choosable = (list: CrewList): readonly Pirate[] =>
  hasGhost(list) ? PIRATES.filter(pirate => pirate !== GHOST) : PIRATES;

export const withAgreed = (list: CrewList, agreed: Agreed): CrewList => ({ ...list, agreed });

export const withPlayers = (list: CrewList, players: number): CrewList => exorcised({ ...list, players });

export const withGhost = (list: CrewList, ghost: boolean): CrewList => exorcised({ ...list, ghost });

/** Whoever has the pirate gets the one that is given up for it. */
export const withPirate = (list: CrewList, seat: number, pirate: Pirate): CrewList => {
  const before = list.berths[seat]?.pirate;
  return before === undefined || !choosable(list).includes(pirate)
    ? list
    : { ...list, berths: swapped(list.berths, before, pirate) };
};

export const withName = (list: CrewList, seat: number, name: string): CrewList =>
  changed(list, seat, berth => ({ ...berth, name: name.slice(0, LONGEST_NAME) }));

/** Null: a person. */
export const withBot = (list: CrewList, seat: number, bot: Level | null): CrewList =>
  changed(list, seat, ({ pirate, name }) => ({ pirate, name, bot }));

/** A bot that is as strong as you. */
export const withMatch = (list: CrewList, seat: number, skill: Skill): CrewList =>
  changed(list, seat, berth => asStrong(berth, skill));

export const rulesOf = (list: CrewList): Rules =>
  writeRules({ ...list.agreed, players: list.players, ghost: hasGhost(list) });

/** The crew that sails: only people have a name of their own, and one of spaces is none; only bots have a style. */
export const signedOn = (list: CrewList): readonly Berth[] =>
  seated(list).map(berth =>
    berth.bot === null
      ? { ...berth, name: berth.name?.trim() || null }
      : { ...berth, name: null, style: STYLE_OF[berth.pirate] },
  );

/** The list that was kept; the first crew where it says something else. */
export const readCrewList = (kept: Fields, first: CrewList = firstCrew): CrewList => {
  const berths = Array.isArray(kept.berths) ? kept.berths.flatMap(readBerth) : [];
  const isWhole = berths.length === PIRATES.length && new Set(berths.map(each => each.pirate)).size === PIRATES.length;
  return exorcised({
    agreed: agreedIn(kept),
    players: PLAYERS.find(each => each === kept.players) ?? first.players,
    ghost: kept.ghost === true,
    berths: isWhole ? berths : first.berths,
  });
};

const readBerth = (berth: unknown): readonly Berth[] => {
  const pirate = isFields(berth) ? PIRATES.find(each => each === berth.pirate) : undefined;
  if (!isFields(berth) || !pirate) return [];
  const name = typeof berth.name === 'string' ? berth.name.slice(0, LONGEST_NAME) : null;
  return [{ pirate, name, ...botIn(berth) }];
};

/** The pirate of the Ghost Ship goes ashore for the first one who waits there. */
const exorcised = (list: CrewList): CrewList => {
  const substitute = list.berths[list.players];
  return hasGhost(list) && substitute && seated(list).some(({ pirate }) => pirate === GHOST)
    ? { ...list, berths: swapped(list.berths, GHOST, substitute.pirate) }
    : list;
};

/** Two pirates change places; their players stay seated. */
const swapped = (berths: readonly Berth[], one: Pirate, other: Pirate): readonly Berth[] =>
  berths.map(berth => {
    if (berth.pirate === one) return { ...berth, pirate: other };
    return berth.pirate === other ? { ...berth, pirate: one } : berth;
  });

const changed = (list: CrewList, seat: number, change: (berth: Berth) => Berth): CrewList => ({
  ...list,
  berths: list.berths.map((berth, each) => (each === seat ? change(berth) : berth)),
});
