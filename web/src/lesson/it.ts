import type { LessonWords } from './words.ts';

export const lesson: LessonWords = {
  title: 'La prima lezione',
  step: (number, of) => `Passo ${number} di ${of}`,
  back: 'Indietro',
  next: 'Avanti',
  show: 'Fammi vedere',
  restart: 'Ricomincia la lezione',
  leave: 'Lascia la lezione',
  watching: 'Guarda che cosa succede…',
  strayed: 'Le regole lo permettono, ma la lezione va altrove. Prova ciò che è nell’anello dorato.',
  steps: {
    welcome: {
      text: 'Ehilà, sono Edward! Un giro della Giamaica e ritorno a Port Royal: oro, tesori e il tuo posto danno punti.',
      strayed: null,
    },
    dice: {
      text: 'Sei Capitano: disponi i dadi per tutti, uno sulla mattina e uno sulla sera. Metti il 4 sulla mattina.',
      strayed: 'È un tuo diritto di Capitano. Ma oggi serve molto cibo: metti il 4 sulla mattina.',
    },
    holds: {
      text: 'Ecco le tue cinque stive: 3 razioni e 3 dobloni. Una stiva riceve un solo carico di un solo tipo.',
      strayed: null,
    },
    card: {
      text: 'Una carta ha un’azione per la mattina e una per la sera. Questa carica 4 razioni, poi avanza di 2 caselle. Giocala!',
      strayed: 'Non è male, ma prima si carica cibo e si naviga. Gioca la carta nell’anello dorato.',
    },
    pay: {
      text: 'In mare si paga in cibo: qui 3. Paga con la stiva da 3: una stiva vuota si può ricaricare.',
      strayed: 'Anche così si paga, ma nessuna stiva si svuota. Tieni le 4 e paga con la stiva da 3.',
    },
    rivals: {
      text: 'Hanno giocato anche Mary e Samuel. Vedi le loro stive, non le loro carte. Ora il Capitano è Mary: si fa a turno.',
      strayed: null,
    },
    lair: {
      text: 'Il teschio è un covo: gratis, con un tesoro per il primo che si ferma. Carica oro, poi avanza di 2!',
      strayed: 'I tesori non aspettano. Gioca la carta che la sera avanza di 2, dritto al covo.',
    },
    treasure: {
      text: 'Lady Beth! Aggiunge 2 alla tua forza in ogni battaglia. Altri tesori sono punti segreti, e alcuni sono maledetti.',
      strayed: null,
    },
    powder: {
      text: 'Mary è ricca, e per una battaglia serve polvere. Avanza di 1 casella, poi carica 4 barili la sera.',
      strayed: 'Senza polvere sarà una battaglia magra. Gioca la carta che ne carica.',
    },
    port: {
      text: 'Un porto costa l’oro che vi è scritto: 3. Paga con una stiva intera, così si svuota.',
      strayed: 'Anche così si paga, ma restano due stive a metà. Paga con una stiva intera.',
    },
    captain: {
      text: 'Sei di nuovo Capitano. Mary è 3 caselle davanti a te. Disponi i dadi per raggiungerla già di mattina.',
      strayed: 'Con 2 la mattina non la raggiungeresti. Metti il 3 sulla mattina.',
    },
    hunt: {
      text: 'Avanza la mattina, carica cibo la sera. Chi finisce il movimento su un’altra nave deve combattere.',
      strayed: 'Mary scapperebbe! Ti serve avanti la mattina e cibo la sera.',
    },
    fork: {
      text: 'Due canali girano attorno all’isolotto: scegli tu. Mary è in quello più lungo. Inseguila!',
      strayed: 'Quella è la scorciatoia, ma Mary è nell’altro canale. Scegli la sua casella.',
    },
    battle: {
      text: 'Battaglia! La tua forza: un dado, i 2 di Lady Beth e la polvere che spendi, poi è persa. Spendi quanto vuoi.',
      strayed: null,
    },
    loot: {
      text: 'Hai vinto! Prendi una delle sue stive, o un tesoro se ne ha. Io prenderei i 4 dobloni.',
      strayed: 'Tutto qui, pirata? Prendi la stiva con 4 dobloni.',
    },
    hunger: {
      text: 'Restano solo 3 razioni. Vediamo una penuria: avanza di 2 e 2, anche se puoi pagare solo la prima casella.',
      strayed: 'Saggio, ma oggi vogliamo vedere una penuria. Gioca avanti e avanti.',
    },
    shortage: {
      text: 'Niente cibo: il dado della penuria ti rimanda indietro. Per fortuna in un covo, da un tesoro segreto di 7 punti!',
      strayed: null,
    },
    days: {
      text: 'Dieci giorni dopo… Oltre la linea rossa ogni casella dà punti; chi alla fine non l’ha superata ne perde 5.',
      strayed: null,
    },
    homeward: {
      text: 'Sei Capitano e Port Royal è a 4 caselle. La tua carta avanza la mattina. Quale dado ci metti?',
      strayed: 'Con 1 non arriveresti a casa. Metti il 4 sulla mattina.',
    },
    finish: {
      text: 'Chi raggiunge Port Royal prende 15 punti e chiude la partita con questo turno. A casa!',
      strayed: 'Quella carta non ti porta a casa. Ti serve avanti la mattina.',
    },
  },
  praise: 'Ben navigato!',
  points: ({ space, gold, treasure, total }) =>
    `Vinci con ${total} punti: ${space} per Port Royal, ${gold} per l’oro e ${treasure} per il tesoro. Ora sai tutto ciò che serve.`,
  on: 'E adesso?',
  play: 'Una partita vera',
  playNote: 'contro tre mozzi gentili',
  puzzles: 'I rompicapi',
  puzzlesNote: 'venti situazioni, ognuna con una risposta migliore',
  rulebook: 'Il regolamento',
  rulebookNote: 'tutto, da consultare',
  again: 'Ancora una volta',
};
