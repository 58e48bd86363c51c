import type { Treasure } from '@jamaica/rules';
import type { AdviceWords } from '../advice.ts';
import { counting } from '../counting.ts';
import type { ItalianNames } from './names.ts';
import { toPlace } from './place.ts';
import { POWERS } from './powers.ts';

const { count, percent } = counting('it');

const OF = { gold: 'd’oro', food: 'di cibo', gunpowder: 'di polvere' };

export const points = (score: number): string => count(Math.round(score), { one: 'punto', other: 'punti' });

export const advice = (names: ItalianNames): AdviceWords => {
  const { goods, tokens, place, treasure, within, of, to, from } = names;
  const gift = (given: Treasure | null): string => {
    if (given === null) return 'un tesoro coperto';
    return typeof given === 'string' ? POWERS[given] : `un tesoro da ${treasure(given)}`;
  };
  return {
    sails: end => `arriva ${toPlace(place(end))}`,
    finishes: 'taglia il traguardo',
    passesRedLine: 'supera la linea rossa',
    fallsBehindRedLine: 'torna prima della linea rossa',
    reachesLair: space => `raggiunge il covo della casella ${space}, già saccheggiato`,
    reachesTreasure: space => `raggiunge il covo della casella ${space} e il suo tesoro`,
    loads: (resource, loaded) => `carica ${tokens(resource, loaded)}`,
    throwsOverboard: hold => `getta in mare ${goods(hold)}`,
    losesLoad: hold => `perde un carico di ${goods(hold)}`,
    pays: (resource, paid) => `paga ${tokens(resource, paid)}`,
    risksShortage: resource => `rischia una penuria ${OF[resource]}`,
    suffersShortage: resource => `subisce una penuria ${OF[resource]}`,
    attacks: rival => `attacca ${within(rival)}`,
    defends: rival => `si difende ${from(rival)}`,
    spendsGunpowder: spent => (spent === 0 ? 'non spende polvere' : `spende ${tokens('gunpowder', spent)}`),
    usesSabre: on => `usa la Sciabola di Saran sul tiro ${of(on)}`,
    robsHold: (loser, hold) => `ruba ${goods(hold)} ${to(loser)}`,
    robsPower: (loser, power) => `ruba ${POWERS[power]} ${to(loser)}`,
    robsTreasure: (loser, position) => `ruba ${to(loser)} il tesoro coperto n.\u00a0${position}`,
    isRobbed: by => `si fa derubare ${from(by)}`,
    givesCurse: (loser, given) =>
      `cede ${to(loser)} un tesoro maledetto${given === null ? '' : ` da ${treasure(given)}`}`,
    givesTreasure: (receiver, given) => `cede ${to(receiver)} ${gift(given)}`,
    leavesTreasure: space => `lascia il tesoro nel covo della casella ${space}`,
    getsCurse: giver => `riceve un tesoro maledetto ${from(giver)}`,
    ghostFights: rival => `la Nave Fantasma attacca ${within(rival)}`,
    ghostRobs: loser => `la Nave Fantasma deruba ${within(loser)}`,
    ghostReachesLair: space => `la Nave Fantasma prende il tesoro del covo (casella ${space})`,
    chance: percent,
    wins: chance => `vittoria ${percent(chance)}`,
    outcome: (winChance, score) => `vittoria ${percent(winChance)}, ${points(score)} in media`,
  };
};
