import { counting } from '../counting.ts';
import type { GroundWords } from '../grounds.ts';
import type { Names } from '../names.ts';
import { OF, points } from './advice.ts';

const { count } = counting('ru');

const spaces = (n: number): string => count(n, { one: 'клетку', few: 'клетки', other: 'клеток' });

export const grounds = ({ tokens }: Names): GroundWords => ({
  finishes: won => `приходит к финишу: ${points(won)}`,
  passesRedLine: lost => `проходит красную линию и больше не теряет ${points(lost)}`,
  short: (resource, has, price, isLeft) => {
    const space = `а клетка стоит ${price}`;
    if (has === 0) return `${isLeft ? 'не остаётся' : 'нет'} ${OF[resource]}, ${space}`;
    return `${isLeft ? 'остаётся' : 'всего'} ${tokens(resource, has)}, ${space}`;
  },
  treasure: 'находит сокровище',
  losesLoad: (resource, lost) => `теряет груз (${tokens(resource, lost)}): трюмы уже полны ${OF[resource]}`,
  throwsOverboard: (resource, loaded) => `чтобы погрузить ${tokens(resource, loaded)}, бросает что-то за борт`,
  loads: (resource, loaded, aboard) =>
    `грузит ${tokens(resource, loaded)}${resource === 'gold' ? `: ${points(loaded)}` : `, всего на борту ${aboard}`}`,
  pays: (resource, paid, left) =>
    `платит ${tokens(resource, paid)}, ${left === 0 ? `и ${OF[resource]} больше нет` : `остаётся ${left}`}`,
  nearer: n => `на ${spaces(n)} ближе к финишу`,
  farther: n => `на ${spaces(n)} дальше от финиша`,
  keeps: (resource, kept) => (kept === 0 ? `${OF[resource]} не остаётся` : `остаётся ${tokens(resource, kept)}`),
  empties: holds => (holds === 0 ? 'пустых трюмов не будет' : `пустых трюмов будет ${holds}`),
  oneLane: 'одним из путей',
});
