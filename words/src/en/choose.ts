import type { ChooseWords } from '../choose.ts';
import { counting } from '../counting.ts';
import type { Names } from '../names.ts';
import { POWERS } from './powers.ts';

const { list, either } = counting('en');

export const choose = (names: Names): ChooseWords => {
  const { within, goods, tokens, place, treasure, half } = names;
  return {
    dice: (morning, evening) => `morning ${morning}, evening ${evening}`,
    half: (when, what) => `${half(when)}: ${what}`,
    load: load => `load ${goods(load)}`,
    overboard: 'something goes overboard',
    lost: 'no hold for it',
    sail: (die, forward, ends) => `${forward ? 'sail' : 'back'} ${die} to ${either(ends)}`,
    afterShortage: 'after a shortage, who knows',
    sailTo: end => `sail to ${end}`,
    space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
    finish: 'the finish!',
    treasure: 'treasure',
    shortage: 'shortage!',
    battle: rivals => `battle: ${either(rivals.map(within))}`,
    ordinary: 'in an ordinary hold',
    sixth: 'in the 6th Hold',
    throwOut: load => `throw ${goods(load)} overboard`,
    throwOutSixth: load => `throw ${goods(load)} out of the 6th Hold`,
    leave: (holds, sixth, resource) => {
      const what = names.resource(resource);
      if (holds.length === 0) return `leave ${sixth} ${what} in the 6th Hold`;
      return `leave ${list(holds.map(String))} ${what}${sixth > 0 ? `, and ${sixth} in the 6th Hold` : ''}`;
    },
    leaveNothing: 'leave nothing',
    attack: rival => `attack ${within(rival)}`,
    powder: spent => (spent === 0 ? 'none' : tokens('gunpowder', spent)),
    keep: 'let the die stand',
    reroll: 'have it rolled again',
    takeHold: load => `take ${goods(load)}`,
    takeSixth: load => `take ${goods(load)} from the 6th Hold`,
    takePower: power => `take ${POWERS[power]}`,
    takeHidden: (position, known) => `take face-down treasure ${position}${known === null ? '' : ` (${known})`}`,
    cursed: 'cursed',
    give: card => {
      if (typeof card === 'string') return `give away ${POWERS[card]}`;
      return `give away your ${card < 0 ? 'cursed ' : ''}${treasure(card)}`;
    },
    nothing: 'take nothing',
    takeTreasure: 'take the treasure',
    leaveTreasure: 'leave the treasure where it is',
    forward: 'forward',
    backward: 'backward',
  };
};
