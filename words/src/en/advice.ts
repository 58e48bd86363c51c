import type { Treasure } from '@jamaica/rules';
import type { AdviceWords } from '../advice.ts';
import { counting } from '../counting.ts';
import type { Names } from '../names.ts';
import { POWERS } from './powers.ts';

const { count, percent } = counting('en');

export const points = (score: number): string => count(Math.round(score), { one: 'point', other: 'points' });

export const advice = (names: Names): AdviceWords => {
  const { goods, tokens, place, treasure, within } = names;
  const gift = (given: Treasure | null): string => {
    if (given === null) return 'a face-down treasure';
    return typeof given === 'string' ? POWERS[given] : `a treasure of ${treasure(given)}`;
  };
  return {
    sails: to => `comes to ${place(to)}`,
    finishes: 'reaches the finish',
    passesRedLine: 'passes the red line',
    fallsBehindRedLine: 'falls back behind the red line',
    reachesLair: space => `reaches lair ${space}, where no treasure is left`,
    reachesTreasure: space => `reaches lair ${space} with a treasure`,
    loads: (resource, loaded) => `loads ${tokens(resource, loaded)}`,
    throwsOverboard: hold => `throws ${goods(hold)} overboard`,
    losesLoad: hold => `loses a load of ${goods(hold)}`,
    pays: (resource, paid) => `pays ${tokens(resource, paid)}`,
    risksShortage: resource => `risks a shortage of ${names.resource(resource)}`,
    suffersShortage: resource => `suffers a shortage of ${names.resource(resource)}`,
    attacks: ship => `attacks ${within(ship)}`,
    defends: rival => `defends against ${within(rival)}`,
    spendsGunpowder: spent => `spends ${tokens('gunpowder', spent)}`,
    usesSabre: on => `uses Saran’s Sabre on the roll of ${within(on)}`,
    robsHold: (loser, hold) => `takes ${goods(hold)} from ${within(loser)}`,
    robsPower: (loser, power) => `takes ${POWERS[power]} from ${within(loser)}`,
    robsTreasure: (loser, position) => `takes face-down treasure ${position} from ${within(loser)}`,
    isRobbed: by => `is robbed by ${within(by)}`,
    givesCurse: (loser, given) =>
      `hands a cursed treasure${given === null ? '' : ` of ${treasure(given)}`} to ${within(loser)}`,
    givesTreasure: (receiver, given) => `gives ${within(receiver)} ${gift(given)}`,
    leavesTreasure: space => `leaves the treasure of lair ${space}`,
    getsCurse: from => `gets a cursed treasure from ${within(from)}`,
    ghostFights: rival => `the Ghost Ship attacks ${within(rival)}`,
    ghostRobs: loser => `the Ghost Ship robs ${within(loser)}`,
    ghostReachesLair: space => `the Ghost Ship takes the treasure of lair ${space}`,
    chance: percent,
    wins: chance => `wins ${percent(chance)}`,
    outcome: (winChance, score) => `wins ${percent(winChance)}, ${points(score)} on average`,
  };
};
