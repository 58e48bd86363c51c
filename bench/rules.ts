import { dealer, fromSeed, happen } from '@jamaica/chance';
import { CELLS, type Draft, type Edition, isOver, list, optionBuffer, phase, phaseOf, play } from '@jamaica/rules';

const CARD = phase('card');
const codes = optionBuffer();
let decisions = 0;
const run = (edition: Edition, players: number, ghost: boolean, seconds: number) => {
  const rng = fromSeed('bench');
  const game: Draft = { cells: new Int16Array(CELLS), events: null };
  const deal = dealer({ edition, players, ghost });
  const end = process.cpuUsage().user / 1000 + seconds * 1000;
  const t0 = process.cpuUsage().user / 1000;
  let games = 0;
  decisions = 0;
  while (process.cpuUsage().user / 1000 < end) {
    for (let k = 0; k < 50; k++) {
      deal(game, rng);
      games++;
      let count = 0;
      for (;;) {
        const now = phaseOf(game);
        if (isOver(now)) break;
        if (count > 0) {
          count = play(game, 0, codes[rng.below(count)], codes);
          decisions++;
        } else if (now === CARD) {
          for (let seat = 0; seat < players; seat++) {
            const n = list(game, seat, codes);
            count = play(game, seat, codes[rng.below(n)], codes);
            decisions++;
          }
        } else count = happen(game, rng, codes);
      }
    }
  }
  const s = (process.cpuUsage().user / 1000 - t0) / 1000;
  console.log(
    edition,
    ghost,
    Math.round(games / s),
    'games/s',
    (decisions / s / 1e6).toFixed(2),
    'M decisions/s',
    (decisions / games).toFixed(0),
  );
};
run('2007', 4, false, 2);
run('2007', 4, false, 4);
if (process.env.ONLY) process.exit();
run('2021', 4, false, 3);
run('2007', 2, true, 3);
run('2007', 6, false, 3);
