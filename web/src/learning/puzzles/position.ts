import { chanceOf, deal, supplier } from '@jamaica/chance';
import { GameUnderWay, ok, type Refusal, type Result, type Rules } from '@jamaica/rules';
import { FORMER_READING, READING, type Reading } from '@jamaica/rules/record';

/** A moment of a game, kept as the way there: the engine plays it again, so it can only be one that the rules allow. */
export interface PuzzlePosition {
  readonly rules: Rules;
  /** What the dice and the decks come from. */
  readonly seed: string;
  /** Every choice so far in the notation, with spaces between them; of several open ones the first is answered first. */
  readonly moves: string;
}

/** Plays a position's way again: by the reading of the rules by which it was written down. */
export const sailTo = (position: PuzzlePosition): GameUnderWay => {
  const today = sailBy(READING, position);
  if (today.ok) return today.value;
  const former = sailBy(FORMER_READING, position);
  if (!former.ok) throw new Error('the way to a position is not legal', { cause: today.error });
  return former.value;
};

const sailBy = (reading: Reading, { rules, seed, moves }: PuzzlePosition): Result<GameUnderWay, Refusal> => {
  const dice = { kind: 'practice', seed } as const;
  const supply = supplier(dice);
  let game = GameUnderWay.begin(rules, deal(rules, chanceOf(dice, 0)), [], reading).letFall(supply);
  for (const choice of moves.split(' ').filter(move => move !== '')) {
    const played = game.answer({ ...(game.open[0] ?? { kind: null, seat: null }), choice });
    if (!played.ok) return played;
    game = played.value.letFall(supply);
  }
  return ok(game);
};
