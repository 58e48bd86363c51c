import { counting } from '../../counting.ts';
import type { DayWords } from '../../page/day.ts';

const { count } = counting('it');
const days = new Intl.DateTimeFormat('it', { dateStyle: 'full', timeZone: 'UTC' });

export const day: DayWords = {
  date: day => days.format(day),
  about: 'Oggi tutti disputano la stessa regata: stesse carte, stessi dadi, stessi avversari. Conta un solo tentativo.',
  until: time => `Fino alle ${time} (mezzanotte UTC)`,
  rivals: (rivals, level) => `contro ${count(rivals, { one: 'bot', other: 'bot' })} (${level})`,
  sail: 'Salpa',
  sailOn: 'Riprendi il mare',
  guest:
    'Sei ospite. Gli ospiti possono navigare, ma un ospite potrebbe tornare come un altro. Perciò la posizione conta solo per chi alla partenza ha un codice di recupero o una passkey.',
  guestWay: 'Crea prima un codice',
  finished: people =>
    people === 0
      ? 'Nessuno ha ancora finito.'
      : `Finora ${count(people, { one: 'giocatore ha', other: 'giocatori hanno' })} finito.`,
  hidden: 'I risultati degli altri si vedono quando la tua regata è finita.',
  today: 'La regata di oggi',
  notHere: 'Quel giorno qui non ha navigato nessuno.',

  result: 'Il tuo risultato',
  notFinished: 'A mezzanotte la tua regata non era finita: non conta.',
  notSailed: 'Quel giorno non hai navigato.',
  points: 'Punti',
  inRace: 'Nella tua regata',
  ofDay: 'Fra tutti',
  better: 'Hanno fatto peggio',
  betterThan: share => `il ${share} degli altri`,
  alone: 'ancora nessuno con cui confrontarsi',
  noPlace: 'nessuna: hai navigato come ospite',
  admiral: 'L’ammiraglio con la stessa fortuna',
  admiralUnderWay: 'ancora in mare',
  watchOwn: 'Rivedi la tua regata',
  watchAdmiral: 'Guarda l’ammiraglio',
  cost: 'Quanto è costata ogni decisione',
  costNote: 'L’ammiraglio giudica la tua regata, decisione per decisione.',
  practise: 'Riprova per esercizio',
  practiseNote: 'Stesse carte, stessi dadi, stessi avversari. Non conta.',
  voyages: 'Come hanno navigato gli altri',
  noVoyages: 'Ancora nessuno in classifica.',
  watch: name => `Guarda la regata di ${name}`,
  name: 'Nome',

  picture: 'Un’immagine da mandare',
  pictureNote: 'Non svela nulla dei dadi.',
  keepPicture: 'Salva l’immagine',
  pictureFailed: 'Questo browser non è riuscito a disegnare l’immagine.',

  calendar: 'I tuoi giorni',
  streak: days => `${count(days, { one: 'giorno', other: 'giorni' })} di fila`,
  noStreak: 'Finisci una regata oggi e comincia una nuova serie.',
  before: 'Mese precedente',
  after: 'Mese successivo',
  unfinished: 'non finita',

  week: 'Questa settimana',
  weekNote: 'La somma dei punti dei cinque giorni migliori di ciascuno.',
  weekEmpty: 'Nessun giorno di questa settimana conta ancora.',
  days: 'Giorni',

  dice: 'Nessuno ha scelto questi dadi',
  diceNote:
    'Il segreto di ogni giorno è fissato prima che il giorno cominci e svelato quando è finito. Allora ogni partita registrata dimostra i suoi dadi.',
  commitment: 'Fissato per questo giorno',
  commitmentNext: 'Fissato per domani',
  secret: 'Il segreto',

  offline:
    'Qui non c’è un server. La regata di oggi nasce dalla data, per esercizio: non conta, e non c’è nessuno con cui confrontarsi.',
  practiseHere: 'Naviga per esercizio',
};
