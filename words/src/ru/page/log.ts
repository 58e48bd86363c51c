import { counting } from '../../counting.ts';
import type { LogWords } from '../../page/log.ts';

const { count, list } = counting('ru');

export const log: LogWords = {
  title: 'Журнал',
  earlier: 'Предыдущие раунды',
  sinceLastTurn: 'С вашего прошлого хода',
  empty: 'Корабли стоят наготове в Порт-Ройале.',
  round: (round, captain) => `Раунд ${round} · Капитан: ${captain}`,
  turn: (name, card) => (card === null ? name : `${name} разыгрывает «${card}»`),
  newest: 'К последней строке',
  showPlace: 'Показать на поле',
  water: 'Открытая вода',
  lane: (lane, spaces) =>
    `${lane === 1 ? 'Внешний' : 'Внутренний'} путь, ${count(spaces, { one: 'клетка', few: 'клетки', other: 'клеток' })}`,
  byLane: lane => `${lane === 1 ? 'внешний' : 'внутренний'} путь`,
  lastStretch: 'Последний отрезок, за красной линией',
  points: points => `${count(points, { one: 'очко', few: 'очка', other: 'очков' })} в конце`,
  finishPoints: '15 очков на финише',
  shipsHere: names => `здесь: ${list(names)}`,
};
