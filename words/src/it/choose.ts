import type { ChooseWords } from '../choose.ts';
import { counting } from '../counting.ts';
import type { ItalianNames } from './names.ts';

const { list, either } = counting('it');

export const choose = (names: ItalianNames): ChooseWords => {
  const { within, goods, tokens, place, treasure, half } = names;
  return {
    dice: (morning, evening) => `mattina ${morning}, sera ${evening}`,
    half: (when, what) => `${half(when)}: ${what}`,
    load: load => `carica ${goods(load)}`,
    overboard: 'qualcosa finirà in mare',
    lost: 'nessuna stiva libera',
    sail: (die, forward, ends) => `${forward ? 'avanza' : 'arretra'} di ${die} fino a ${either(ends)}`,
    afterShortage: 'dopo una penuria, chissà',
    sailTo: end => `vai a ${end}`,
    space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
    finish: 'l’arrivo!',
    treasure: 'tesoro',
    shortage: 'penuria!',
    battle: rivals => `battaglia: ${list(rivals.map(within))}`,
    ordinary: 'in una stiva normale',
    sixth: 'nella 6ª Stiva',
    throwOut: load => `getta in mare ${goods(load)}`,
    throwOutSixth: load => `getta ${goods(load)} dalla 6ª Stiva`,
    leave: (holds, sixth, resource) =>
      `lascia ${list([...holds.map(String), ...(sixth > 0 ? [`${sixth} nella 6ª Stiva`] : [])])} (${names.resource(resource)})`,
    leaveNothing: 'non lasciare nulla',
    attack: rival => `attacca ${within(rival)}`,
    powder: spent => (spent === 0 ? 'niente polvere' : tokens('gunpowder', spent)),
    keep: 'lascia il dado com’è',
    reroll: 'fai ritirare il dado',
    takeHold: load => `prendi ${goods(load)}`,
    takeSixth: load => `prendi ${goods(load)} dalla 6ª Stiva`,
    takePower: power => `prendi ${treasure(power)}`,
    takeHidden: (position, known) => `prendi il tesoro coperto n. ${position}${known === null ? '' : ` (${known})`}`,
    cursed: 'maledetto',
    give: curse => `dai il tuo tesoro maledetto ${treasure(curse)}`,
    nothing: 'non prendere nulla',
    forward: 'avanti',
    backward: 'indietro',
  };
};
