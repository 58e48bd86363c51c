import { counting } from '../../counting.ts';
import type { AlmanacWords } from '../../page/almanac.ts';

const { number } = counting('it');

export const almanac: AlmanacWords = {
  title: 'L’almanacco',
  lead: (games, admirals) =>
    `Partite contate: ${number(games)}, giocate dalla rete dell’ammiraglio; ${number(admirals)}, dagli ammiragli.`,
  note: 'Il punto è ciò che si è contato, la linea quanto è sicuro (95%). Il valore di una cosa: di quanto una nave ha vinto più spesso del previsto all’inizio del turno, in punti di probabilità di vincere, un centesimo l’uno.',
  advised: 'Consiglio:',
  chapters: {
    order: { title: 'Chi comincia', about: 'Vittorie secondo l’ordine di gioco, in quattro: 1 è il primo Capitano.' },
    length: { title: 'Quanto dura', about: 'Turni fino alla fine della partita, secondo il numero di giocatori.' },
    home: {
      title: 'Il ritorno in porto',
      about:
        'Vittorie della prima nave rientrata, secondo i punti di oro e tesori che ha in meno o in più del rivale più ricco.',
    },
    lanes: { title: 'I canali', about: 'Quanto vale entrare in un canale.' },
    cards: { title: 'Le carte', about: 'Quanto vale pescare una carta dal turno 7 in poi.' },
    lairs: { title: 'I covi', about: 'Quanto vale trovare il tesoro di un covo; i covi nell’ordine del percorso.' },
    treasures: { title: 'Tesori e poteri', about: 'Quanto vale aver trovato questa carta.' },
    gunpowder: {
      title: 'La polvere',
      about: 'In quanti turni una nave viene attaccata, secondo la sua polvere.',
    },
    ghost: { title: 'La Nave Fantasma', about: 'Vittorie della Nave Fantasma, secondo il numero di giocatori.' },
    luck: { title: 'Quanto è fortuna', about: 'Quanta parte del risultato è decisa all’inizio di un turno, fra pari.' },
  },
  lane: (fork, isLong) => `Biforcazione ${fork}, ${isLong ? 'canale lungo' : 'canale breve'}`,
  advice: {
    order: points => `Fra la posizione migliore e la peggiore ci sono ${points} punti: non litigate su chi comincia.`,
    length: rounds => `Turni da mettere in conto: ${rounds}. Hai undici carte, e quasi tutte passano una volta sola.`,
    home: (first, caught) =>
      `La prima nave rientrata vince ${first} delle sue partite; quella che resta prima della linea rossa, ${caught}. Meglio rientrare poveri che restare ricchi in mare.`,
    lanes: (best, worst) =>
      `Dove si è navigato meglio: ${best}. E dove peggio: ${worst}. Senza un buon motivo, evita il secondo.`,
    cards: (best, worst) => `Verso la fine la carta migliore da pescare è ${best}; gioca prima ${worst}.`,
    lairs: (best, worst) => `Il covo che rende di più: ${best}. Di meno: ${worst}. Prepara la rotta per il primo.`,
    treasures: (points, power) =>
      `Un tesoro che nessuno ha visto vale in media ${points} punti, maledizioni comprese. Il migliore dei poteri: ${power}.`,
    gunpowder: (without, withSome) =>
      `Senza polvere una nave viene attaccata in ${without} dei turni, con 4–6 barili in ${withSome}. Il dado ha solo numeri pari: il primo barile in più del rivale decide i combattimenti, il secondo no.`,
    ghost: (two, five) =>
      `La Nave Fantasma vince ${two} delle partite in due, ${five} di quelle in cinque: temi i suoi cannoni, non il suo punteggio.`,
    luck: (share, strong) =>
      `Anche fra giocatori diversi dadi e carte decidono ${share} del risultato, eppure il più forte dei quattro vince ${strong} delle partite. Giudicati dalle tue scelte, non da un solo risultato.`,
  },
};
