import type { DecisionKind, Need, Question } from '@jamaica/rules';
import type { HeaderField } from '@jamaica/rules/record';
import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { RefusalWords } from '../../terminal/refusals.ts';

const { count, form, list, either } = counting('it');

const OPTIONS = { one: 'opzione', other: 'opzioni' };

const shipOf = (ship: number | 'ghost'): string => (ship === 'ghost' ? 'la Nave Fantasma' : `il posto ${ship}`);

const need = (chance: Need): string => {
  if ('shuffle' in chance) return `il mazzo rimescolato del posto ${chance.shuffle}`;
  switch (chance.roll) {
    case 'action':
      return 'il tiro dei due dadi Azione del Capitano';
    case 'combat':
      return `un tiro del dado da combattimento per ${shipOf(chance.ship)}`;
    case 'shortage':
      return `un tiro del dado Penuria per ${shipOf(chance.ship)}`;
  }
};

const HEADER: Readonly<Record<HeaderField, string>> = {
  edition: '"edition" deve essere "2007" o "2021"',
  players: '"players" deve essere un numero intero da 2 a 6',
  ghost: '"ghost" deve essere true con 2 giocatori, false con 6, true o false da 3 a 5',
  house: '"house" deve indicare almeno una regola della casa, con il valore che non è quello abituale',
  captain: '"captain" deve essere il numero di un posto, contato da 0',
  pile: '"pile" deve elencare 9 carte Tesoro del gioco, quella in cima per prima, ognuna al massimo tante volte quante ce ne sono',
  removed: '"removed" deve elencare tutte le carte Tesoro che non sono nella pila',
  decks: '"decks" deve elencare per ogni posto le 11 diverse carte Azione, quella in cima per prima',
};

export const refusals = (names: Names): RefusalWords => {
  const decision = (kind: DecisionKind, seats: string): string =>
    `decisione «${kind}» (${names.decision(kind)}) del posto ${seats}`;
  const question = ({ kind, seat }: Question): string => decision(kind, String(seat));

  return {
    over: 'la partita è finita, non si attendeva altro',
    awaitsChance: chance => `si attendeva ${need(chance)}`,
    awaitsDecision: (kind, seats) => `si attendeva la ${decision(kind, either(seats.map(String)))}`,
    notAnOption: (asked, options) => `${question(asked)}: si attendeva una scelta tra ${list(options)}`,
    notAFace: (chance, faces) =>
      `${need(chance)}: ${'roll' in chance && chance.roll === 'action' ? 'si attendevano due facce' : 'si attendeva una faccia'} tra ${list(faces.map(String))}`,
    notThatDeck: (seat, cards) =>
      `il mazzo rimescolato del posto ${seat}: si attendevano proprio queste carte, in qualsiasi ordine: ${list(cards)}`,
    header: field => HEADER[field],
    notARecord: 'si attendeva una partita registrata: un oggetto con "v":1, la preparazione e una lista "steps"',
    notAStep: 'si attendeva un oggetto: un’estrazione, una decisione o un’istantanea',
    countDiffers: (asked, counted, said) =>
      `${question(asked)}: ${form(counted, { one: 'si attendeva', other: 'si attendevano' })} ${count(counted, OPTIONS)}, la registrazione dice ${said}`,
    optionsDiffer: (asked, options) =>
      `${question(asked)}: si attendevano le opzioni ${list(options)}, la registrazione ne ha altre`,
    markExpected: after =>
      `si attendeva l’istantanea dopo le azioni ${after === 'ghost' ? 'della Nave Fantasma' : `del posto ${after}`}`,
    markUnexpected: 'un’istantanea dove nessuno ha concluso le sue azioni: si attendeva un’estrazione o una decisione',
    markDiffers: (path, is, said) =>
      `l’istantanea differisce in ${path}: si attendeva ${is}, la registrazione dice ${said}`,
    finalUnexpected: 'un "final" benché la partita non sia finita',
    finalDiffers: (path, is, said) =>
      `il punteggio finale differisce in ${path}: si attendeva ${is}, la registrazione dice ${said}`,
  };
};
