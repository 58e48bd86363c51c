import type { ChooseWords } from '../choose.ts';
import { counting } from '../counting.ts';
import type { UkrainianNames } from './names.ts';

const { list, either } = counting('uk');

export const choose = (names: UkrainianNames): ChooseWords => {
  const { ship, whom, goods, tokens, place, treasure, half } = names;
  return {
    dice: (morning, evening) => `ранок ${morning}, вечір ${evening}`,
    half: (when, what) => `${half(when)}: ${what}`,
    load: load => `завантажити ${goods(load)}`,
    overboard: 'щось полетить за борт',
    lost: 'трюму для цього немає',
    sail: (die, forward, ends) => `${forward ? 'вперед' : 'назад'} на ${die}: ${either(ends)}`,
    afterShortage: 'після нестачі, хтозна',
    sailTo: end => `плисти на ${end}`,
    space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
    finish: 'фініш!',
    treasure: 'скарб',
    shortage: 'нестача!',
    battle: rivals => `битва: ${list(rivals.map(ship))}`,
    ordinary: 'у звичайний трюм',
    sixth: 'у 6-й трюм',
    throwOut: load => `викинути за борт ${goods(load)}`,
    throwOutSixth: load => `викинути з 6-го трюму ${goods(load)}`,
    leave: (holds, sixth, resource) =>
      `лишити ${list([...holds.map(String), ...(sixth > 0 ? [`${sixth} у 6-му трюмі`] : [])])} (${names.resource(resource)})`,
    leaveNothing: 'не лишити нічого',
    attack: rival => `напасти на ${whom(rival)}`,
    powder: spent => (spent === 0 ? 'без пороху' : tokens('gunpowder', spent)),
    keep: 'лишити результат',
    reroll: 'змусити перекинути',
    takeHold: load => `узяти ${goods(load)}`,
    takeSixth: load => `узяти ${goods(load)} з 6-го трюму`,
    takePower: power => `забрати: ${treasure(power)}`,
    takeHidden: (position, known) => `забрати закритий скарб № ${position}${known === null ? '' : ` (${known})`}`,
    cursed: 'проклятий',
    give: curse => `віддати свій проклятий скарб ${treasure(curse)}`,
    nothing: 'не брати нічого',
    forward: 'вперед',
    backward: 'назад',
  };
};
