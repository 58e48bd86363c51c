import { counting } from '@jamaica/words';
import type { RulebookWords } from '../words.ts';
import { rules } from './rules.ts';

const { count } = counting('it');

export const book: RulebookWords = {
  title: 'Il Libro del pilota',
  subtitle: 'come navigare, commerciare e saccheggiare tutt’intorno alla Giamaica',
  contents: 'Indice',
  search: 'Cerca nelle regole',
  clear: 'Cancella la ricerca',
  found: passages =>
    passages === 0 ? 'In questo libro non se ne parla.' : count(passages, { one: 'passo', other: 'passi' }),
  copyLink: rule => `Copia il collegamento a ${rule}`,
  copied: 'Il collegamento è copiato.',
  print: 'Stampa',
  ruling: 'decisione nostra',
  rulingNote: 'Qui i libretti tacciono o non sono d’accordo: abbiamo deciso così.',
  edition: edition => `Edizione ${edition}`,
  editionNote: {
    '2007': 'I primi libretti: indietro finché si può pagare.',
    '2021': 'I nuovi libretti: decide il dado.',
  },
  here: 'Qui',
  chapters: {
    aim: {
      title: 'La gara',
      opening: [
        'Il vecchio Morgan è governatore, e si annoia. Invita i pirati che aveva cacciato a una gara: un giro della Giamaica, da Port Royal a Port Royal.',
        'La prima nave che torna chiude la gara, ma non è detto che vinca. Conta quanta strada hai fatto, l’oro nelle stive e i tesori trovati. Vince chi ha più punti.',
        'In ogni round si tirano due dadi per tutti. Giochi una carta, che dice che cosa ne fai: navigare, o caricare oro, cibo o polvere. Poi paghi il posto in cui sei arrivato, o combatti per averlo.',
      ],
    },
    setup: { title: 'Prima di salpare', opening: ['Il tavolo si prepara da solo. Ecco che cosa c’è sopra.'] },
    round: {
      title: 'Un round',
      opening: ['Un round è un giorno in mare, con una mattina e una sera. Va sempre così.'],
    },
    cards: {
      title: 'Le carte',
      opening: [
        'Le tue undici carte combinano cinque azioni: avanti, indietro, caricare oro, cibo o polvere. Quella a sinistra è per la mattina, quella a destra per la sera.',
      ],
    },
    loading: {
      title: 'Caricare',
      opening: ['Cinque stive sono meno di quel che sembra. Un carico, una stiva: il segreto è tutto qui.'],
    },
    sailing: { title: 'Navigare', opening: ['I dadi dicono quanto, la carta dice da che parte.'] },
    paying: {
      title: 'Le caselle e i prezzi',
      opening: ['Dovunque finisca un movimento, il posto vuole qualcosa da te, o ha qualcosa per te.'],
    },
    battle: {
      title: 'La battaglia',
      opening: ['Due navi non si incontrano mai in pace. Attacca chi arriva per ultimo.'],
    },
    shortage: {
      title: 'La penuria',
      opening: [
        'Chi non può pagare torna indietro. Le due edizioni si dividono qui, e solo qui: il tavolo ne sceglie una prima della partita.',
      ],
    },
    treasures: {
      title: 'I tesori',
      opening: ['Nove covi, nove tesori. I più sono una gioia, alcuni sono maledetti, e tutti si possono rubare.'],
    },
    end: { title: 'La fine', opening: ['La prima nave che torna suona la campana. Poi tutti contano.'] },
    ghost: {
      title: 'In due, e la Nave fantasma',
      opening: ['Una nave senza ciurma vi accompagna. Non è di nessuno, e ognuno la guida a turno.'],
    },
    secrets: { title: 'Visibile e segreto', opening: ['Che cosa puoi sapere, e che cosa no.'] },
    questions: { title: 'Domande al tavolo', opening: ['Che cosa si chiede spesso, e la risposta in breve.'] },
    books: {
      title: 'Dove i libretti differiscono',
      opening: [
        'I libretti pubblicati non sono d’accordo su tutto. Ecco che cosa dicono, e che cosa vale qui. Dove tacciono, la nostra decisione è segnata accanto alla regola.',
      ],
    },
  },
  rules,
  pictures: {
    island:
      'In senso orario da Port Royal, in basso, un giro dell’isola. Oltre la linea rossa le caselle valgono punti.',
    outset: 'Pronti a salpare: 3 cibo, 3 oro, tre stive vuote e tre carte in mano.',
    day: 'I dadi: 5 la mattina, 2 la sera. La carta: avanti, poi cibo. Dunque questa nave avanza di 5 caselle e carica 2 cibo.',
    deck: 'Le undici carte. Tutti hanno le stesse.',
    load: 'Cibo con un 4: quattro razioni, tutte in una stiva vuota.',
    overboard:
      'Tre oro vogliono salire a bordo, e nessuna stiva è vuota. Cibo o polvere devono andare: l’oro non fa posto all’oro.',
    fork: 'Tre caselle dal porto: due canali, due arrivi. Scegli.',
    signs: 'Quattro tipi di caselle, e che cosa chiedono.',
    payment: 'Il prezzo è 3 cibo. Due dalla prima stiva e uno dalla terza: la prima si può ricaricare.',
    duel: '6 e tre barili fanno 9. 8 e nessun barile fanno 8. Vince la nave rossa, e la sua polvere è persa.',
    loot: 'Una di tre: un carico, un tesoro, o una maledizione per lo sconfitto.',
    retreat:
      'Il porto costa 3 oro, la nave ne ha 1. Lo cede e torna indietro: 5 oro sono troppi, ma 1 razione la può pagare.',
    faces: 'Cerchio, un porto. Quadrato, il mare. Teschio, un covo. Stella, si resta.',
    hoard: 'Tutti e dodici i tesori. Tre non sono in questa partita, e nessuno sa quali.',
    stretch: 'L’ultimo tratto: 5 di perdita prima della linea rossa, poi 2, 3, 4 e oltre.',
    count: 'Casella 8, oro 3, 3 e 6, tesoro +7, maledizione −4: fa 23.',
    ghost: 'La Nave fantasma salpa con 5 e 3 oro, e con Lady Beth.',
  },
  questions: {
    topUp: {
      question: 'Mi resta 1 razione in una stiva. Posso aggiungere le 5 che carico?',
      answer: 'No. Serve una stiva vuota, e la stessa merce non si può gettare per fare posto.',
    },
    skipLoad: {
      question: 'Posso rifiutare un carico per tenere ciò che ho?',
      answer: 'No. Se c’è modo di prenderlo a bordo, si deve.',
    },
    exactFinish: {
      question: 'Serve il numero esatto per arrivare?',
      answer: 'No. Ti fermi a Port Royal, qualunque cosa resti del dado.',
    },
    backwardStart: {
      question: 'Posso cominciare andando indietro?',
      answer: 'Sì, e a volte per un covo ne vale la pena. Ma il giro è ancora tutto da fare.',
    },
    battleThenPay: {
      question: 'Ho vinto la battaglia. Pago la casella?',
      answer: 'Sì, vincitore o sconfitto: prima la battaglia, poi il prezzo. Ciò che hai rubato può servire a pagare.',
    },
    defenderPays: {
      question: 'Mi hanno attaccato. Devo pagare di nuovo?',
      answer: 'No. Paga solo la nave che arriva.',
    },
    secondBattle: {
      question: 'Una penuria mi manda su un’altra nave. Ancora battaglia?',
      answer: 'Sì, attacchi, in tutte e due le edizioni. Non a Port Royal, né se una stella ti lascia dove sei.',
    },
    starAndPowder: {
      question: 'Ho speso polvere e ho fatto una stella. Me la ridanno?',
      answer: 'No. Ciò che è speso è speso.',
    },
    mapLost: {
      question: 'Mi hanno rubato la Mappa e ho quattro carte. Devo scartarne una?',
      answer: 'No. Ne giochi una, e poi peschi fino a tre.',
    },
    firstWins: {
      question: 'Vince chi arriva primo?',
      answer: 'Solo se ha più punti. Il traguardo vale 15, e aiuta.',
    },
    treasureAgain: {
      question: 'C’è un tesoro ogni volta che mi fermo in un covo?',
      answer: 'Uno solo per covo: il segnalino va con il primo che vi si ferma.',
    },
    ghostWins: { question: 'La Nave fantasma può vincere?', answer: 'Può. Meglio derubarla in tempo.' },
  },
  differences: {
    shortage: {
      point: 'Penuria',
      2007: 'Indietro fino alla prima casella che si può pagare, e la si paga.',
      2021: 'Decide il dado della penuria, e non si paga nulla.',
      here: 'L’edizione del tavolo.',
    },
    tie: {
      point: 'Punteggi uguali',
      2007: 'Vince la nave più avanti.',
      2021: 'Il libretto italiano: la più avanti. L’ucraino: la più lontana dal traguardo.',
      here: 'La più avanti.',
    },
    sabre: {
      point: 'Sciabola di Saran',
      2007: 'Un secondo tiro; il libretto russo parla di due tentativi. Il francese la chiama di Dorian.',
      2021: 'Un secondo tiro.',
      here: 'Un secondo tiro, una volta per battaglia.',
    },
    gift: {
      point: 'Un dono alla Nave fantasma',
      2007: 'Un tesoro maledetto; nel libretto inglese qualsiasi tesoro.',
      2021: 'Qualsiasi tesoro.',
      here: 'Uno maledetto, come per chiunque.',
    },
    alone: {
      point: 'Nave fantasma in testa o in coda',
      2007: 'In testa o in coda; nel libretto francese da sola.',
      2021: 'Sola davanti, sola dietro.',
      here: 'Da sola.',
    },
    more: {
      point: 'Nave fantasma da tre a cinque',
      2007: 'Per due giocatori.',
      2021: 'Si può aggiungere.',
      here: 'Si può aggiungere, in tutte e due le edizioni.',
    },
    redLine: {
      point: 'La perdita di 5',
      2007: 'Senza aver superato la linea rossa, o sulla casella −5 e prima.',
      2021: 'Sulla casella −5 e prima.',
      here: 'Tutte le caselle prima dell’ultimo tratto.',
    },
    numbers: {
      point: 'Punti delle caselle',
      2007: 'Il tabellone: da 2 a 10, e 15. Il riassunto francese: da 1 a 15.',
      2021: 'Il tabellone: da 2 a 10, e 15.',
      here: 'Il tabellone.',
    },
    treasure: {
      point: 'Tesoro dopo una penuria',
      2007: 'Il libretto russo: si può prendere. Gli altri tacciono.',
      2021: 'Non se ne parla.',
      here: 'Si prende.',
    },
  },
};
