import { deal, fromSeed, happen } from '@jamaica/chance';
import { isOver, type Rules, start } from '@jamaica/rules';
import { blank, CARD, copyInto, decider, hasChosen, phaseOf, play } from '@jamaica/rules/search';
import { EVERYBODY, Helmsman } from '../src/helmsman.ts';
import { Lookout } from '../src/lookout.ts';
import type { Chart } from '../src/net.ts';
import { quickCard, quickChoice } from '../src/policy.ts';
import { share, TRIES } from './games.ts';

const TABLES: readonly Rules[] = (['2007', '2021'] as const).map(edition => ({ edition, players: 4, ghost: false }));
const game = blank();

/** How often a net wins as one of four, without looking ahead, against three that choose by quick judgement: the yardstick of a training. */
export const strengthOf = (chart: Chart, deals: number): number => {
  const helmsman = new Helmsman(new Lookout(chart), EVERYBODY, TRIES);
  let wins = 0;
  let games = 0;
  for (let number = 0; number < deals; number++)
    for (let own = 0; own < 4; own++) {
      const rules = TABLES[number % TABLES.length];
      copyInto(game, start(rules, deal(rules, fromSeed(`strength/${number}`))));
      const rng = fromSeed(`strength/${number}/luck`);
      while (!isOver(game)) {
        if (game.count > 0)
          play(game, decider(game), decider(game) === own ? helmsman.choice(game, rng) : quickChoice(game, rng));
        else if (phaseOf(game) === CARD) {
          for (let seat = 0; seat < 4 && phaseOf(game) === CARD; seat++)
            if (!hasChosen(game, seat))
              play(game, seat, seat === own ? helmsman.card(game, seat, rng) : quickCard(game, seat, rng));
        } else happen(game, rng);
      }
      wins += share(game, own);
      games++;
    }
  return wins / games;
};
