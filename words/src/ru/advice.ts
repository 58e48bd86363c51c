import type { Treasure } from '@jamaica/rules';
import type { AdviceWords } from '../advice.ts';
import { counting } from '../counting.ts';
import type { RussianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { count, percent } = counting('ru');

export const OF = { gold: 'золота', food: 'провианта', gunpowder: 'пороха' };

export const points = (score: number): string => count(Math.round(score), { one: 'очко', few: 'очка', other: 'очков' });

export const advice = (names: RussianNames): AdviceWords => {
  const { goods, tokens, place, treasure, of, to, whom } = names;
  const gift = (given: Treasure | null): string => {
    if (given === null) return 'закрытое сокровище';
    return typeof given === 'string' ? POWERS[given] : `сокровище ${treasure(given)}`;
  };
  return {
    sails: end => `остановка: ${place(end)}`,
    finishes: 'приходит к финишу',
    passesRedLine: 'проходит красную линию',
    fallsBehindRedLine: 'откатывается назад через красную линию',
    reachesLair: space => `заходит в логово ${space}, где сокровища уже нет`,
    reachesTreasure: space => `заходит в логово ${space} за сокровищем`,
    loads: (resource, loaded) => `грузит ${tokens(resource, loaded)}`,
    throwsOverboard: hold => `бросает за борт ${goods(hold)}`,
    losesLoad: hold => `теряет груз: ${goods(hold)}`,
    pays: (resource, paid) => `платит ${tokens(resource, paid)}`,
    risksShortage: resource => `риск недостачи ${OF[resource]}`,
    suffersShortage: resource => `недостача ${OF[resource]}`,
    attacks: rival => `нападает на ${whom(rival)}`,
    defends: rival => `отбивается от ${of(rival)}`,
    spendsGunpowder: spent => `тратит ${tokens('gunpowder', spent)}`,
    usesSabre: on => `отменяет Саблей Сарана бросок ${of(on)}`,
    robsHold: (loser, hold) => `забирает ${goods(hold)} у ${of(loser)}`,
    robsPower: (loser, power) => `забирает ${POWERS[power]} у ${of(loser)}`,
    robsTreasure: (loser, position) => `забирает закрытое сокровище № ${position} у ${of(loser)}`,
    isRobbed: by => `отдаёт добычу ${to(by)}`,
    givesCurse: (loser, given) =>
      `отдаёт ${to(loser)} проклятое сокровище${given === null ? '' : ` ${treasure(given)}`}`,
    givesTreasure: (receiver, given) => `отдаёт ${to(receiver)} ${gift(given)}`,
    leavesTreasure: space => `оставляет сокровище в логове ${space}`,
    getsCurse: from => `получает проклятое сокровище от ${of(from)}`,
    ghostFights: rival => `Корабль-призрак нападает на ${whom(rival)}`,
    ghostRobs: loser => `Корабль-призрак грабит ${whom(loser)}`,
    ghostReachesLair: space => `Корабль-призрак забирает сокровище из логова ${space}`,
    chance: percent,
    wins: chance => `победа ${percent(chance)}`,
    outcome: (winChance, score) => `победа ${percent(winChance)}, в среднем ${points(score)}`,
  };
};
