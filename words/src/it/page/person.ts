import type { PersonWords } from '../../page/person.ts';

export const person: PersonWords = {
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
