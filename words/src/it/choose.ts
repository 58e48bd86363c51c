import type { Resource } from '@jamaica/rules';
import type { ChooseWords } from '../choose.ts';
import { counting } from '../counting.ts';
import type { ItalianNames } from './names.ts';
import { toPlace } from './place.ts';
import { POWERS } from './powers.ts';
import { spaces } from './spaces.ts';

const { list, either } = counting('it');

export const choose = (names: ItalianNames): ChooseWords => {
  const { within, goods, tokens, place, treasure, half } = names;

  /** One pile is counted; of several only the numbers are told, and what they are behind them. */
  const left = (holds: readonly number[], sixth: number, resource: Resource): string => {
    const inSixth = 'nella Sesta Stiva';
    if (holds.length === 0) return `${tokens(resource, sixth)} ${inSixth}`;
    if (sixth === 0 && holds.length === 1) return tokens(resource, holds[0]);
    const ordinary = `${list(holds.map(String))} ${holds.length === 1 ? 'in una stiva' : 'nelle stive'}`;
    return `${ordinary}${sixth === 0 ? '' : `, ${sixth} ${inSixth}`} (${names.resource(resource)})`;
  };

  return {
    dice: (morning, evening) => `mattino ${morning}, sera ${evening}`,
    half: (when, what) => `${half(when)}: ${what}`,
    load: load => `carica ${goods(load)}`,
    overboard: 'qualcosa finirà in mare',
    lost: 'nessuna stiva disponibile',
    sail: (die, forward, ends) =>
      `${forward ? 'avanza' : 'arretra'} di ${spaces(die)}, fino ${either(ends.map(toPlace))}`,
    afterShortage: 'dopo una penuria, chissà',
    sailTo: end => `vai ${toPlace(end)}`,
    space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
    finish: 'il traguardo!',
    treasure: 'tesoro',
    shortage: 'penuria!',
    battle: rivals => `combattimento: ${list(rivals.map(within))}`,
    ordinary: 'in una stiva normale',
    sixth: 'nella Sesta Stiva',
    throwOut: load => `getta in mare ${goods(load)}`,
    throwOutSixth: load => `svuota la Sesta Stiva (${goods(load)})`,
    leave: (holds, sixth, resource) => `lascia ${left(holds, sixth, resource)}`,
    leaveNothing: 'non lasciare nulla',
    attack: rival => `attacca ${within(rival)}`,
    powder: spent => (spent === 0 ? 'niente polvere' : tokens('gunpowder', spent)),
    keep: 'accetta il tiro',
    reroll: 'fai ripetere il tiro',
    takeHold: load => `ruba ${goods(load)}`,
    takeSixth: load => `ruba ${goods(load)} dalla Sesta Stiva`,
    takePower: power => `ruba ${POWERS[power]}`,
    takeHidden: (position, known) => `ruba il tesoro coperto n.\u00a0${position}${known === null ? '' : ` (${known})`}`,
    cursed: 'maledetto',
    give: card => {
      if (typeof card === 'string') return `cedi ${POWERS[card]}`;
      return `cedi il tuo tesoro ${card < 0 ? 'maledetto ' : ''}da ${treasure(card)}`;
    },
    nothing: 'non prendere nulla',
    takeTreasure: 'prendi il tesoro',
    leaveTreasure: 'lascia il tesoro dov’è',
    forward: 'avanti',
    backward: 'indietro',
  };
};
