import { counting } from '@jamaica/words';
import type { LobbyWords } from '../lobby.ts';

const { count, list } = counting('it');

const KINDS = { live: 'Dal vivo', slow: 'Lento', none: 'Nessuno' };
const KIND_NOTES = {
  live: 'Ci sono tutti. A chi finisce il tempo subentra un bot, fino al ritorno.',
  slow: 'Una corsa lunga giorni: ti avvisiamo quando tocca a te.',
  none: 'Tutto il tempo che vuoi.',
};

export const lobby: LobbyWords = {
  openTitle: 'Apri un tavolo',
  open: 'Apri il tavolo',
  opening: 'Apertura…',
  openNote: free =>
    free === 0
      ? 'Tu contro i bot.'
      : `Avrai un link per gli amici: ${count(free, { one: 'posto', other: 'posti' })} da riempire.`,
  yourName: 'Il tuo nome',
  nameNote: 'Così gli altri sanno chi sei. Non serve un account.',
  bots: 'Bot dall’inizio',
  botsNote: 'I posti liberi si possono dare ai bot anche dopo.',
  clock: 'Orologio',
  clockKind: kind => KINDS[kind],
  clockKindNote: kind => KIND_NOTES[kind],
  pace: 'Per ogni scelta',
  livePace: (seconds, minutes) => `${seconds} s + ${minutes} min`,
  slowPace: hours => (hours % 24 === 0 ? count(hours / 24, { one: 'giorno', other: 'giorni' }) : `${hours} h`),
  listed: 'Aperto a tutti',
  listedNote:
    'Il tavolo è nell’elenco pubblico e la corsa vale per la classifica. Altrimenti lo trova solo chi ha il link.',
  spectators: 'Spettatori',
  spectatorsNote: 'Chi ha il link può guardare. Nessuno vede le tue carte.',
  phrasesOnly: 'Solo frasi pronte',
  phrasesOnlyNote: 'A questo tavolo si parla con frasi pronte, che ognuno legge nella sua lingua.',

  joinTitle: 'Unisciti a un tavolo',
  joinField: 'Link o codice',
  joinNote: 'Incolla il link che ti ha mandato l’amico, o scrivi il codice del tavolo.',
  join: 'Al tavolo',
  notATable: 'Non è né un link né un codice di un tavolo.',

  title: 'Il tavolo',
  titleOf: host => `Il tavolo di ${host}`,
  invite: 'Invita gli amici',
  inviteNote: 'Chi apre questo link si siede con un tocco.',
  link: 'Link a questo tavolo',
  copy: 'Copia',
  copied: 'Copiato',
  share: 'Condividi…',
  shareText: 'Vieni a correre con me intorno alla Giamaica!',
  qr: 'Codice QR con il link a questo tavolo',
  showQr: 'Codice QR',
  code: 'Codice',
  crew: 'L’equipaggio',
  free: 'Un posto libero',
  freeNote: 'per chi ha il link',
  you: 'tu',
  host: 'ospita',
  ready: 'a bordo',
  notReady: 'non ancora',
  sit: 'Siediti',
  sitHere: 'Siediti qui',
  full: 'Tutti i posti sono occupati. Potrai guardare la corsa.',
  rise: 'Alzati',
  readyButton: 'Ci sono',
  unready: 'Anzi, aspetta',
  start: 'Si salpa',
  waitingFor: names => `In attesa di ${list(names)}`,
  botsFill: seats => count(seats, { one: 'posto libero andrà a un bot.', other: 'posti liberi andranno ai bot.' }),
  allReady: 'Tutti a bordo!',
  hostStarts: 'Chi ospita salpa quando tutti sono pronti.',
  tools: name => `Cambia il posto di ${name}`,
  remove: 'Libera il posto',
  swapWith: seat => `Scambia con il posto ${seat}`,
  taken: 'già preso',
  choosePirate: 'Quale pirata sei?',
  rules: 'Quel che è convenuto',
  termsListed: 'nell’elenco pubblico, con classifica',
  termsByLink: 'solo con il link',
};
