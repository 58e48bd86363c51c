import type { AdviceWords } from '../advice.ts';
import { counting } from '../counting.ts';
import type { ItalianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { count, percent } = counting('it');

const OF = { gold: 'd’oro', food: 'di cibo', gunpowder: 'di polvere' };

const points = (score: number): string => count(Math.round(score), { one: 'punto', other: 'punti' });

export const advice = (names: ItalianNames): AdviceWords => {
  const { goods, tokens, place, treasure, within, of, to } = names;
  return {
    sails: end => `arriva a ${place(end)}`,
    finishes: 'raggiunge l’arrivo',
    passesRedLine: 'supera la linea rossa',
    fallsBehindRedLine: 'torna dietro la linea rossa',
    reachesLair: space => `raggiunge il covo ${space}, senza tesoro`,
    reachesTreasure: space => `raggiunge il covo ${space} e il suo tesoro`,
    loads: (resource, loaded) => `carica ${tokens(resource, loaded)}`,
    throwsOverboard: hold => `getta in mare ${goods(hold)}`,
    losesLoad: hold => `perde ${goods(hold)} per mancanza di stive`,
    pays: (resource, paid) => `paga ${tokens(resource, paid)}`,
    risksShortage: resource => `rischia una penuria ${OF[resource]}`,
    suffersShortage: resource => `subisce una penuria ${OF[resource]}`,
    attacks: rival => `attacca ${within(rival)}`,
    defends: rival => `si difende contro ${within(rival)}`,
    spendsGunpowder: spent => `spende ${tokens('gunpowder', spent)}`,
    usesSabre: on => `usa la Sciabola di Saran sul tiro ${of(on)}`,
    robsHold: (loser, hold) => `prende ${goods(hold)} ${to(loser)}`,
    robsPower: (loser, power) => `prende ${POWERS[power]} ${to(loser)}`,
    robsTreasure: (loser, position) => `prende il tesoro coperto n. ${position} ${to(loser)}`,
    isRobbed: by => `subisce il saccheggio ${of(by)}`,
    givesCurse: (loser, given) =>
      `dà un tesoro maledetto ${given === null ? '' : `da ${treasure(given)} `}${to(loser)}`,
    getsCurse: from => `riceve un tesoro maledetto ${from === 'ghost' ? 'dalla Nave fantasma' : `da ${within(from)}`}`,
    ghostFights: rival => `la Nave fantasma attacca ${within(rival)}`,
    ghostRobs: loser => `la Nave fantasma saccheggia ${within(loser)}`,
    ghostReachesLair: space => `la Nave fantasma prende il tesoro del covo ${space}`,
    chance: percent,
    wins: chance => `vittoria ${percent(chance)}`,
    outcome: (winChance, score) => `vittoria ${percent(winChance)}, ${points(score)} in media`,
  };
};
