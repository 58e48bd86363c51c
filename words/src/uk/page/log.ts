import { counting } from '../../counting.ts';
import type { LogWords } from '../../page/log.ts';

const { count, list } = counting('uk');

export const log: LogWords = {
  title: 'Журнал',
  earlier: 'Попередні раунди',
  sinceLastTurn: 'Після вашого минулого ходу',
  empty: 'Кораблі стоять напоготові в Порт-Роялі.',
  round: (round, captain) => `Раунд ${round} · Капітан: ${captain}`,
  turn: (name, card) => (card === null ? name : `${name} грає «${card}»`),
  newest: 'До останнього рядка',
  showPlace: 'Показати на полі',
  water: 'Відкрита вода',
  lane: (lane, spaces) =>
    `${lane === 1 ? 'Зовнішній' : 'Внутрішній'} шлях, ${count(spaces, { one: 'клітинка', few: 'клітинки', other: 'клітинок' })}`,
  byLane: lane => `${lane === 1 ? 'зовнішній' : 'внутрішній'} шлях`,
  lastStretch: 'Останній відтинок, за червоною лінією',
  points: points => `${count(points, { one: 'очко', few: 'очки', other: 'очок' })} наприкінці`,
  finishPoints: '15 очок на фініші',
  shipsHere: names => `тут: ${list(names)}`,
};
