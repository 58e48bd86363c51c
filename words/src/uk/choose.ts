import type { ChooseWords } from '../choose.ts';
import { counting } from '../counting.ts';
import type { UkrainianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { list, either } = counting('uk');

/** Tokens before a colon, when several numbers follow. */
const TOKENS = { gold: 'дублонів', food: 'пайків', gunpowder: 'барилець' };

export const choose = (names: UkrainianNames): ChooseWords => {
  const { ship, whom, goods, tokens, place, treasure, half } = names;
  return {
    dice: (morning, evening) => `на ранок ${morning}, на вечір ${evening}`,
    half: (when, what) => `${half(when)}: ${what}`,
    load: load => `завантажити ${goods(load)}`,
    overboard: 'щось полетить за борт',
    lost: 'нема куди',
    sail: (die, forward, ends) => `${forward ? 'вперед' : 'назад'} на ${die}: ${either(ends)}`,
    afterShortage: 'хтозна: спершу нестача',
    sailTo: end => `курс на ${end}`,
    space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
    finish: 'фініш!',
    treasure: 'скарб',
    shortage: 'нестача!',
    // R-BAT-2: whoever is there, it will be one of them.
    battle: rivals => `двобій: ${either(rivals.map(ship))}`,
    ordinary: 'у звичайний трюм',
    sixth: 'у 6-й трюм',
    throwOut: load => `викинути за борт ${goods(load)}`,
    throwOutSixth: load => `викинути із 6-го трюму ${goods(load)}`,
    leave: (holds, sixth, resource) =>
      `лишити ${TOKENS[resource]}: ${list([...holds.map(String), ...(sixth > 0 ? [`${sixth} у 6-му трюмі`] : [])])}`,
    leaveNothing: 'не лишити нічого',
    attack: rival => `напасти на ${whom(rival)}`,
    powder: spent => (spent === 0 ? 'без пороху' : tokens('gunpowder', spent)),
    keep: 'лишити результат',
    reroll: 'перекинути кубик',
    takeHold: load => `забрати ${goods(load)}`,
    takeSixth: load => `забрати ${goods(load)} із 6-го трюму`,
    takePower: power => `забрати ${POWERS[power]}`,
    takeHidden: (position, known) => `забрати закритий скарб № ${position}${known === null ? '' : ` (${known})`}`,
    cursed: 'проклятий',
    give: card => {
      if (typeof card === 'string') return `віддати ${POWERS[card]}`;
      return `віддати свій ${card < 0 ? 'проклятий ' : ''}скарб ${treasure(card)}`;
    },
    nothing: 'не брати нічого',
    takeTreasure: 'взяти скарб',
    leaveTreasure: 'лишити скарб на місці',
    forward: 'вперед',
    backward: 'назад',
  };
};
