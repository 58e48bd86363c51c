import type { ChooseWords } from '../choose.ts';
import { counting } from '../counting.ts';
import type { RussianNames } from './names.ts';

const { list, either } = counting('ru');

export const choose = (names: RussianNames): ChooseWords => {
  const { ship, whom, goods, tokens, place, treasure, half } = names;
  return {
    dice: (morning, evening) => `утро ${morning}, вечер ${evening}`,
    half: (when, what) => `${half(when)}: ${what}`,
    load: load => `погрузить ${goods(load)}`,
    overboard: 'что-то полетит за борт',
    lost: 'трюма для этого нет',
    sail: (die, forward, ends) => `${forward ? 'вперёд' : 'назад'} на ${die}: ${either(ends)}`,
    afterShortage: 'после нехватки, как знать',
    sailTo: end => `плыть на ${end}`,
    space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
    finish: 'финиш!',
    treasure: 'сокровище',
    shortage: 'нехватка!',
    battle: rivals => `сражение: ${list(rivals.map(ship))}`,
    ordinary: 'в обычный трюм',
    sixth: 'в 6-й трюм',
    throwOut: load => `выбросить за борт ${goods(load)}`,
    throwOutSixth: load => `выбросить из 6-го трюма ${goods(load)}`,
    leave: (holds, sixth, resource) =>
      `оставить ${list([...holds.map(String), ...(sixth > 0 ? [`${sixth} в 6-м трюме`] : [])])} (${names.resource(resource)})`,
    leaveNothing: 'не оставить ничего',
    attack: rival => `напасть на ${whom(rival)}`,
    powder: spent => (spent === 0 ? 'без пороха' : tokens('gunpowder', spent)),
    keep: 'оставить результат',
    reroll: 'заставить перебросить',
    takeHold: load => `взять ${goods(load)}`,
    takeSixth: load => `взять ${goods(load)} из 6-го трюма`,
    takePower: power => `забрать: ${treasure(power)}`,
    takeHidden: (position, known) => `забрать закрытое сокровище № ${position}${known === null ? '' : ` (${known})`}`,
    cursed: 'проклятое',
    give: curse => `отдать своё проклятое сокровище ${treasure(curse)}`,
    nothing: 'не брать ничего',
    forward: 'вперёд',
    backward: 'назад',
  };
};
