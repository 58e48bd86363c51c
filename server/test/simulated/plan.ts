import type { ClockTerms } from '@jamaica/messages';
import type { Rules } from '@jamaica/rules';
import { type Fault, faultsOf } from './faults.ts';
import { DUTIFUL, type Habits } from './habits.ts';
import type { Luck } from './luck.ts';
import type { PartyPlan } from './party.ts';

/** A simulated harbour, before anything has happened in it. */
export interface Plan {
  readonly servers: number;
  readonly parties: readonly PartyPlan[];
  readonly habits: Habits;
  readonly faults: readonly Fault[];
  /** From then on nothing fails any more, and everybody plays. */
  readonly calmAt: number;
}

const NAMES = ['Anne', 'Mary', 'Samuel', 'John', 'Olivier', 'Edward', 'Grace', 'Henry', 'Bartholomew', 'Ching'];

/** Small tables, so that a game is soon over. */
const RULES: readonly Rules[] = [
  { edition: '2007', players: 2, ghost: true },
  { edition: '2021', players: 2, ghost: true },
  { edition: '2007', players: 3, ghost: false },
  { edition: '2021', players: 3, ghost: false },
  { edition: '2021', players: 4, ghost: false },
];

export const planOf = (luck: Luck): Plan => {
  const servers = luck.any([1, 2, 2, 3]);
  const names = [...NAMES];
  const parties = Array.from({ length: luck.any([1, 1, 2]) }, () => partyOf(luck, names));
  const people = parties.flatMap(party => [...party.names, ...party.onlookers]);
  const calmAt = luck.any([10_000, 20_000, 40_000]);
  const faults = faultsOf(luck, { servers, people: people.length, until: calmAt });
  return { servers, parties, habits: habitsOf(luck), faults, calmAt };
};

const partyOf = (luck: Luck, names: string[]): PartyPlan => {
  const rules = luck.any(RULES);
  const people = luck.between(1, rules.players);
  return {
    terms: {
      rules,
      clock: clockOf(luck),
      listed: luck.oneIn(2),
      spectators: luck.oneIn(2),
      phrasesOnly: false,
    },
    names: names.splice(0, people),
    onlookers: names.splice(0, luck.below(2)),
    isSealed: luck.oneIn(2),
    played: luck.oneIn(4) ? null : luck.any([60, 90, 95, 98, 98]),
  };
};

const clockOf = (luck: Luck): ClockTerms =>
  luck.oneIn(3) ? { kind: 'none' } : { kind: 'live', decision: luck.between(5, 9), reserve: luck.any([0, 5, 20]) };

const habitsOf = (luck: Luck): Habits =>
  luck.oneIn(6)
    ? DUTIFUL
    : {
        pause: luck.any([100, 600, 2000]),
        doubleClicks: luck.any([0, 2, 10]),
        wavers: luck.any([0, 5, 20]),
        actsOnOldNews: luck.any([0, 5, 20]),
        reconnects: luck.any([0, 10, 40]),
        leaves: luck.any([0, 15, 60]),
        talks: luck.any([0, 5, 30]),
        fusses: luck.any([0, 4]),
        dreams: luck.any([0, 20, 80]),
        vanishes: luck.any([0, 0, 200]),
      };
