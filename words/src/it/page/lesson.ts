import { counting } from '../../counting.ts';
import type { LessonWords } from '../../page/lesson.ts';

const { count, list } = counting('it');

export const lesson: LessonWords = {
  title: 'La prima lezione',
  step: (number, of) => `Passo ${number} di ${of}`,
  back: 'Indietro',
  next: 'Avanti',
  show: 'Fammi vedere',
  restart: 'Ricomincia la lezione',
  leave: 'Lascia la lezione',
  pointsAt: names => `Edward indica ${list(names)}.`,
  watching: 'Guarda che cosa succede…',
  strayed: 'Le regole lo permettono, ma la lezione segue un’altra rotta. Prova ciò che è cerchiato d’oro.',
  steps: {
    welcome: {
      text: 'Ehilà, sono Edward! Un giro intorno alla Giamaica e ritorno a Port Royal: oro, tesori e casella finale danno punti.',
      strayed: null,
    },
    dice: {
      text: 'Il Capitano sei tu: disponi i dadi per tutti, uno al mattino e uno alla sera. Metti il 4 al mattino.',
      strayed: 'È un tuo diritto di Capitano. Ma oggi serve molto cibo: metti il 4 al mattino.',
    },
    holds: {
      text: 'Ecco le tue cinque stive: hai 3 razioni e 3 dobloni. Una stiva riceve un solo carico di un solo tipo.',
      strayed: null,
    },
    card: {
      text: 'Ogni carta ha un’azione del mattino e una della sera. Con questa carichi 4 razioni, poi avanzi di 2 caselle. Giocala!',
      strayed: 'Non è male, ma prima si carica cibo e si naviga. Gioca la carta cerchiata d’oro.',
    },
    pay: {
      text: 'Il mare aperto si paga in cibo: qui 3 razioni. Paga con la stiva da 3: una stiva vuota si può ricaricare.',
      strayed: 'Anche così si paga, ma nessuna stiva si svuota. Tieni insieme le 4 razioni e paga con la stiva da 3.',
    },
    rivals: {
      text: 'Hanno giocato anche Mary e Samuel. Vedi le loro stive, non le loro carte. Ora il Capitano è Mary: tocca a tutti, a turno.',
      strayed: null,
    },
    lair: {
      text: 'Il teschio è un covo: non costa nulla e dà un tesoro al primo che si ferma. Carica oro, poi avanza di 2!',
      strayed: 'I tesori non aspettano. Gioca la carta che la sera ti fa avanzare di 2, dritto al covo.',
    },
    treasure: {
      text: 'Lady Beth! Aggiunge 2 alla tua Potenza di Fuoco in ogni combattimento. Altri tesori sono punti segreti, e alcuni sono maledetti.',
      strayed: null,
    },
    powder: {
      text: 'Mary è ricca, e per combattere serve polvere. Al mattino avanza di 1 casella, la sera carica 4 barili.',
      strayed: 'Senza polvere sarà un misero combattimento. Gioca la carta che ne carica.',
    },
    port: {
      text: 'Un porto costa i dobloni che vi sono scritti: 3. Paga con una stiva intera, così si svuota.',
      strayed: 'Anche così si paga, ma restano due stive a metà. Paga con una stiva intera.',
    },
    captain: {
      text: 'Il Capitano sei di nuovo tu. Mary è 3 caselle davanti a te. Disponi i dadi per raggiungerla già al mattino.',
      strayed: 'Con un 2 al mattino non la raggiungeresti. Metti il 3 al mattino.',
    },
    hunt: {
      text: 'Al mattino avanza, la sera carica cibo. Chi finisce il movimento dove c’è un’altra nave deve combattere.',
      strayed: 'Mary scapperebbe! Ti serve la carta avanti/cibo.',
    },
    fork: {
      text: 'La rotta si biforca attorno a un isolotto, e il canale lo scegli tu. Mary è in quello più lungo. Inseguila!',
      strayed: 'Quella è la scorciatoia, ma Mary è nell’altro canale. Scegli la sua casella.',
    },
    battle: {
      text: 'Si combatte! Potenza di Fuoco: un dado, i 2 di Lady Beth e la polvere spesa, che poi è persa. Spendine quanta vuoi.',
      strayed: null,
    },
    loot: {
      text: 'Hai vinto! Ruba il contenuto di una sua stiva, o un tesoro se ne ha. Io prenderei i 4 dobloni.',
      strayed: 'Tutto qui, pirata? Prendi la stiva con 4 dobloni.',
    },
    hunger: {
      text: 'Restano solo 3 razioni. Vediamo una penuria: avanza di 2 e poi ancora di 2, anche se puoi pagare solo la prima casella.',
      strayed: 'Saggia scelta, ma oggi vogliamo vedere una penuria. Gioca la carta avanti/avanti.',
    },
    shortage: {
      text: 'Niente cibo, e il dado Penuria ti ha fatto arretrare. Per fortuna in un covo, con un tesoro segreto da 7 punti!',
      strayed: null,
    },
    days: {
      text: 'Dieci giorni dopo… Oltre la linea rossa ogni casella dà punti; chi alla fine non l’ha superata ne perde 5.',
      strayed: null,
    },
    homeward: {
      text: 'Il Capitano sei tu, e Port Royal è a 4 caselle. Con la tua carta si avanza al mattino. Quale dado ci metti?',
      strayed: 'Con un 1 non arriveresti a casa. Metti il 4 al mattino.',
    },
    finish: {
      text: 'Chi raggiunge Port Royal prende 15 punti e chiude la partita con questo turno. A casa!',
      strayed: 'Quella carta non ti porta a casa. Te ne serve una che faccia avanzare al mattino.',
    },
  },
  praise: 'Ottima navigazione!',
  points: ({ space, gold, treasure, total }) =>
    `Vinci con ${count(total, { one: 'punto', other: 'punti' })}: ${space} per Port Royal, ${gold} per l’oro e ${treasure} per il tesoro. Ora sai come si fa.`,
  on: 'E adesso?',
  play: 'Una partita vera',
  playNote: 'contro tre mozzi alle prime armi',
  puzzles: 'I rompicapi',
  puzzlesNote: 'venti situazioni, ognuna con la sua risposta migliore',
  rulebook: 'Il Portolano',
  rulebookNote: 'tutte le regole, da consultare',
  again: 'Ancora una volta',
};
