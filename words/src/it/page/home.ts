import { counting } from '../../counting.ts';
import type { HomeWords } from '../../page/home.ts';

const { count, list } = counting('it');

const EDITIONS = {
  '2007': 'La classica: chi non può pagare cede quello che ha e arretra fino alla prima casella che può pagare.',
  '2021': 'La nuova: chi non può pagare tira il dado Penuria, che fa arretrare la nave o la lascia dov’è.',
};

const LEVELS = {
  deckhand: 'Appena imbarcato: sbaglia spesso, e aspetta chi resta indietro.',
  bosun: 'Conosce il mestiere: prepara con cura ogni turno.',
  captain: 'Valuta ogni scelta fino al traguardo.',
  admiral: 'Il migliore che abbiamo: ha imparato da migliaia e migliaia di regate.',
};

const STYLES = {
  privateer: 'Sempre in cerca di un combattimento.',
  merchant: 'Meglio una stiva piena che una nave veloce.',
  racer: 'Ha una gran fretta di arrivare.',
};

export const home: HomeWords = {
  title: 'Jamaica',
  tagline: 'una regata di pirati intorno all’isola',
  play: 'Gioca subito',
  playNote: 'tu e tre bot',
  firstTime: 'Prima volta? Cinque minuti per imparare',
  chooseOpponents: 'Scegli gli avversari',
  continue: 'Continua',
  continueNote: (round, agreed, names) => `Turno ${round} · ${agreed} · ${list(names)}`,
  together: 'Insieme',
  newGame: 'Su un solo schermo',
  newGameNote: 'passandoselo di mano in mano',
  day: 'La regata del giorno',
  dayNote: 'gli stessi dadi per tutti',
  openTable: 'Apri un tavolo',
  openTableNote: 'gli amici arrivano con un link',
  bigScreen: 'Sul grande schermo',
  bigScreenNote: 'le carte sui telefoni',
  join: 'Unisciti a un tavolo',
  joinNote: 'con link o codice',
  myGames: 'Le mie partite',
  myGamesNote: waiting =>
    waiting === 0
      ? 'nessuna in attesa di te'
      : count(waiting, { one: 'partita ti aspetta', other: 'partite ti aspettano' }),
  watch: 'Guarda',
  leaders: 'Classifica',
  learn: 'Impara il mestiere',
  companion: 'Attorno a un vero tavolo',
  offline: 'Nessuna rete: i tavoli online non sono raggiungibili. Tutto il resto funziona.',
  more: 'Altro',
  gallery: 'I pirati',
  load: 'Apri una registrazione',
  drop: 'Rilascia qui la registrazione',
  settings: 'Impostazioni',
  makers: 'Il gioco da tavolo è di Malcolm Braff, Bruno Cathala e Sébastien Pauchon, illustrato da Mathieu Leyssenne.',
  independent: 'Una versione indipendente, non affiliata all’editore del gioco da tavolo né da esso approvata.',

  newTitle: 'Una nuova regata',
  back: 'Indietro',
  start: 'Si salpa',
  rules: 'Le regole',
  crew: 'L’equipaggio',
  editionNote: edition => EDITIONS[edition],
  players: 'Giocatori',
  ghost: 'Nave Fantasma',
  ghostNote: 'Una nave in più, senza padrone: la muove il Capitano, e non risparmia nessuno.',
  ghostAlways: 'In due naviga sempre: la muove il Capitano, e non risparmia nessuno dei due.',
  ghostNever: 'In sei non c’è più una nave libera per lei.',
  ghostCrew: 'Non è di nessuno; la muove il Capitano di turno.',
  seat: seat => `Posto ${seat}`,
  changePirate: pirate => `${pirate}: scegli un altro pirata`,
  choosePirate: seat => `Quale pirata siede al posto ${seat}?`,
  swapWith: seat => `si scambia con il posto ${seat}`,
  ashore: 'ancora a terra',
  haunted: 'questa è la Nave Fantasma',
  name: 'Nome',
  who: 'Chi gioca',
  person: 'una persona',
  personNote: 'Siede davanti a questo schermo.',
  bot: level => `un bot: ${level}`,
  levelNote: level => LEVELS[level],
  asYou: 'forte quanto te',
  asYouNow: (level, next) =>
    next === null ? `Forti come un ${level}` : `Più forti di un ${level}, meno di un ${next}`,
  asYouNote:
    'Gioca bene quanto te. Dopo ogni regata che corri contro i soli bot diventa un po’ più forte o un po’ più clemente, finché ogni nave vince spesso quanto la tua.',
  styleNote: style => STYLES[style],
  crewNote: people => {
    if (people === 0) return 'Non gioca nessuno: i bot gareggiano e tu guardi.';
    return people === 1 ? 'Tu contro i bot.' : 'Vi passate lo schermo; un sipario tiene segrete le carte di ognuno.';
  },
};
