import { deal, fromSeed } from '@jamaica/chance';
import { isOver, type Rules, start } from '@jamaica/rules';
import { blank, copyInto } from '@jamaica/rules/search';
import type { Chart } from '../src/net.ts';
import { share } from './games.ts';
import { byQuickJudgement, type Choose, playStep, steeredBy } from './steering.ts';

const TABLES: readonly Rules[] = (['2007', '2021'] as const).map(edition => ({ edition, players: 4, ghost: false }));
const game = blank();

/** How often a net wins as one of four, without looking ahead, against three that choose by quick judgement: the yardstick of a training. */
export const strengthOf = (chart: Chart, deals: number): number => {
  const byNet = steeredBy('net', chart);
  let wins = 0;
  let games = 0;
  for (let number = 0; number < deals; number++)
    for (let own = 0; own < 4; own++) {
      const rules = TABLES[number % TABLES.length];
      copyInto(game, start(rules, deal(rules, fromSeed(`strength/${number}`))));
      const rng = fromSeed(`strength/${number}/luck`);
      const choose: Choose = (game, seat, rng) => (seat === own ? byNet : byQuickJudgement)(game, seat, rng);
      while (!isOver(game)) playStep(game, choose, rng);
      wins += share(game, own);
      games++;
    }
  return wins / games;
};
