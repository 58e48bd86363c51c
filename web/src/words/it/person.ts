import { counting } from '@jamaica/words';
import type { PersonWords } from '../person.ts';

const { count, number } = counting('it');

export const person: PersonWords = {
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

  own: {
    title: 'La tua pagina',
    note: 'Una pagina su di te, che può leggere chiunque ne abbia l’indirizzo. Non c’è finché non la attivi.',
    page: 'Mostra una pagina su di me',
    rating: 'Mostra la mia forza',
    ratingNote: 'Altrimenti non compari nemmeno nelle classifiche.',
    games: 'Mostra le mie partite',
    gamesNote: 'Si mostrano soltanto le partite pubbliche.',
    rivals: 'Mostra i miei rivali',
    rivalsNote: 'Altrimenti non compari nemmeno sulle pagine degli altri.',
    look: 'Guarda la mia pagina',
    takeHome: 'Porta a casa le tue partite',
    takeHomeNote: 'Tutte le tue partite finite: le registrazioni complete, o una tabella dei risultati.',
    records: 'Registrazioni (JSON Lines)',
    results: 'Risultati (CSV)',
  },
  elsewhere: {
    title: 'Notifiche altrove',
    hook: 'Indirizzo a cui scrivere',
    hookNote: hosts => `Quando tocca a te, questo server ci manda una riga. Può scrivere a: ${hosts}.`,
    save: 'Salva',
    drop: 'Non scrivere più',
    saved: 'Salvato.',
    hostNotListed: hosts => `Questo server può scrivere solo a: ${hosts}.`,
    calendar: 'Calendario',
    calendarNote: has =>
      has
        ? 'C’è un indirizzo con le tue scadenze. È stato mostrato una volta sola; uno nuovo lo sostituisce.'
        : 'Un indirizzo a cui il tuo calendario può abbonarsi: quando scade il tuo tempo nelle partite lente.',
    makeCalendar: 'Crea un indirizzo',
    calendarShown: 'Dallo al tuo calendario: si vede soltanto adesso. Chi ce l’ha può leggere le tue scadenze.',
    dropCalendar: 'Chiudi il calendario',
  },
  filters: {
    edition: 'Edizione',
    players: 'Giocatori',
    result: 'Risultato',
    any: 'tutte',
    won: 'vinte',
    lost: 'perse',
    none: 'Nessuna partita corrisponde.',
  },
};
