import { counting } from '../../counting.ts';
import type { HarbourWords } from '../../page/harbour.ts';

const { count, list } = counting('it');

const TABS = { mine: 'Le mie partite', join: 'Unisciti', watch: 'Guarda', leaders: 'Classifica' };

export const harbour: HarbourWords = {
  title: 'Il porto',
  tab: tab => TABS[tab],
  tabs: 'I moli',
  whoYouAre: name => `${name}: la tua pagina`,
  loading: 'Si scruta l’orizzonte…',
  trouble: {
    offline: 'Il server non è raggiungibile.',
    tooFast: 'Troppo in fretta. Aspetta un attimo e riprova.',
    tooMany: 'Ce ne sono già troppi.',
    wrongCode: 'Nessuno ha questo codice. Controllalo lettera per lettera.',
    wrongPasskey: 'Questa passkey non è stata riconosciuta.',
    other: 'Il server non ci è riuscito. Riprova tra un po’.',
  },
  stale: 'Questi dati non sono aggiornati.',
  again: 'Riprova',

  yourTurn: 'Tocca a te',
  underWay: 'In mare',
  gathering: 'L’equipaggio si raduna',
  finished: 'Finite',
  timeLeft: time => `ancora ${time}`,
  noTimeLeft: 'il tuo tempo è scaduto',
  noClock: 'senza fretta',
  changed: when => `ultima mossa: ${when}`,
  opened: when => `tavolo aperto ${when}`,
  won: 'Hai vinto!',
  place: (place, of) => `${place}ª posizione su ${of}`,
  points: points => count(points, { one: 'punto', other: 'punti' }),
  ghostWon: 'Ha vinto la Nave Fantasma.',
  wonBy: names => `Vittoria di ${list(names)}`,
  noResult: 'finita senza risultato',

  play: 'Gioca',
  look: 'Entra',
  sit: 'Siediti',
  watch: 'Guarda',
  replay: 'Rivedi',
  linkAt: (link, names) => (names.length === 0 ? link : `${link}: tavolo con ${list(names)}`),

  players: players => count(players, { one: 'giocatore', other: 'giocatori' }),
  ghost: 'Nave Fantasma',
  noLimit: 'senza orologio',
  live: (decision, reserve) =>
    reserve === null ? `${decision} per scelta` : `${decision} per scelta, ${reserve} di riserva`,
  slow: time => `${time} per scelta`,
  phrasesOnly: 'solo frasi pronte',
  noSpectators: 'senza spettatori',
  freeSeats: seats => count(seats, { one: 'posto libero', other: 'posti liberi' }),
  freeSeat: 'posto libero',
  bot: level => `bot, ${level}`,
  you: 'tu',
  names: list,

  emptyMine: 'Nessuna delle tue navi è in mare',
  emptyMineNote: 'Apri un tavolo e manda il link agli amici, oppure siediti dove c’è un posto libero.',
  emptyJoin: 'Nessun equipaggio in vista',
  emptyJoinNote: 'Apri un tavolo visibile a tutti: chi passerà di qui lo troverà.',
  emptyWatch: 'Il mare è calmo',
  emptyWatchNote: 'Qui compaiono le partite pubbliche in corso. Intanto, cominciane una tu.',
  emptyLeaders: 'La classifica è ancora vuota',
  emptyLeadersNote: 'Finisci una partita pubblica con altre persone: la vetta è ancora da conquistare.',
  openTable: 'Apri un tavolo',
  seeOpen: 'Vedi i tavoli aperti',

  editionLegend: 'Edizione',
  playersLegend: 'Giocatori',
  rank: 'Posizione',
  name: 'Nome',
  strength: 'Forza',
  games: 'Partite',
  strengthNote:
    'La forza parte da circa 0 e cresce quando si finisce davanti a giocatori forti. È una stima prudente: una partita fortunata conta poco, molte buone contano molto. Valgono solo le partite pubbliche con l’orologio, tra persone che hanno un codice di recupero o una passkey e non giocano dallo stesso luogo.',
  program: 'un programma',
  notRanked: 'Non sei ancora in questa classifica. Finisci una partita pubblica di questo tipo con altre persone.',
};
