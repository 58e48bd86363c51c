// Play-outs a second, choices a second at each level, and memory. Each level thinks with its usual number of imagined games
// (a captain's 60, an admiral's 120), one after another on one core.
import { bot, LEVELS, type Level, playOut } from '@jamaica/bots';
import { deal, dealer, fromSeed, supply } from '@jamaica/chance';
import { apply, type Rules, type State, settle, start, view, waiting } from '@jamaica/rules';
import { blank } from '@jamaica/rules/search';

const SECONDS = Number(process.env.SECONDS ?? 3);
const RULES: Rules = { edition: '2021', players: 4, ghost: false };
const GAMES: Readonly<Record<Level, number>> = { deckhand: 2, bosun: 16, captain: 60, admiral: 120 };

const playOuts = (): number => {
  const [game, rng, dealt] = [blank(), fromSeed('bench'), dealer(RULES)];
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < SECONDS * 1000; count++) {
    dealt(game, rng);
    playOut(game, rng);
  }
  return count / SECONDS;
};

/** The moments of one game at which somebody has to choose. */
const questions = (): { readonly state: State; readonly seat: number }[] => {
  const rng = fromSeed('questions');
  const found: { state: State; seat: number }[] = [];
  let state = start(RULES, deal(RULES, rng));
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    if ('decide' in now) found.push({ state, seat: now.decide[0].seat });
    const step =
      'chance' in now
        ? settle(state, supply(state, rng))
        : apply(state, { ...now.decide[0], choice: bot('bosun').choose(view(state, now.decide[0].seat), rng) });
    if (!step.ok) throw new Error(step.error.why);
    state = step.value.state;
  }
  return found;
};

const asked = questions();

const pace = (level: Level): number => {
  const [player, rng] = [bot(level), fromSeed('bench')];
  const start = performance.now();
  let choices = 0;
  for (; performance.now() - start < SECONDS * 1000; choices++) {
    const { state, seat } = asked[choices % asked.length];
    player.choose(view(state, seat), rng, { games: GAMES[level] });
  }
  return (choices * 1000) / (performance.now() - start);
};

console.log(`${Math.round(playOuts()).toLocaleString('en')} play-outs a second, ${RULES.players} players`);
console.table(
  LEVELS.map(level => {
    const choices = pace(level);
    return {
      level,
      'imagined games': GAMES[level],
      'choices a second': Math.round(choices),
      'ms a choice': (1000 / choices).toFixed(2),
    };
  }),
);
console.log(`${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MiB of heap`);
