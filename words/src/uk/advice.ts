import type { Treasure } from '@jamaica/rules';
import type { AdviceWords } from '../advice.ts';
import { counting } from '../counting.ts';
import type { UkrainianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { count, percent } = counting('uk');

export const OF = { gold: 'золота', food: 'провіанту', gunpowder: 'пороху' };

export const points = (score: number): string => count(Math.round(score), { one: 'очко', few: 'очки', other: 'очок' });

export const advice = (names: UkrainianNames): AdviceWords => {
  const { goods, tokens, place, treasure, of, to, whom, takenFrom } = names;
  const gift = (given: Treasure | null): string => {
    if (given === null) return 'закритий скарб';
    return typeof given === 'string' ? POWERS[given] : `скарб ${treasure(given)}`;
  };
  return {
    sails: end => `курс на ${place(end)}`,
    finishes: 'фінішує',
    passesRedLine: 'перетинає червону лінію',
    fallsBehindRedLine: 'знову опиняється перед червоною лінією',
    reachesLair: space => `заходить у лігво ${space}, де скарбу вже немає`,
    reachesTreasure: space => `заходить у лігво ${space} по скарб`,
    loads: (resource, loaded) => `вантажить ${tokens(resource, loaded)}`,
    throwsOverboard: hold => `викидає за борт ${goods(hold)}`,
    losesLoad: hold => `втрачає вантаж: ${goods(hold)}`,
    pays: (resource, paid) => `платить ${tokens(resource, paid)}`,
    risksShortage: resource => `ризикує нестачею ${OF[resource]}`,
    suffersShortage: resource => `зазнає нестачі ${OF[resource]}`,
    attacks: rival => `нападає на ${whom(rival)}`,
    defends: rival => `відбивається від ${of(rival)}`,
    spendsGunpowder: spent => `витрачає ${tokens('gunpowder', spent)}`,
    usesSabre: on => `скасовує Шаблею Сарана кидок ${of(on)}`,
    robsHold: (loser, hold) => `забирає ${takenFrom(goods(hold), loser)}`,
    robsPower: (loser, power) => `забирає ${takenFrom(POWERS[power], loser)}`,
    robsTreasure: (loser, position) => `забирає ${takenFrom(`закритий скарб № ${position}`, loser)}`,
    isRobbed: by => `здобич дістається ${to(by)}`,
    givesCurse: (loser, given) => `віддає ${to(loser)} проклятий скарб${given === null ? '' : ` ${treasure(given)}`}`,
    givesTreasure: (receiver, given) => `віддає ${to(receiver)} ${gift(given)}`,
    leavesTreasure: space => `лишає скарб у лігві ${space}`,
    getsCurse: from => `отримує проклятий скарб від ${of(from)}`,
    ghostFights: rival => `Корабель-привид нападає на ${whom(rival)}`,
    ghostRobs: loser => `Корабель-привид грабує ${whom(loser)}`,
    ghostReachesLair: space => `Корабель-привид забирає скарб із лігва ${space}`,
    chance: percent,
    wins: chance => `перемога ${percent(chance)}`,
    outcome: (winChance, score) => `перемога ${percent(winChance)}, у середньому ${points(score)}`,
  };
};
