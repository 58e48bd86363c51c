// Can a style be seen in play, and what does it cost? One bot of a style against three without, seats rotated over the same deals:
// `npm run bench:styles -- captain:16 --deals 250`.
import { parseArgs } from 'node:util';
import { bot, LEVELS, STYLES, type Style } from '@jamaica/bots';
import { deal, fromSeed, supply } from '@jamaica/chance';
import {
  aboard,
  apply,
  EDITIONS,
  type GameEvent,
  type Seat,
  settle,
  spacesToFinish,
  start,
  view,
  waiting,
} from '@jamaica/rules';

const PLAYERS = 4;

const { values, positionals } = parseArgs({
  options: { deals: { type: 'string', default: '250' } },
  allowPositionals: true,
});
const [name, imagined] = (positionals[0] ?? 'captain:16').split(':');
const level = LEVELS.find(each => each === name);
if (!level) throw new Error(`expected one of ${LEVELS.join(', ')}, not ${name}`);
const budget = imagined ? { games: Number(imagined) } : undefined;

/** What a ship did, a round on average. */
interface Habits {
  games: number;
  wins: number;
  rounds: number;
  attacks: number;
  gold: number;
  spaces: number;
  /** Whether it came home before all others. */
  home: number;
}

const habits = new Map<Style | 'none', Habits>(
  [...STYLES, 'none' as const].map(style => [
    style,
    { games: 0, wins: 0, rounds: 0, attacks: 0, gold: 0, spaces: 0, home: 0 },
  ]),
);

const play = (number: number, own: Seat, style: Style): void => {
  const rules = { edition: EDITIONS[number % EDITIONS.length], players: PLAYERS, ghost: false };
  const rng = fromSeed(`styles/${number}`);
  const players = Array.from({ length: PLAYERS }, (_, seat) => bot(level, seat === own ? style : undefined));
  const ofSeat = (seat: Seat): Habits | undefined => habits.get(seat === own ? style : 'none');
  let isHome = false;
  const note = (event: GameEvent): void => {
    if (event.kind === 'attacked' && typeof event.attacker === 'number') count(ofSeat(event.attacker), 'attacks', 1);
    if (event.kind === 'finished' && typeof event.ship === 'number' && !isHome) {
      isHome = true;
      count(ofSeat(event.ship), 'home', 1);
    }
    if (event.kind === 'sailed' && typeof event.ship === 'number')
      count(ofSeat(event.ship), 'spaces', spacesToFinish(event.from) - spacesToFinish(event.to));
  };
  let state = start(rules, deal(rules, rng));
  let round = 0;
  for (let now = waiting(state); ; now = waiting(state)) {
    const seen = view(state, null);
    if (seen.round !== round) {
      round = seen.round;
      for (const [seat, ship] of seen.ships.entries()) {
        count(ofSeat(seat), 'rounds', 1);
        count(ofSeat(seat), 'gold', aboard(ship).stock.gold);
      }
    }
    if ('over' in now) {
      for (let seat = 0; seat < PLAYERS; seat++) {
        count(ofSeat(seat), 'games', 1);
        if (now.over.winners.includes(seat)) count(ofSeat(seat), 'wins', 1 / now.over.winners.length);
      }
      return;
    }
    const step =
      'chance' in now
        ? settle(state, supply(state, rng))
        : apply(state, {
            ...now.decide[0],
            choice: players[now.decide[0].seat].choose(view(state, now.decide[0].seat), rng, budget),
          });
    if (!step.ok) throw new Error(step.error.why);
    for (const event of step.value.events) note(event);
    state = step.value.state;
  }
};
const count = (of: Habits | undefined, what: keyof Habits, more: number): void => {
  if (of) of[what] += more;
};

for (let number = 0; number < Number(values.deals); number++) {
  for (const style of STYLES) for (let own = 0; own < PLAYERS; own++) play(number, own, style);
  if (number % 10 === 9) process.stderr.write(`${number + 1} of ${values.deals} deals\n`);
}
console.table(
  Object.fromEntries(
    [...habits].map(([style, { games, wins, rounds, attacks, gold, spaces, home }]) => {
      const share = wins / games;
      return [
        style,
        {
          games,
          'wins %': (100 * share).toFixed(1),
          '±': (196 * Math.sqrt((share * (1 - share)) / games)).toFixed(1),
          'attacks a game': (attacks / games).toFixed(2),
          'gold aboard': (gold / rounds).toFixed(2),
          'spaces a round': (spaces / rounds).toFixed(2),
          'home first %': ((100 * home) / games).toFixed(1),
        },
      ];
    }),
  ),
);
