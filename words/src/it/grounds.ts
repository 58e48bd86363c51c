import { counting } from '../counting.ts';
import type { GroundWords } from '../grounds.ts';
import type { Names } from '../names.ts';
import { points } from './advice.ts';
import { spaces } from './spaces.ts';

const { count } = counting('it');

export const grounds = ({ tokens, resource: nameOf }: Names): GroundWords => ({
  finishes: won => `taglia il traguardo: ${points(won)}`,
  passesRedLine: lost => `supera la linea rossa e non perde più ${points(lost)}`,
  short: (resource, has, price, isLeft) => {
    const space = `per una casella che ne costa ${price}`;
    if (has === 0) return `${isLeft ? 'resta senza' : 'non ha'} ${nameOf(resource)} ${space}`;
    return `${isLeft ? 'tiene' : 'ha'} solo ${tokens(resource, has)} ${space}`;
  },
  treasure: 'trova un tesoro',
  losesLoad: (resource, lost) => `perde ${tokens(resource, lost)}: le stive ne sono già piene`,
  throwsOverboard: (resource, loaded) => `deve gettare qualcosa in mare per caricare ${tokens(resource, loaded)}`,
  loads: (resource, loaded, aboard) =>
    `carica ${tokens(resource, loaded)}${resource === 'gold' ? `: ${points(loaded)}` : `, ${aboard} in tutto`}`,
  pays: (resource, paid, left) =>
    `paga ${tokens(resource, paid)} e ${left === 0 ? 'non ne ha più' : `ne tiene ${left}`}`,
  nearer: n => `${spaces(n)} più vicino al traguardo`,
  farther: n => `${spaces(n)} più lontano dal traguardo`,
  keeps: (resource, kept) => (kept === 0 ? `resta senza ${nameOf(resource)}` : `tiene ${tokens(resource, kept)}`),
  empties: holds =>
    holds === 0 ? 'non lascia stive vuote' : `lascia ${count(holds, { one: 'stiva vuota', other: 'stive vuote' })}`,
  oneLane: 'per un canale',
});
