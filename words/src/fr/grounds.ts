import { counting } from '../counting.ts';
import type { GroundWords } from '../grounds.ts';
import type { Names } from '../names.ts';
import { OF, points } from './advice.ts';
import { spaces } from './spaces.ts';

const { count } = counting('fr');

export const grounds = ({ tokens }: Names): GroundWords => ({
  finishes: won => `franchit l’arrivée : ${points(won)}`,
  passesRedLine: lost => `passe la ligne rouge et ne perd plus ${points(lost)}`,
  short: (resource, has, price, isLeft) => {
    const space = `pour une case qui en coûte ${price}`;
    if (has === 0) return `n’a ${isLeft ? 'plus' : 'pas'} ${OF[resource]} ${space}`;
    return `${isLeft ? 'ne garde que' : 'n’a que'} ${tokens(resource, has)} ${space}`;
  },
  treasure: 'trouve un trésor',
  losesLoad: (resource, lost) => `perd ${tokens(resource, lost)} : les cales en sont déjà pleines`,
  throwsOverboard: (resource, loaded) => `doit jeter quelque chose pour charger ${tokens(resource, loaded)}`,
  loads: (resource, loaded, aboard) =>
    `charge ${tokens(resource, loaded)}${resource === 'gold' ? ` : ${points(loaded)}` : `, ${aboard} en tout`}`,
  pays: (resource, paid, left) =>
    `paie ${tokens(resource, paid)} et ${left === 0 ? 'n’en a plus' : `en garde ${left}`}`,
  nearer: n => `${spaces(n)} plus près de l’arrivée`,
  farther: n => `${spaces(n)} plus loin de l’arrivée`,
  keeps: (resource, kept) => (kept === 0 ? `ne garde pas ${OF[resource]}` : `garde ${tokens(resource, kept)}`),
  empties: holds =>
    holds === 0 ? 'ne laisse aucune cale vide' : `laisse ${count(holds, { one: 'cale vide', other: 'cales vides' })}`,
  oneLane: 'par un chenal',
});
