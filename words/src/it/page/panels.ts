import { counting } from '../../counting.ts';
import type { PanelWords } from '../../page/panels.ts';

const { count, form, list } = counting('it');

const CARDS = { one: 'carta', other: 'carte' };

export const panels: PanelWords = {
  panel: (name, place) => `${name}, ${place}`,
  place: place => `${place}ª`,
  placeLong: (place, isShared) => `${place}ª posizione in regata${isShared ? ', a pari merito' : ''}`,
  captain: 'Capitano',
  turn: half => `${half}: sta giocando`,
  hasChosen: 'ha scelto una carta',
  isChoosing: 'sta scegliendo una carta',
  bot: level => `bot, ${level}`,
  nobody: 'nave di nessuno',
  holds: 'Stive',
  hold: (number, goods) => `Stiva ${number}: ${goods ?? 'vuota'}`,
  sixthHold: goods => `Sesta Stiva: ${goods ?? 'vuota'}`,
  treasures: 'Tesori coperti',
  treasure: (number, known, from) => `Tesoro ${number}${known === null ? '' : `: ${known}`} (${from})`,
  cursed: 'maledetto',
  foundAt: (lair, names) =>
    `trovato ${lair === null ? 'in un covo' : `nel covo della casella ${lair}`}${names.length === 0 ? '' : `, poi ${form(names.length, { one: 'l’ha avuto', other: 'l’hanno avuto' })} ${list(names)}`}`,
  hand: cards => `${count(cards, CARDS)} in mano`,
  deck: cards => `${count(cards, CARDS)} nel mazzo`,
  discards: cards => `Scarti: ${count(cards, CARDS)}`,
  discardsTitle: name => `Scarti di ${name}`,
  discardsNote: 'Nell’ordine in cui sono state giocate.',
  discardsEmpty: 'Dall’ultima mescolata non è stata giocata nessuna carta.',
  chip: (name, place, goods, remarks) => [name, place, ...goods, ...remarks].join(', '),
  choose: thing => `Scegli: ${thing}`,
  battle: 'Combattimento',
  attacker: 'attacca',
  defender: 'si difende',
  strength: 'Potenza di Fuoco',
  ladyBeth: 'Lady Beth',
  powder: tokens => count(tokens, { one: 'barile di polvere', other: 'barili di polvere' }),
  toRoll: 'deve tirare',
  star: 'una stella',
  draw: 'Pareggio',
  wins: name => `${name} vince!`,
  you: { name: 'Tu', attack: 'attacchi', defend: 'ti difendi', win: 'Hai vinto!' },
  sabre: 'Sciabola di Saran',
};
