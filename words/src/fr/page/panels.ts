import { counting } from '../../counting.ts';
import type { PanelWords } from '../../page/panels.ts';
import { ordinal } from './position.ts';

const { count, list } = counting('fr');

const CARDS = { one: 'carte', other: 'cartes' };

export const panels: PanelWords = {
  panel: (name, place) => `${name}, ${place}`,
  place: ordinal,
  placeLong: (place, isShared) => `${ordinal(place)} position${isShared ? ', à égalité' : ''}`,
  captain: 'Capitaine',
  turn: half => `${half} : à la manœuvre`,
  hasChosen: 'a choisi une carte',
  isChoosing: 'choisit une carte',
  bot: level => `bot, ${level}`,
  nobody: 'sans équipage',
  holds: 'Cales',
  hold: (number, goods) => `Cale ${number} : ${goods ?? 'vide'}`,
  sixthHold: goods => `6e Cale : ${goods ?? 'vide'}`,
  treasures: 'Trésors face cachée',
  treasure: (number, known, from) => `Trésor ${number}${known === null ? '' : ` : ${known}`} (${from})`,
  cursed: 'maudit',
  foundAt: (lair, names) =>
    `trouvé dans ${lair === null ? 'un repaire' : `le repaire ${lair}`}${names.length === 0 ? '' : `, passé chez ${list(names)}`}`,
  hand: cards => `${count(cards, CARDS)} en main`,
  deck: cards => `${count(cards, CARDS)} dans la pioche`,
  discards: cards => `Défausse : ${count(cards, CARDS)}`,
  discardsTitle: name => `Défausse : ${name}`,
  discardsNote: 'Dans l’ordre où elles ont été jouées.',
  discardsEmpty: 'Rien n’a été joué depuis le dernier mélange.',
  chip: (name, place, goods, remarks) => [name, place, ...goods, ...remarks].join(', '),
  choose: thing => `Choisir : ${thing}`,
  battle: 'Combat',
  attacker: 'attaque',
  defender: 'se défend',
  strength: 'Puissance',
  ladyBeth: 'Lady Beth',
  powder: tokens => count(tokens, { one: 'baril de poudre', other: 'barils de poudre' }),
  toRoll: 'va lancer le dé',
  star: 'une étoile',
  draw: 'Égalité',
  wins: name => `${name} l’emporte !`,
  you: { name: 'Vous', attack: 'attaquez', defend: 'vous défendez', win: 'Vous l’emportez !' },
  sabre: 'Sabre de Saran',
};
