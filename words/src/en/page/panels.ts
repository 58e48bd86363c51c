import { counting } from '../../counting.ts';
import type { PanelWords } from '../../page/panels.ts';

const { count, list } = counting('en');

const ENDINGS = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
]);
const ordinal = (n: number): string => `${n}${ENDINGS.get(n) ?? 'th'}`;
const CARDS = { one: 'card', other: 'cards' };

export const panels: PanelWords = {
  panel: (name, place) => `${name}, ${place}`,
  place: ordinal,
  placeLong: (place, isShared) => `${ordinal(place)} in the race${isShared ? ', side by side with others' : ''}`,
  captain: 'Captain',
  turn: half => `${half}: on the move`,
  hasChosen: 'has chosen a card',
  isChoosing: 'is choosing a card',
  bot: level => `bot, ${level}`,
  nobody: 'nobody’s ship',
  holds: 'Holds',
  hold: (number, goods) => `Hold ${number}: ${goods ?? 'empty'}`,
  sixthHold: goods => `6th Hold: ${goods ?? 'empty'}`,
  treasures: 'Face-down treasures',
  treasure: (number, known, from) => `Treasure ${number}${known === null ? '' : `: ${known}`} (${from})`,
  cursed: 'cursed',
  foundAt: (lair, names) =>
    `found in ${lair === null ? 'a lair' : `lair ${lair}`}${names.length === 0 ? '' : `, then held by ${list(names)}`}`,
  hand: cards => `${count(cards, CARDS)} in hand`,
  deck: cards => `${count(cards, CARDS)} in the deck`,
  discards: cards => `Discard pile: ${count(cards, CARDS)}`,
  discardsTitle: name => `Discards of ${name}`,
  discardsNote: 'In the order in which they were played.',
  discardsEmpty: 'Nothing has been played since the last shuffle.',
  chip: (name, place, goods, remarks) => [name, place, ...goods, ...remarks].join(', '),
  choose: thing => `Choose ${thing}`,
  battle: 'Battle',
  attacker: 'attacks',
  defender: 'defends',
  strength: 'Strength',
  ladyBeth: 'Lady Beth',
  powder: tokens => `${tokens} gunpowder`,
  toRoll: 'to roll',
  star: 'a star',
  draw: 'A draw',
  wins: name => `${name} wins!`,
  you: { name: 'You', attack: 'attack', defend: 'defend', win: 'You win!' },
  sabre: 'Saran’s Sabre',
};
