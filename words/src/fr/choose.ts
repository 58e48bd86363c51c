import type { Resource } from '@jamaica/rules';
import type { ChooseWords } from '../choose.ts';
import { counting } from '../counting.ts';
import type { FrenchNames } from './names.ts';
import { POWERS } from './powers.ts';
import { spaces } from './spaces.ts';

const { list, either } = counting('fr');

export const choose = (names: FrenchNames): ChooseWords => {
  const { within, goods, tokens, spaceAt, treasure, half } = names;

  /** One pile is counted; of several only the numbers are told, and what they are behind them. */
  const left = (holds: readonly number[], sixth: number, resource: Resource): string => {
    const inSixth = 'dans la 6e Cale';
    if (holds.length === 0) return `${tokens(resource, sixth)} ${inSixth}`;
    if (sixth === 0 && holds.length === 1) return tokens(resource, holds[0]);
    const ordinary = `${list(holds.map(String))} en cale`;
    return `${ordinary}${sixth === 0 ? '' : `, ${sixth} ${inSixth}`} (${names.resource(resource)})`;
  };

  return {
    dice: (morning, evening) => `matin ${morning}, soir ${evening}`,
    half: (when, what) => `${half(when)} : ${what}`,
    load: load => `charger ${goods(load)}`,
    overboard: 'il faudra jeter quelque chose',
    lost: 'aucune cale disponible',
    sail: (die, forward, ends) =>
      `${forward ? 'avancer' : 'reculer'} de ${spaces(die)}, jusqu’${either(ends.map(end => `à ${end}`))}`,
    afterShortage: 'après une pénurie, qui sait…',
    sailTo: end => `aller à ${end}`,
    space: (at, remarks) => (remarks.length === 0 ? spaceAt(at) : `${spaceAt(at)} (${remarks.join(', ')})`),
    finish: 'l’arrivée !',
    treasure: 'trésor',
    shortage: 'pénurie !',
    battle: rivals => `combat : ${list(rivals.map(within))}`,
    ordinary: 'dans une cale ordinaire',
    sixth: 'dans la 6e Cale',
    throwOut: load => `jeter ${goods(load)} par-dessus bord`,
    throwOutSixth: load => `vider la 6e Cale (${goods(load)})`,
    leave: (holds, sixth, resource) => `laisser ${left(holds, sixth, resource)}`,
    leaveNothing: 'ne rien laisser',
    attack: rival => `attaquer ${within(rival)}`,
    powder: spent => (spent === 0 ? 'pas de poudre' : tokens('gunpowder', spent)),
    keep: 'garder ce résultat',
    reroll: 'faire relancer le dé',
    takeHold: load => `prendre ${goods(load)}`,
    takeSixth: load => `prendre ${goods(load)} dans la 6e Cale`,
    takePower: power => `prendre ${POWERS[power]}`,
    takeHidden: (position, known) => `prendre le trésor caché n° ${position}${known === null ? '' : ` (${known})`}`,
    cursed: 'maudit',
    give: card => {
      if (typeof card === 'string') return `donner ${POWERS[card]}`;
      return `donner votre trésor ${card < 0 ? 'maudit ' : ''}de ${treasure(card)}`;
    },
    nothing: 'ne rien prendre',
    takeTreasure: 'prendre le trésor',
    leaveTreasure: 'laisser le trésor où il est',
    forward: 'en avant',
    backward: 'en arrière',
  };
};
