import { deal, fromSeed, supply } from '@jamaica/chance';
import {
  apply,
  CARDS,
  foresee,
  type GameEvent,
  type Rules,
  type State,
  settle,
  start,
  view,
  waiting,
} from '@jamaica/rules';
import { expect, it } from 'vitest';

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 3, ghost: false },
  { edition: '2021', players: 3, ghost: false },
];

/** One random step, with what happened. */
const step = (state: State, rng: ReturnType<typeof fromSeed>) => {
  const now = waiting(state);
  if ('over' in now) return null;
  if ('chance' in now) return settle(state, supply(state, rng));
  const { kind, seat, options } = now.decide[rng.below(now.decide.length)];
  return apply(state, { kind, seat, choice: options[rng.below(options.length)] });
};

it.each(TABLES)('where a ship lands in the morning was foreseen when its card was chosen, $edition', rules => {
  let landings = 0;
  let retreats = 0;
  for (let game = 0; game < 12; game++) {
    const rng = fromSeed(`preview ${game}`);
    let state = start(rules, deal(rules, rng));
    let foreseen: ReadonlyMap<number, ReturnType<typeof foresee>> = new Map();
    const halves: GameEvent[] = [];
    for (let next = step(state, rng); next; next = step(state, rng)) {
      if (!next.ok) throw new Error('refused');
      const before = view(state, null);
      for (const event of next.value.events) {
        if (event.kind === 'revealed' && event.seat === before.captain)
          foreseen = new Map([
            [event.seat, foresee(before, event.seat, CARDS.find(card => card === event.card) ?? CARDS[0])],
          ]);
        if (event.kind === 'began') halves.push(event);
        const now = halves.at(-1);
        if (event.kind !== 'sailed' || typeof event.ship !== 'number' || now?.kind !== 'began') continue;
        // Only the Captain's morning is certain to begin from what everybody saw.
        const seen = now.half === 'morning' && now.ship === event.ship ? foreseen.get(event.ship) : undefined;
        if (!seen) continue;
        const ends = seen.flatMap(each => (each.kind === 'landing' && each.half === 'morning' ? [each] : []));
        if (event.why === 'action') {
          expect(ends.map(({ landing }) => landing.to)).toContainEqual(event.to);
          landings++;
        } else if (ends.some(({ retreats }) => retreats.length > 0)) {
          expect(ends.flatMap(each => each.retreats)).toContain(event.to.space);
          retreats++;
        }
      }
      state = next.value.state;
    }
  }
  expect(landings).toBeGreaterThan(20);
  expect(retreats).toBeGreaterThan(0);
});
