import { counting } from '@jamaica/words';
import type { TableWords } from '../table.ts';

const { count, form, list } = counting('it');

const DECISIONS = {
  dice: 'Disponi i dadi',
  card: 'Scegli una carta',
  move: 'Scegli un canale',
  load: 'Carica a bordo',
  empty: 'Fai spazio',
  pay: 'Paga',
  attack: 'Combattimento',
  powder: 'Polvere da cannone',
  'powder-from': 'Polvere da cannone',
  sabre: 'Sciabola di Saran',
  loot: 'Bottino',
  retreat: 'Penuria',
  treasure: 'Penuria',
  'ghost-direction': 'La Nave Fantasma',
  'ghost-move': 'La Nave Fantasma',
  'ghost-attack': 'La Nave Fantasma',
  'ghost-loot': 'La Nave Fantasma',
  'ghost-load': 'La Nave Fantasma',
};

const SPACES = { one: 'casella', other: 'caselle' };

export const table: TableWords = {
  round: round => `Turno ${round}`,
  menu: 'Menu',
  close: 'Chiudi',
  undo: 'Annulla la mossa',
  hint: 'Consiglio',
  skip: 'Salta',
  confirm: 'Conferma',
  cancel: 'Annulla',
  // `Carta` would be a card as well.
  wholeChart: 'Mostra tutto il tabellone',
  closer: 'Mostra la nave da vicino',
  restart: 'Ricomincia',
  leave: 'Lascia il tavolo',
  leaveQuestion: 'La partita è salvata: potrai continuarla più tardi.',
  restartQuestion: 'Iniziare una nuova partita con lo stesso equipaggio? Questa verrà abbandonata.',
  saveRecord: 'Scarica la partita',
  soundOff: 'Disattiva il suono',
  soundOn: 'Attiva il suono',
  showLog: 'Diario',
  showList: 'Tabellone come elenco',
  board: 'Il tabellone',
  hand: 'Le tue carte',
  ownHolds: 'Le tue stive',
  treasures: 'I tuoi tesori',
  players: 'Giocatori',
  prompt: 'La domanda',
  whereabouts: 'Dove sono le navi',
  you: name => `Tu, ${name}`,
  shipAt: (name, where, left) =>
    left === 0 ? `${name} è al traguardo.` : `${name}: ${where}. ${count(left, SPACES)} al traguardo.`,
  handOf: name => `Carte di ${name}`,
  waitingFor: names => `In attesa di ${list(names)}…`,
  thinking: name => `${name} sta pensando…`,
  shuffling: 'Un attimo…',
  gameOver: 'La regata è finita',
  asked: (name, question) => `${name}: ${question}`,
  curtainTitle: 'Passa lo schermo',
  curtain: name => `La prossima scelta è solo per ${name}. Tutti gli altri guardano il mare.`,
  curtainButton: name => `Sono ${name}`,
  card: (morning, evening) => `Mattino: ${morning}. Sera: ${evening}.`,
  chosenCard: 'La tua carta di questo turno',
  notNow: asked => `Non ora. ${asked}`,
  outOfReach: 'Con questo dado non si raggiunge questa casella.',
  nothingToChoose: names =>
    names.length === 0
      ? 'Al momento non c’è nulla da scegliere.'
      : `Prima ${form(names.length, { one: 'deve', other: 'devono' })} scegliere ${list(names)}.`,
  powderOdds: (win, draw, lose) => `vittoria ${win} · pareggio ${draw} · sconfitta ${lose}`,
  more: 'Di più',
  less: 'Di meno',
  fire: tokens =>
    tokens === 0 ? 'Combatti senza polvere' : `Combatti con ${count(tokens, { one: 'barile', other: 'barili' })}`,
  moreBelow: 'Altro più sotto',
  pay: price => `Paga ${price}`,
  spend: price => `Spendi ${price}`,
  gives: (hold, tokens) => `${hold}, ne dà ${tokens}`,
  sum: (parts, due) => {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const missing = due - whole;
    return `${parts.join(' + ') || 0} = ${whole}${missing > 0 ? `, ${missing === 1 ? 'manca' : 'mancano'} ${missing}` : ''}`;
  },
  costs: price => `costa ${price}`,
  letter: index => 'ABCDEFGHIJ'[index] ?? '',
  left: spaces => `${count(spaces, SPACES)} al traguardo`,
  load: goods => `carica ${goods}`,
  loadOverboard: goods => `carica ${goods}, qualcosa finirà in mare`,
  loadLost: goods => `nessuna stiva per ${goods}: carico perso`,
  pays: price => `paga ${price}`,
  short: price => `penuria: ${price} da pagare`,
  backTo: places =>
    places.length === 1 ? `si arretra: ${places[0]}` : `si arretra in una di ${places.length} caselle`,
  battle: (name, win) => `combattimento contro ${name}: vittoria ${win}`,
  treasure: 'un tesoro',
  finish: 'il traguardo!',
  unknown: 'dopo una penuria, chissà',
  orElse: texts => texts.join('; oppure '),
  hintThinking: 'L’ammiraglio sta pensando…',
  hintFailed: 'L’ammiraglio non può rispondere: questo browser non permette i calcoli in secondo piano.',
  outwitted: names => `Questo browser non permette i calcoli in secondo piano: per ${list(names)} gioca un mozzo.`,
  adviceTitle: 'Il parere dell’ammiraglio',
  updateReady: 'È pronta una nuova versione.',
  update: 'Aggiorna ora',
  listTitle: 'Il tabellone come elenco',
  listSpace: (place, kind, price, remarks) =>
    [`${place}, ${kind}`, ...(price === null ? [] : [price]), ...remarks].join(', '),
  listTreasureHere: 'qui c’è un tesoro',
  notARecord: file => `${file} non è una partita registrata.`,
  legend: 'Simboli e tasti',
  keys: {
    title: 'Tasti',
    numbers: 'la carta o la risposta in questa posizione',
    escape: 'salta ciò che si sta mostrando, o annulla',
    takeBack: 'annulla la mossa',
    arrows: 'nel diario: riga per riga, e il tabellone mostra dove',
  },
  decision: kind => DECISIONS[kind],
  explained: decision => `Aiuto: ${decision}`,
};
