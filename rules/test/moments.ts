import { readFileSync } from 'node:fs';
import { CARDS } from '../src/cards.ts';
import { cardsToShuffle, type Need, type Outcome } from '../src/chance.ts';
import { list } from '../src/decisions.ts';
import { COMBAT_FACES, combatNumber, SHORTAGE_NAMES, shortageNumber } from '../src/dice.ts';
import type { GameEvent } from '../src/events.ts';
import { fall, lay, play } from '../src/flow.ts';
import { apply, optionsOf, type Step, settle, waiting } from '../src/play.ts';
import { readPosition, writePosition } from '../src/position.ts';
import type { Refusal, Result } from '../src/refusal.ts';
import { copy, type State } from '../src/state.ts';
import { type View, view } from '../src/view.ts';

/** A moment of a game, and everything that can follow from it next: `games/moments.jsonl` has them. */
interface MomentCase {
  readonly position: string;
  /** What seat 0 sees. */
  readonly view: View;
  readonly follows: readonly Following[];
}

/** What was chosen or rolled, what happened, and the position after it. */
interface Following {
  readonly step: Step['step'];
  readonly events: readonly GameEvent[];
  readonly position: string;
}

export const MOMENTS_FILE = new URL('../games/moments.jsonl', import.meta.url);

export const moments = (): readonly MomentCase[] =>
  readFileSync(MOMENTS_FILE, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));

export const stateAt = (position: string): State => {
  const read = readPosition(position);
  if (!read.ok) throw new Error(`${read.error.field}: ${position}`);
  return read.value;
};

export const momentAt = (position: string): MomentCase => {
  const state = stateAt(position);
  return { position, view: view(state, 0), follows: followsFrom(state) };
};

/** The position after the same, played on the fast way while nobody listens to what happens. */
export const unheard = (state: State, { step }: Following): string => {
  const game = copy(state);
  if ('decide' in step) {
    const count = list(state, step.seat, game.options);
    const at = optionsOf(state, step.seat).findIndex(option => option === step.choice);
    if (count !== step.n) throw new Error(`${count} options instead of ${step.n}`);
    play(game, step.seat, game.options[at]);
  } else if ('shuffle' in step)
    lay(
      game,
      step.deck.map(card => CARDS.indexOf(card)),
      step.deck.length,
    );
  else if (step.roll === 'action') fall(game, step.dice[0], step.dice[1]);
  else fall(game, step.roll === 'combat' ? combatNumber(step.face) : shortageNumber(step.face));
  return writePosition(game);
};

/** Whatever is chosen or rolled next; of the action dice only some throws. */
const followsFrom = (state: State): Following[] => {
  const now = waiting(state);
  if ('over' in now) return [];
  if ('chance' in now) return outcomes(state, now.chance).map(outcome => following(settle(state, outcome)));
  return now.decide.flatMap(({ kind, seat, options }) =>
    options.map(choice => following(apply(state, { kind, seat, choice }))),
  );
};

const outcomes = (state: State, need: Need): Outcome[] => {
  if ('shuffle' in need) return [{ shuffle: need.shuffle, deck: cardsToShuffle(state).reverse() }];
  switch (need.roll) {
    case 'action':
      return [
        { roll: 'action', dice: [5, 2] },
        { roll: 'action', dice: [3, 3] },
      ];
    case 'combat':
      return COMBAT_FACES.map(face => ({ roll: 'combat', face }));
    case 'shortage':
      return SHORTAGE_NAMES.map(face => ({ roll: 'shortage', face }));
  }
};

const following = (result: Result<Step, Refusal>): Following => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { step, events, state } = result.value;
  return { step, events, position: writePosition(state) };
};
