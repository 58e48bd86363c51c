import type { Hex32 } from '@jamaica/chance';
import { DAY_LEVEL, DAY_SEAT, raceOf, type Sitter, type TableOfDay, type Terms } from '@jamaica/messages';
import { READING } from '@jamaica/rules/record';
import { dealtForDay } from '../fairness/dice.ts';
import type { Fact } from '../log/entry.ts';
import { PIRATES } from '../log/stored.ts';
import type { Guest } from '../table/ask.ts';

/** A race of the day, and the secret of its dice. */
export interface DayRace extends TableOfDay {
  readonly secret: Hex32;
}

/** Nobody looks on in a race of the day, and no list has it. */
export const dayTerms = ({ day }: TableOfDay): Terms => ({
  rules: raceOf(day),
  clock: { kind: 'none' },
  listed: false,
  spectators: false,
  phrasesOnly: true,
});

/** All that happens before the first die falls. */
export const dayFacts = ({ day, secret }: DayRace, { person, name }: Guest): Fact[] => {
  const rules = raceOf(day);
  const sitters = PIRATES.slice(0, rules.players).map(
    (pirate, seat): Sitter =>
      seat === DAY_SEAT ? { kind: 'person', person, name, pirate } : { kind: 'bot', level: DAY_LEVEL, pirate },
  );
  return [
    ...sitters.map((sitter, seat): Fact => ({ kind: 'sat', seat, sitter })),
    { kind: 'started', setup: { ...dealtForDay(rules, secret) }, reading: READING },
  ];
};
