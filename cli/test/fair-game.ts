import { chanceOf, commitment, deal, type Fair, fromSeed, supplier } from '@jamaica/chance';
import { GameUnderWay, type Rules } from '@jamaica/rules';
import type { GameRecord } from '@jamaica/rules/record';

const SECRET = '5a'.repeat(32);

/** A whole game of arbitrary choices with fair dice, as `verify` wants it. */
export const fairGame = (rules: Rules): GameRecord & { readonly fair: Fair } => {
  const words = ['tide', '', 'Порт-Ройал', 'rum', 'reef', 'gull'].slice(0, rules.players);
  const fair = { commitment: commitment(SECRET), secret: SECRET, words };
  const dice = { kind: 'fair', fair } as const;
  const choices = fromSeed('choices');
  let game = GameUnderWay.begin(rules, deal(rules, chanceOf(dice, 0))).letFall(supplier(dice));
  for (let [asked] = game.open; asked; [asked] = game.open)
    game = game.play(asked.seat, asked.options[choices.below(asked.options.length)]).letFall(supplier(dice));
  return { ...game.record(), fair };
};
