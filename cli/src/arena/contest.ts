import { type Budget, LEVELS, type Level } from '@jamaica/bots';
import type { Rules } from '@jamaica/rules';
import { botEntrant, type Entrant } from './entrant.ts';
import { type Match, newMatch } from './match.ts';

type ContestKind = 'open' | 'ladder' | 'curve';

/** What the arena plays: one match, or several, in each of which the first of the lineup meets the others. */
export interface Contest {
  readonly kind: ContestKind;
  readonly rules: Rules;
  readonly seed: string;
  readonly matches: readonly Match[];
}

/** What all kinds of contests need to know. */
interface Terms {
  readonly rules: Rules;
  readonly seed: string;
  /** The least number of games of each match. */
  readonly games: number;
}

/** The entrants meet each other; the last of them fills the seats that are left. */
export const openContest = (terms: Terms, entrants: readonly Entrant[]): Contest =>
  contest('open', terms, [
    Array.from({ length: terms.rules.players }, (_, seat) => entrants[Math.min(seat, entrants.length - 1)]),
  ]);

/** Each rung meets the one below. */
export const ladder = (terms: Terms, rungs: readonly Entrant[]): Contest =>
  contest(
    'ladder',
    terms,
    rungs.slice(1).map((rung, below) => against(terms.rules, rung, rungs[below])),
  );

/** How much a level may imagine for a choice. */
const STEPS = [2, 4, 8, 16, 32, 64];

/** A level that thinks more and more meets the one below, which always thinks the same. */
export const curve = (terms: Terms, level: Level, budget: Budget | null): Contest =>
  contest(
    'curve',
    terms,
    STEPS.map(games => against(terms.rules, botEntrant(level, { games }), botEntrant(below(level), budget))),
  );

/** The levels that have another below. */
export const CLIMBERS: readonly Level[] = LEVELS.slice(1);

const below = (level: Level): Level => LEVELS[LEVELS.indexOf(level) - 1];

const against = ({ players }: Rules, one: Entrant, other: Entrant): Entrant[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? one : other));

const contest = (kind: ContestKind, { rules, seed, games }: Terms, lineups: readonly Entrant[][]): Contest => ({
  kind,
  rules,
  seed,
  matches: lineups.map(lineup => newMatch(rules, lineup, games, seed)),
});
