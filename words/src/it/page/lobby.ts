import { counting } from '../../counting.ts';
import type { LobbyWords } from '../../page/lobby.ts';

const { count, list } = counting('it');

const KINDS = { live: 'Dal vivo', slow: 'In differita', none: 'Nessuno' };
const KIND_NOTES = {
  live: 'Si gioca tutti insieme. Chi esaurisce il tempo è sostituito da un bot finché non torna.',
  slow: 'Una regata lunga giorni: ti avvisiamo quando tocca a te.',
  none: 'Tutto il tempo che vuoi.',
};

export const lobby: LobbyWords = {
  openTitle: 'Apri un tavolo',
  open: 'Apri il tavolo',
  opening: 'Apro il tavolo…',
  openNote: free =>
    free === 0
      ? 'Tu contro i bot.'
      : `Riceverai un link da mandare agli amici: ${count(free, { one: 'posto', other: 'posti' })} da occupare.`,
  yourName: 'Il tuo nome',
  nameNote: 'Così gli altri sanno chi sei. Non serve un account.',
  bots: 'Bot dall’inizio',
  botsNote: 'I posti rimasti liberi si possono dare ai bot anche dopo.',
  clock: 'Orologio',
  clockKind: kind => KINDS[kind],
  clockKindNote: kind => KIND_NOTES[kind],
  pace: 'Tempo per pensare',
  listed: 'Aperto a tutti',
  listedNote:
    'Il tavolo è nell’elenco pubblico; con l’orologio, la regata vale per la classifica. Altrimenti lo trova solo chi ha il link.',
  listedUnratedNote:
    'Il tavolo è nell’elenco pubblico. Con regole della casa tutte tue la regata non vale per la classifica.',
  spectators: 'Spettatori',
  spectatorsNote: 'Chi ha il link può guardare. Nessuno vede le tue carte.',
  phrasesOnly: 'Solo frasi pronte',
  phrasesOnlyNote: 'A questo tavolo si parla con frasi pronte, che ognuno legge nella propria lingua.',

  joinTitle: 'Unisciti a un tavolo',
  joinField: 'Link o codice',
  joinNote: 'Incolla il link che hai ricevuto, o scrivi il codice del tavolo.',
  join: 'Unisciti',
  notATable: 'Questo non è né il link né il codice di un tavolo.',
  noTableByCode: 'Nessun tavolo ha questo codice. Un codice vale finché la regata non comincia.',

  title: 'Il tavolo',
  titleOf: host => `Il tavolo di ${host}`,
  invite: 'Invita gli amici',
  inviteNote: 'Chi apre questo link si siede con un tocco.',
  link: 'Link a questo tavolo',
  copy: 'Copia',
  copied: 'Copiato',
  share: 'Condividi…',
  shareText: 'Ti sfido a una regata intorno alla Giamaica!',
  qr: 'Codice QR con il link a questo tavolo',
  showQr: 'Codice QR',
  code: 'Codice',
  codeNote: 'da dettare o da scrivere',
  crew: 'L’equipaggio',
  free: 'Un posto libero',
  freeNote: 'per chi ha il link',
  you: 'tu',
  host: 'ospita',
  ready: 'a bordo',
  notReady: 'non ancora',
  sit: 'Siediti',
  sitHere: 'Siediti qui',
  full: 'Tutti i posti sono occupati. Quando la regata comincia, potrai guardare.',
  rise: 'Alzati',
  readyButton: 'Ci sono',
  unready: 'Anzi, aspetta',
  start: 'Si salpa',
  waitingFor: names => `In attesa di ${list(names)}`,
  botsFill: seats => count(seats, { one: 'posto libero andrà a un bot.', other: 'posti liberi andranno ai bot.' }),
  allReady: 'Tutti a bordo!',
  hostStarts: 'Chi ospita salpa quando tutti sono pronti.',
  tools: name => `Modifica il posto di ${name}`,
  remove: 'Libera il posto',
  swapWith: seat => `Scambia con il posto ${seat}`,
  programs: 'Il programma di qualcuno',
  noPrograms: 'Nessun programma è nell’elenco. Chi ne scrive uno può metterlo qui.',
  programBy: owner => `creato da ${owner}`,
  programStrength: level => `livello: ${level}`,
  programSpeaks: languages => `parla ${list(languages)}`,
  programAway: 'ora non c’è',
  taken: 'già preso',
  choosePirate: 'Quale pirata vuoi essere?',
  rules: 'Impostazioni della partita',
  termsListed: 'nell’elenco pubblico',
  termsUnrated: 'nell’elenco pubblico, non valida per la classifica',
  termsByLink: 'solo con il link',
};
