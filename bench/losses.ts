// What a level's choices cost in winning chance when four of it play each other, judged by many more imagined games than it has
// itself: `npm run bench:losses -- admiral:64 --games 20 --judged 2000`. The admirals' mean is the mark of `jamaica analyse`.
import { parseArgs } from 'node:util';
import { bot, judge, LEVELS, meanLoss } from '@jamaica/bots';
import { deal, fromSeed, supply } from '@jamaica/chance';
import { apply, type DecisionKind, EDITIONS, settle, start, view, waiting } from '@jamaica/rules';

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    judged: { type: 'string', default: '2000' },
    /** Of so many choices one is judged: more games say more than more choices of the same game. */
    every: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
const [name, imagined] = (positionals[0] ?? 'admiral:64').split(':');
const level = LEVELS.find(each => each === name);
if (!level) throw new Error(`expected one of ${LEVELS.join(', ')}, not ${name}`);
const player = bot(level);
const budget = imagined ? { games: Number(imagined) } : undefined;

const percent = (share: number): string => (100 * share).toFixed(2);
const judged: { readonly kind: DecisionKind; readonly loss: number }[] = [];
const choices = fromSeed('losses');
for (let number = 0; number < Number(values.games); number++) {
  const rules = { edition: EDITIONS[number % EDITIONS.length], players: 4, ghost: false };
  const rng = fromSeed(`losses/${number}`);
  let state = start(rules, deal(rules, rng));
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    if ('chance' in now) {
      const step = settle(state, supply(state, rng));
      if (!step.ok) throw new Error(step.error.why);
      state = step.value.state;
      continue;
    }
    const [asked] = now.decide;
    const seen = view(state, asked.seat);
    const choice = player.choose(seen, rng, budget);
    if (asked.options.length > 1 && choices.below(Number(values.every)) === 0) {
      const seed = `${number}/${judged.length}`;
      judged.push({ kind: asked.kind, loss: judge(seen, { choice, games: Number(values.judged), seed }).loss });
    }
    const step = apply(state, { ...asked, choice });
    if (!step.ok) throw new Error(step.error.why);
    state = step.value.state;
  }
  const { mean, error } = meanLoss(judged);
  process.stderr.write(
    `${number + 1} of ${values.games} games, ${judged.length} choices: ${percent(mean)} ± ${percent(error)}\n`,
  );
}
const line = (kind: string, losses: typeof judged) => {
  const { choices, mean, error } = meanLoss(losses);
  return { kind, choices, 'mean loss': percent(mean), '±': percent(error) };
};
const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
console.table([
  ...kinds.map(kind =>
    line(
      kind,
      judged.filter(each => each.kind === kind),
    ),
  ),
  line('all', judged),
]);
