import { type Chance, type Need, needOf, type Rng, type Rules, type Seat, type Supplier } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import { commitment, fromPurpose, fromSecret, newSecret, secretOfDate } from './fair.ts';
import { type Fair, readFair } from './proof.ts';
import { DEAL, supplyByPurpose } from './purpose.ts';
import { fromSeed } from './seed.ts';
import { supply } from './supply.ts';

/** Where a game's chance comes from: a fresh secret and the seats' words, or a seed for practice. */
export type Dice =
  | { readonly kind: 'fair'; readonly fair: Fair }
  | { readonly kind: 'practice'; readonly seed: string };

/** Fair dice: each seat adds its name, and a person something that nobody could foresee. */
export const fairDice = (names: readonly string[], person: Seat): Dice => {
  const secret = newSecret();
  const words = names.map((name, seat) => (seat === person ? `${name} ${newSecret()}` : name));
  return { kind: 'fair', fair: { commitment: commitment(secret), secret, words } };
};

/** The dice of a race that is dealt from its date: the same everywhere, where no server deals a secret one. */
export const diceOfDate = (date: string, { players }: Rules): Dice => {
  const secret = secretOfDate(date);
  const words = Array.from({ length: players }, () => '');
  return { kind: 'fair', fair: { commitment: commitment(secret), secret, words, by: 'purpose' } };
};

/** The generator of one chance: number 0 deals, number k is the k-th chance step. So a game can be resumed anywhere. */
export const chanceOf = (dice: Dice, number: number): Rng => {
  if (dice.kind === 'practice') return fromSeed(`${dice.seed}/${number}`);
  return number === 0 && dice.fair.by === 'purpose' ? fromPurpose(dice.fair, DEAL) : fromSecret(dice.fair, number);
};

/** All chance of a game but its deal, from its dice, after what has fallen in it so far. */
export const supplier = (dice: Dice, past: readonly Chance[] = []): Supplier => {
  if (dice.kind === 'practice' || dice.fair.by !== 'purpose')
    return (state, number) => supply(state, chanceOf(dice, number));
  const fallen: (Need | Chance)[] = [...past];
  return state => {
    const outcome = supplyByPurpose(state, dice.fair, fallen);
    fallen.push(needOf(state));
    return outcome;
  };
};

/** What the rivals choose by when they have no preference: nothing that says anything about the dice to come. */
export const whimOf = (dice: Dice, seat: Seat, steps: number): Rng =>
  fromSeed(`${dice.kind === 'fair' ? dice.fair.words.join('/') : dice.seed}/${seat}/${steps}`);

/** The fields that a saved game has for its dice. */
export const diceFields = (dice: Dice): object =>
  dice.kind === 'fair' ? { fair: dice.fair } : { practice: { seed: dice.seed } };

/** The dice of a saved game; undefined when it does not say. */
export const savedDice = (saved: Fields, players: number): Dice | undefined => {
  const fair = readFair(saved.fair, players);
  if (fair.ok) return { kind: 'fair', fair: fair.value };
  const { practice } = saved;
  return isFields(practice) && typeof practice.seed === 'string'
    ? { kind: 'practice', seed: practice.seed }
    : undefined;
};

/** Practice dice for a game that does not say where its own came from. */
export const newPractice = (): Dice => ({ kind: 'practice', seed: newSecret() });
