import { CARDS } from '../src/cards.ts';
import type { Outcome } from '../src/chance.ts';
import { cardsToShuffle, needOf, type Rng } from '../src/chance.ts';
import { ACTION_FACES, COMBAT_FACES, SHORTAGE_FACES } from '../src/dice.ts';
import { houseField } from '../src/house.ts';
import { apply, type Step, settle, waiting } from '../src/play.ts';
import { type RecordStep, recorded, writeRecord } from '../src/record.ts';
import type { Rules } from '../src/rules.ts';
import { type Setup, start, treasuresOf } from '../src/setup.ts';
import { shuffled } from '../src/shuffle.ts';
import type { State } from '../src/state.ts';
import { PILE_SIZE, TREASURES } from '../src/treasures.ts';
import { anyOf, testRng } from './rng.ts';

/** Every table there can be. */
export const TABLES: readonly Rules[] = (['2007', '2021'] as const).flatMap(edition => [
  ...[2, 3, 4, 5].map(players => ({ edition, players, ghost: true })),
  ...[3, 4, 5, 6].map(players => ({ edition, players, ghost: false })),
]);

export const tableName = ({ edition, players, ghost }: Rules): string =>
  `${edition}, ${players} players${ghost ? ' and the Ghost Ship' : ''}`;

const randomSetup = (rules: Rules, rng: Rng): Setup => {
  const treasures = shuffled(treasuresOf(rules), rng).map(card => TREASURES[card]);
  return {
    captain: rng.below(rules.players),
    pile: treasures.slice(0, PILE_SIZE),
    removed: treasures.slice(PILE_SIZE),
    decks: Array.from({ length: rules.players }, () => shuffled(CARDS, rng)),
  };
};

const randomOutcome = (state: State, rng: Rng): Outcome => {
  const need = needOf(state);
  if ('shuffle' in need) return { shuffle: need.shuffle, deck: shuffled(cardsToShuffle(state), rng) };
  switch (need.roll) {
    case 'action':
      return { roll: 'action', dice: [anyOf(ACTION_FACES, rng), anyOf(ACTION_FACES, rng)] };
    case 'combat':
      return { roll: 'combat', face: anyOf(COMBAT_FACES, rng) };
    case 'shortage':
      return { roll: 'shortage', face: anyOf(SHORTAGE_FACES, rng) };
  }
};

/** One step of arbitrary play; undefined when the game is over. */
export const randomStep = (state: State, rng: Rng): Step | undefined => {
  const now = waiting(state);
  if ('over' in now) return undefined;
  if ('chance' in now) return taken(settle(state, randomOutcome(state, rng)));
  const { kind, seat, options } = anyOf(now.decide, rng);
  return taken(apply(state, { kind, seat, choice: anyOf(options, rng) }));
};

const taken = (result: ReturnType<typeof settle>): Step => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

// Random games have some hundreds of steps.
const LONGEST = 10_000;

/** A whole game of arbitrary options, which `seed` names, and its record. */
export const randomGame = (rules: Rules, seed: number) => {
  const rng = testRng(seed);
  const setup = randomSetup(rules, rng);
  const first = start(rules, setup);
  const steps: Step[] = [];
  for (let step = randomStep(first, rng); step; step = randomStep(step.state, rng)) {
    steps.push(step);
    if (steps.length > LONGEST) throw new Error(`the game of seed ${seed} does not end`);
  }
  const end = steps[steps.length - 1].state;
  const written: RecordStep[] = steps.flatMap(recorded);
  return { rules, setup, start: first, steps, end, record: writeRecord(rules, setup, written, end) };
};

/** The states of a game in order, the first one included. */
export const statesOf = ({ start, steps }: ReturnType<typeof randomGame>): State[] => [
  start,
  ...steps.map(step => step.state),
];

/** The same table with the house rules that a number names, one bit each. */
export const withHouse = (rules: Rules, number: number): Rules => ({ ...rules, ...houseField(number & 31) });

/** Every seventh state of three random games at every table, by our reading and by house rules. */
export const someStates = (claim: (state: State) => void, rng: Rng): void => {
  for (const rules of TABLES)
    for (let games = 0; games < 3; games++)
      for (const [index, state] of statesOf(
        randomGame(withHouse(rules, games === 0 ? 0 : rng.below(32)), rng.below(2 ** 31)),
      ).entries())
        if (index % 7 === 0) claim(state);
};
