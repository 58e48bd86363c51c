import { counting } from '@jamaica/words';
import type { HomeWords } from '../home.ts';

const { count, list } = counting('it');

const EDITIONS = {
  '2007': 'La classica: chi non può pagare cede quello che ha e torna fino alla prima casella che può permettersi.',
  '2021': 'La nuova: chi non può pagare lancia il dado della penuria, che lo rimanda indietro o lo lascia dov’è.',
};

const LEVELS = {
  deckhand: 'Appena imbarcato: gli va bene tutto ciò che non è troppo male.',
  bosun: 'Sa il mestiere: prepara con cura questo turno.',
  captain: 'Pensa ogni scelta fino al traguardo.',
  admiral: 'Il migliore che abbiamo: ha imparato da migliaia e migliaia di corse.',
};

export const home: HomeWords = {
  title: 'Jamaica',
  tagline: 'una corsa di pirati intorno all’isola',
  play: 'Gioca subito',
  playNote: 'tu e tre bot',
  continue: 'Continua',
  continueNote: (round, names) => `Turno ${round} · ${list(names)}`,
  together: 'Insieme',
  newGame: 'Su un solo schermo',
  newGameNote: 'ognuno al suo turno',
  openTable: 'Apri un tavolo',
  openTableNote: 'gli amici arrivano con un link',
  join: 'Unisciti a un tavolo',
  joinNote: 'con link o codice',
  myGames: 'Le mie partite',
  myGamesNote: waiting =>
    waiting === 0 ? 'nessuno ti aspetta' : count(waiting, { one: 'ti aspetta', other: 'ti aspettano' }),
  watch: 'Guarda',
  leaders: 'Classifica',
  learn: 'Imparare il mestiere',
  companion: 'Al tavolo vero',
  offline: 'Nessuna rete: i tavoli online sono irraggiungibili. Tutto il resto funziona.',
  more: 'Altro',
  gallery: 'I pirati',
  load: 'Apri una partita',
  drop: 'Lascia qui la partita',
  settings: 'Impostazioni',
  independent: 'Una versione indipendente, non affiliata all’editore del gioco da tavolo né approvata da esso.',

  newTitle: 'Una nuova corsa',
  back: 'Indietro',
  start: 'Si salpa',
  rules: 'Le regole',
  crew: 'L’equipaggio',
  edition: 'Edizione',
  editionNote: edition => EDITIONS[edition],
  players: 'Giocatori',
  ghost: 'Nave fantasma',
  ghostNote: 'Una nave in più che non è di nessuno: la governa il Capitano, e depreda tutti.',
  ghostAlways: 'In due naviga sempre: la governa il Capitano, e depreda entrambi.',
  ghostNever: 'In sei non resta una nave per lei.',
  ghostCrew: 'Non è di nessuno; la governa il Capitano del turno.',
  seat: seat => `Posto ${seat}`,
  changePirate: pirate => `${pirate}: scegli un altro pirata`,
  choosePirate: seat => `Chi naviga al posto ${seat}?`,
  swapWith: seat => `scambio con il posto ${seat}`,
  ashore: 'ancora a terra',
  haunted: 'questa nave è della Nave fantasma',
  name: 'Nome',
  who: 'Chi gioca',
  person: 'una persona',
  personNote: 'Siede davanti a questo schermo.',
  bot: level => `un bot: ${level}`,
  levelNote: level => LEVELS[level],
  crewNote: people => {
    if (people === 0) return 'Non gioca nessuno: i bot corrono e tu guardi.';
    return people === 1 ? 'Tu contro i bot.' : 'Vi passate lo schermo; un sipario tiene segrete le vostre carte.';
  },
};
