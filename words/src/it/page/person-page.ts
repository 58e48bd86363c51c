import { counting } from '../../counting.ts';
import type { PersonPageWords } from '../../page/person-page.ts';

const { count, number } = counting('it');

export const personPage: PersonPageWords = {
  notHere: 'Qui non c’è nessuna pagina',
  notHereNote: 'Nessuno ha una pagina se non la vuole.',
  asOthers: 'Così ti vedono gli altri.',
  onlyYou: 'Questa pagina la vedi solo tu: non la mostri ancora a nessuno.',
  nothing: 'Ancora niente da mostrare. Contano solo le partite pubbliche.',
  program: 'programma',

  rating: 'Forza',
  worth: (rating, doubt) => `${rating} ± ${doubt}`,
  ratingCourse: 'Dopo ogni partita; la fascia mostra quanto è incerta.',
  inNumbers: 'Lo stesso in cifre',
  day: 'Giorno',
  uncertainty: 'Incertezza',

  results: 'Risultati',
  book: 'Regolamento',
  players: 'Giocatori',
  games: 'Partite',
  won: 'Vinte',
  average: 'Punti in media',

  sources: 'Da dove vengono i punti',
  sourcesNote: 'In media per partita, accanto a tutti su questo server.',
  source: 'Origine',
  space: 'La casella della nave',
  gold: 'Oro',
  treasure: 'Tesori',
  everybody: 'Tutti',

  rivals: 'Rivali preferiti',
  together: games => count(games, { one: 'partita insieme', other: 'partite insieme' }),
  ahead: games => `davanti in ${number(games)}`,
  lastGames: 'Le ultime partite',
};
