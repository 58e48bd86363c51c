import { counting } from '@jamaica/words';
import type { PanelWords } from '../panels.ts';

const { count, list } = counting('it');

const CARDS = { one: 'carta', other: 'carte' };

export const panels: PanelWords = {
  panel: (name, place) => `${name}, ${place}`,
  place: place => `${place}º`,
  placeLong: (place, isShared) => `${place}º posto in gara${isShared ? ', a pari merito' : ''}`,
  captain: 'Capitano',
  turn: half => `${half}: di turno`,
  hasChosen: 'ha scelto una carta',
  isChoosing: 'sta scegliendo una carta',
  bot: level => `bot, ${level}`,
  nobody: 'la nave di nessuno',
  holds: 'Stive',
  hold: (number, goods) => `Stiva ${number}: ${goods ?? 'vuota'}`,
  sixthHold: goods => `6ª Stiva: ${goods ?? 'vuota'}`,
  treasures: 'Tesori coperti',
  treasure: (number, known, from) => `Tesoro ${number}${known === null ? '' : `: ${known}`} (${from})`,
  cursed: 'maledetto',
  foundAt: (place, names) =>
    `trovato nella casella ${place}${names.length === 0 ? '' : `, passato per ${list(names)}`}`,
  hand: cards => `${count(cards, CARDS)} in mano`,
  deck: cards => `${count(cards, CARDS)} nel mazzo`,
  discards: cards => `Scarti: ${count(cards, CARDS)}`,
  discardsTitle: name => `Scarti: ${name}`,
  discardsNote: 'Nell’ordine in cui sono state giocate.',
  discardsEmpty: 'Niente è stato giocato dall’ultimo rimescolamento.',
  chip: (name, place, goods, remarks) => [name, place, ...goods, ...remarks].join(', '),
  choose: thing => `Scegli: ${thing}`,
  battle: 'Battaglia',
  attacker: 'attacca',
  defender: 'si difende',
  strength: 'Forza',
  ladyBeth: 'Lady Beth',
  powder: tokens => count(tokens, { one: 'barile di polvere', other: 'barili di polvere' }),
  toRoll: 'deve tirare',
  star: 'una stella',
  draw: 'Pareggio',
  wins: name => `Vince ${name}!`,
  sabre: 'Sciabola di Saran',
};
