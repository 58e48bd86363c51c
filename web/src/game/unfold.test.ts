import { deal, fromSeed, supply } from '@jamaica/chance';
import {
  apply,
  goodsIn,
  type Rules,
  type ShipView,
  type State,
  seen,
  settle,
  start,
  type View,
  view,
  waiting,
} from '@jamaica/rules';
import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 2, ghost: true },
  { edition: '2021', players: 3, ghost: true },
  { edition: '2021', players: 4, ghost: false },
  { edition: '2007', players: 6, ghost: false },
];

/** What is aboard by resource: which hold somebody paid from is not in the events. */
const stock = ({ holds, sixth }: ShipView): object => {
  const total = { food: 0, gold: 0, gunpowder: 0 };
  for (const hold of [...holds, sixth === 'empty' ? null : sixth]) {
    if (hold === null) continue;
    const { resource, tokens } = goodsIn(hold);
    total[resource] += tokens;
  }
  return total;
};

/** All of a view that people look at while events are shown. */
const looks = (shown: View) => ({
  round: shown.round,
  captain: shown.captain,
  dice: shown.dice,
  tokens: shown.tokens,
  pileSize: shown.pileSize,
  ships: shown.ships.map(ship => ({
    ship: ship.ship,
    position: ship.position,
    stock: stock(ship),
    hasSixth: ship.sixth !== null,
    powers: ship.powers,
    hidden: ship.hidden.map(({ cursed }) => cursed),
  })),
  seats: shown.seats.map(seat => ({ ...seat, hand: seat.hand?.toSorted(), held: null })),
});

const isSplit = (step: object): boolean => 'decide' in step && (step.decide === 'pay' || step.decide === 'powder-from');

const nextStep = (state: State, rng: ReturnType<typeof fromSeed>) => {
  const now = waiting(state);
  if ('over' in now) return null;
  if ('chance' in now) return settle(state, supply(state, rng));
  const { kind, seat, options } = now.decide[rng.below(now.decide.length)];
  return apply(state, { kind, seat, choice: options[rng.below(options.length)] });
};

it.each(TABLES)('the events of a step lead from one view to the next, $edition, $players players', rules => {
  for (let game = 0; game < 6; game++) {
    const rng = fromSeed(`unfold ${game}`);
    const viewer = game % 2 === 0 ? null : 0;
    let state = start(rules, deal(rules, rng));
    for (let step = nextStep(state, rng); step; step = nextStep(state, rng)) {
      if (!step.ok) throw new Error('refused');
      const before = view(state, viewer);
      state = step.value.state;
      const after = view(state, viewer);
      if ('over' in after.waiting) continue; // everything is turned over at once
      if (isSplit(step.value.step)) continue; // which holds a person pays from is not in the events
      const shown = step.value.events.map(event => seen(event, viewer)).reduce(unfold, before);
      // The new round is told about when its dice have fallen, and the table is ready for it before that.
      const round = after.dice === null ? { round: after.round, captain: after.captain, dice: null } : {};
      expect({ ...looks(shown), ...round }).toEqual(looks(after));
    }
  }
});
