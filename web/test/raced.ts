import { bot } from '@jamaica/bots';
import { chanceOf, commitment, type Dice, deal, diceFields, fromSeed, supplier } from '@jamaica/chance';
import { GameUnderWay, mayHaveGhost, type Rules, view } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import fc from 'fast-check';
import { readVoyage, type Voyage } from '../src/playing/logbook/voyage.ts';

/** A whole race for the tests: played by bots, or by nobody in particular, with dice from a seed. */
export const raced = (rules: Rules, dice: Dice, isSensible = false): Fields => {
  const whim = fromSeed('whim');
  const supply = supplier(dice);
  let game = GameUnderWay.begin(rules, deal(rules, chanceOf(dice, 0))).letFall(supply);
  for (let [asked] = game.open; asked; [asked] = game.open) {
    const choice = isSensible
      ? bot('bosun').choose(view(game.state, asked.seat), whim, { games: 1 })
      : asked.options[whim.below(asked.options.length)];
    game = game.play(asked.seat, choice).letFall(supply);
  }
  // As it comes from a file.
  const record: unknown = JSON.parse(JSON.stringify({ ...game.record(), ...diceFields(dice) }));
  if (!isFields(record)) throw new Error('no record');
  return record;
};

export const voyageOf = (record: unknown): Voyage => {
  const voyage = readVoyage(record);
  if (!voyage) throw new Error('no record');
  return voyage;
};

export const practice = (seed: string): Dice => ({ kind: 'practice', seed });

const SECRET = '3'.repeat(64);
/** Fair dice that fall the same every time. */
export const fair = (...words: readonly string[]): Dice => ({
  kind: 'fair',
  fair: { commitment: commitment(SECRET), secret: SECRET, words },
});

/** Always the same race, in which everything happens that the stage shows. */
export const EVENTFUL = raced({ edition: '2021', players: 4, ghost: false }, fair('a', 'b', 'c', 'd'));

/** Any table, and any race at it. */
export const anyRace: fc.Arbitrary<Voyage> = fc
  .record({
    edition: fc.constantFrom('2007' as const, '2021' as const),
    players: fc.integer({ min: 2, max: 6 }),
    ghost: fc.boolean(),
    seed: fc.string(),
  })
  .filter(({ players, ghost }) => mayHaveGhost(players, ghost))
  .map(({ seed, ...rules }) => voyageOf(raced(rules, practice(seed))));
