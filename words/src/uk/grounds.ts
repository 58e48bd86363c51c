import { counting } from '../counting.ts';
import type { GroundWords } from '../grounds.ts';
import type { Names } from '../names.ts';
import { OF, points } from './advice.ts';

const { count } = counting('uk');

const spaces = (n: number): string => count(n, { one: 'клітинку', few: 'клітинки', other: 'клітинок' });

export const grounds = ({ tokens }: Names): GroundWords => ({
  finishes: won => `фінішує: ${points(won)}`,
  passesRedLine: lost => `перетинає червону лінію й більше не втрачає ${points(lost)}`,
  short: (resource, has, price, isLeft) => {
    const space = `а клітинка коштує ${price}`;
    if (has === 0) return `${isLeft ? 'не лишається' : 'немає'} ${OF[resource]}, ${space}`;
    return `${isLeft ? 'лишається' : 'лише'} ${tokens(resource, has)}, ${space}`;
  },
  treasure: 'знаходить скарб',
  losesLoad: (resource, lost) => `втрачає вантаж (${tokens(resource, lost)}): трюми вже повні ${OF[resource]}`,
  throwsOverboard: (resource, loaded) => `щоб завантажити ${tokens(resource, loaded)}, викидає щось за борт`,
  loads: (resource, loaded, aboard) =>
    `вантажить ${tokens(resource, loaded)}${resource === 'gold' ? `: ${points(loaded)}` : `, усього на борту ${aboard}`}`,
  pays: (resource, paid, left) =>
    `платить ${tokens(resource, paid)}, ${left === 0 ? `і ${OF[resource]} більше немає` : `лишається ${left}`}`,
  nearer: n => `на ${spaces(n)} ближче до фінішу`,
  farther: n => `на ${spaces(n)} далі від фінішу`,
  keeps: (resource, kept) => (kept === 0 ? `${OF[resource]} не лишається` : `лишається ${tokens(resource, kept)}`),
  empties: holds => (holds === 0 ? 'порожніх трюмів не буде' : `порожніх трюмів буде ${holds}`),
  oneLane: 'одним зі шляхів',
});
