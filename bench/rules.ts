import { dealer, fromSeed, happen } from '@jamaica/chance';
import { blank, type Edition, isOver, list, optionBuffer, phase, phaseOf, play } from '@jamaica/rules';

const CARD = phase('card');
const codes = optionBuffer();
let decisions = 0;
const run = (edition: Edition, players: number, ghost: boolean, seconds: number) => {
  const rng = fromSeed('bench');
  const game = blank();
  const deal = dealer({ edition, players, ghost });
  const end = process.cpuUsage().user / 1000 + seconds * 1000;
  const t0 = process.cpuUsage().user / 1000;
  let games = 0;
  decisions = 0;
  while (process.cpuUsage().user / 1000 < end) {
    for (let k = 0; k < 50; k++) {
      deal(game, rng);
      games++;
      for (;;) {
        const now = phaseOf(game);
        if (game.count > 0) {
          play(game, 0, game.options[rng.below(game.count)]);
          decisions++;
        } else if (now === CARD) {
          for (let seat = 0; seat < players; seat++) {
            const n = list(game, seat, codes);
            play(game, seat, codes[rng.below(n)]);
            decisions++;
          }
        } else if (isOver(now)) break;
        else happen(game, rng);
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
