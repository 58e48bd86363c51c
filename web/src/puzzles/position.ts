import { chanceOf, deal, supplier } from '@jamaica/chance';
import { GameUnderWay, type Rules } from '@jamaica/rules';

/** A moment of a game, kept as the way there: the engine plays it again, so it can only be one that the rules allow. */
export interface Position {
  readonly rules: Rules;
  /** What the dice and the decks come from. */
  readonly seed: string;
  /** Every choice so far in the notation, with spaces between them; of several open ones the first is answered first. */
  readonly moves: string;
}

/** Plays a position's way again. */
export const sailTo = ({ rules, seed, moves }: Position): GameUnderWay => {
  const dice = { kind: 'practice', seed } as const;
  const supply = supplier(dice);
  const begun = GameUnderWay.begin(rules, deal(rules, chanceOf(dice, 0))).letFall(supply);
  return moves
    .split(' ')
    .filter(move => move !== '')
    .reduce((game, choice) => game.play(game.open[0].seat, choice).letFall(supply), begun);
};
