import type { ChooseWords } from '../choose.ts';
import { counting } from '../counting.ts';
import type { RussianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { list, either } = counting('ru');

/** Tokens before a colon, when several numbers follow. */
const TOKENS = { gold: 'дублонов', food: 'пайков', gunpowder: 'бочонков' };

export const choose = (names: RussianNames): ChooseWords => {
  const { ship, whom, goods, tokens, place, treasure, half } = names;
  return {
    dice: (morning, evening) => `${morning} на утро, ${evening} на вечер`,
    half: (when, what) => `${half(when)}: ${what}`,
    load: load => `погрузить ${goods(load)}`,
    overboard: 'что-то полетит за борт',
    lost: 'трюма нет, груз пропадёт',
    sail: (die, forward, ends) => `${forward ? 'вперёд' : 'назад'} на ${die}: ${either(ends)}`,
    afterShortage: 'зависит от недостачи',
    sailTo: end => `плыть: ${end}`,
    space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
    finish: 'финиш!',
    treasure: 'сокровище',
    shortage: 'недостача!',
    // R-BAT-2: whoever is there, it will be one of them.
    battle: rivals => `сражение: ${either(rivals.map(ship))}`,
    ordinary: 'в обычный трюм',
    sixth: 'в 6-й трюм',
    throwOut: load => `выбросить за борт ${goods(load)}`,
    throwOutSixth: load => `выбросить ${goods(load)} из 6-го трюма`,
    leave: (holds, sixth, resource) =>
      `оставить ${TOKENS[resource]}: ${list([...holds.map(String), ...(sixth > 0 ? [`${sixth} в 6-м трюме`] : [])])}`,
    leaveNothing: 'не оставить ничего',
    attack: rival => `напасть на ${whom(rival)}`,
    powder: spent => (spent === 0 ? 'без пороха' : tokens('gunpowder', spent)),
    keep: 'оставить результат',
    reroll: 'перебросить кубик',
    takeHold: load => `забрать ${goods(load)}`,
    takeSixth: load => `забрать ${goods(load)} из 6-го трюма`,
    takePower: power => `забрать ${POWERS[power]}`,
    takeHidden: (position, known) => `забрать закрытое сокровище № ${position}${known === null ? '' : ` (${known})`}`,
    cursed: 'проклятое',
    give: card => {
      if (typeof card === 'string') return `отдать ${POWERS[card]}`;
      return `отдать своё ${card < 0 ? 'проклятое ' : ''}сокровище ${treasure(card)}`;
    },
    nothing: 'не брать ничего',
    takeTreasure: 'взять сокровище',
    leaveTreasure: 'оставить сокровище на месте',
    forward: 'вперёд',
    backward: 'назад',
  };
};
