import { counting } from '../../counting.ts';
import type { LogWords } from '../../page/log.ts';

const { count, list } = counting('en');

export const log: LogWords = {
  title: 'Log',
  earlier: 'Earlier rounds',
  sinceLastTurn: 'Since your last turn',
  empty: 'The ships lie ready at Port Royal.',
  round: (round, captain) => `Round ${round} · Captain ${captain}`,
  turn: (name, card) => (card === null ? name : `${name} plays ${card}`),
  newest: 'Newest line',
  showPlace: 'Show on the board',
  water: 'Open water',
  lane: (lane, spaces) => `${lane === 1 ? 'Outer' : 'Inner'} lane, ${count(spaces, { one: 'space', other: 'spaces' })}`,
  byLane: lane => `${lane === 1 ? 'outer' : 'inner'} lane`,
  lastStretch: 'Last stretch, beyond the red line',
  points: points => count(points, { one: 'point at the end', other: 'points at the end' }),
  finishPoints: '15 points at the finish',
  shipsHere: names => `here: ${list(names)}`,
};
