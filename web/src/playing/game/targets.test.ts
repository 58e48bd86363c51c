import { deal, fromSeed, supply } from '@jamaica/chance';
import { apply, type DecisionKind, type Rules, settle, start, view, waiting } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { targetsOf } from './targets.ts';

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 2, ghost: true },
  { edition: '2021', players: 4, ghost: true },
  { edition: '2021', players: 6, ghost: false },
];

/** What is answered by pointing alone: every option has a thing that stands for it. */
const POINTED: readonly DecisionKind[] = [
  'card',
  'move',
  'retreat',
  'ghost-move',
  'attack',
  'ghost-attack',
  'empty',
  'load',
];

it.each(TABLES)('what can be pointed at stands for an option, $edition, $players players', rules => {
  const met = new Set<DecisionKind>();
  for (let game = 0; game < 25; game++) {
    const rng = fromSeed(`targets ${game}`);
    let state = start(rules, deal(rules, rng));
    for (let now = waiting(state); !('over' in now); now = waiting(state)) {
      if ('chance' in now) {
        const step = settle(state, supply(state, rng));
        if (step.ok) state = step.value.state;
        continue;
      }
      const { kind, seat, options } = now.decide[0];
      const chosen = [...targetsOf(view(state, seat), { kind, seat, options }).values()];
      expect(options).toEqual(expect.arrayContaining(chosen));
      if (POINTED.includes(kind)) expect(new Set(chosen)).toEqual(new Set(options));
      // What can be taken is pointed at, but for nothing at all.
      if (kind === 'loot' || kind === 'ghost-loot')
        expect(new Set(chosen)).toEqual(new Set(options.filter(option => option !== 'nothing')));
      met.add(kind);
      const step = apply(state, { kind, seat, choice: options[rng.below(options.length)] });
      if (!step.ok) throw new Error('refused');
      state = step.value.state;
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['card', 'dice', 'pay', 'loot', 'empty', 'powder-from']));
});
