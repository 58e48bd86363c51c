import { counting } from '../../counting.ts';
import type { RulebookWords } from '../../page/book.ts';
import { rules } from './rules.ts';
import { titles } from './titles.ts';

const { count } = counting('it');

export const book: RulebookWords = {
  title: 'Il Portolano',
  subtitle: 'come navigare, commerciare e saccheggiare tutt’intorno alla Giamaica',
  almanac: 'E l’almanacco: che cosa si sa del gioco',
  contents: 'Indice',
  search: 'Cerca nelle regole',
  clear: 'Cancella la ricerca',
  found: passages =>
    passages === 0
      ? 'Nel Portolano non se ne parla.'
      : count(passages, { one: 'brano trovato', other: 'brani trovati' }),
  copyLink: rule => `Copia il link a ${rule}`,
  copied: 'Link copiato.',
  print: 'Stampa',
  ruling: 'nostra interpretazione',
  rulingNote: 'Qui i regolamenti tacciono o si contraddicono: abbiamo deciso così.',
  edition: edition => `Edizione ${edition}`,
  editionNote: {
    '2007': 'I primi regolamenti: si arretra finché non si può pagare.',
    '2021': 'I nuovi regolamenti: decide il dado.',
  },
  here: 'Qui',
  chapters: {
    aim: {
      title: titles.aim,
      opening: [
        'Nominato governatore per dare la caccia ai pirati, Morgan preferì invitarli: erano i suoi vecchi compagni. Trent’anni dopo lo si festeggia con una regata: un giro della Giamaica, da Port Royal a Port Royal.',
        'La prima nave che torna chiude la regata, ma non è detto che vinca. Contano la strada fatta, l’oro nelle stive e i tesori trovati. Vince chi ha più punti.',
        'In ogni turno si tirano due dadi per tutti. Giochi una carta, che dice che cosa ne fai: navigare, o caricare oro, cibo o polvere. Poi paghi per la casella raggiunta, o combatti per averla.',
      ],
    },
    setup: {
      title: titles.setup,
      opening: [
        'Il tavolo si prepara da solo. Ecco che cosa c’è sopra.',
        'Nella scatola ci sono un tabellone, 6 navi, 6 plance con le stive, 66 carte Azione, 12 carte Tesoro, 9 gettoni Tesoro, 80 dobloni, 45 razioni, 45 barili di polvere, due dadi Azione, un dado da combattimento e la bussola del Capitano.',
      ],
    },
    round: {
      title: titles.round,
      opening: ['Un turno è un giorno in mare, con un mattino e una sera. Si svolge sempre così.'],
    },
    cards: {
      title: titles.cards,
      opening: [
        'Le tue undici carte combinano cinque azioni: avanzare, arretrare, caricare oro, caricare cibo, caricare polvere. Quella a sinistra è del mattino, quella a destra della sera.',
      ],
    },
    loading: {
      title: titles.loading,
      opening: ['Cinque stive sono meno di quel che sembra. Un carico, una stiva: il segreto è tutto qui.'],
    },
    sailing: { title: titles.sailing, opening: ['I dadi dicono di quanto, la carta dice da che parte.'] },
    paying: {
      title: titles.paying,
      opening: ['Dovunque finisca un movimento, la casella vuole qualcosa da te, o ha qualcosa per te.'],
    },
    battle: {
      title: titles.battle,
      opening: ['Due navi non si incontrano mai in pace. Attacca chi arriva per ultimo.'],
    },
    shortage: {
      title: titles.shortage,
      opening: [
        'Chi non può pagare deve arretrare. È soprattutto qui che le due edizioni si separano: il tavolo ne sceglie una prima della partita.',
        'Nella scatola del 2021 il dado da combattimento è anche il dado Penuria: i numeri valgono nei combattimenti, i simboli nelle penurie.',
      ],
    },
    treasures: {
      title: titles.treasures,
      opening: ['Nove covi, nove tesori. Molti sono una gioia, alcuni una maledizione, e tutti si possono rubare.'],
    },
    end: { title: titles.end, opening: ['La prima nave che torna suona la campana. Poi si fanno i conti.'] },
    ghost: {
      title: titles.ghost,
      opening: [
        'Una nave senza ciurma vi accompagna. Non è di nessuno, e a turno tutti ne prendono il timone.',
        'In tre, quattro o cinque, avvertono i regolamenti del 2021, con lei ci sono più combattimenti e più penurie.',
      ],
    },
    secrets: { title: titles.secrets, opening: ['Che cosa puoi sapere, e che cosa no.'] },
    questions: { title: titles.questions, opening: ['Che cosa si chiede spesso, e la risposta in breve.'] },
    books: {
      title: titles.books,
      opening: [
        'I regolamenti pubblicati non concordano su tutto. Un tavolo gioca secondo la nostra lettura di un’edizione, o esattamente secondo uno dei cinque regolamenti. Dove un regolamento dice davvero un’altra cosa, è una regola della casa, e ogni tavolo può adottarla da sola prima della partita.',
        'Prima le regole della casa e i regolamenti, poi che cosa dice ognuno, e che cosa vale qui. Dove tacciono, la nostra interpretazione è segnata accanto alla regola.',
      ],
    },
  },
  rules,
  pictures: {
    island:
      'In senso orario da Port Royal, in basso, un giro dell’isola. Oltre la linea rossa le caselle valgono punti.',
    outset: 'Pronti a salpare: 3 razioni, 3 dobloni, tre stive vuote e tre carte in mano.',
    day: 'I dadi: 5 al mattino, 2 alla sera. La carta: avanti, poi cibo. Dunque questa nave avanza di 5 caselle e carica 2 razioni.',
    deck: 'Le undici carte. Tutti hanno le stesse.',
    load: 'Cibo con un 4: quattro razioni, tutte in una stessa stiva vuota.',
    overboard:
      'Tre dobloni vogliono salire a bordo, e nessuna stiva è vuota. Deve andarsene il cibo o la polvere: l’oro non fa spazio all’oro.',
    fork: 'Tre caselle dal porto: due canali, due punti d’arrivo. A te la scelta.',
    signs: 'Quattro tipi di caselle, e che cosa chiedono.',
    payment: 'Il prezzo è di 3 razioni. Due dalla prima stiva e una dalla terza: la prima si può ricaricare.',
    duel: '6 e tre barili fanno 9. 8 e nessun barile fanno 8. Vince la nave rossa, e la sua polvere è persa.',
    loot: 'Una cosa su tre: un carico, un tesoro, o una maledizione per lo sconfitto.',
    retreat:
      'Il porto costa 3 dobloni, la nave ne ha 1. Lo cede e arretra: 5 dobloni sono troppi, ma 1 razione può pagarla.',
    faces: 'Cerchio, un porto. Quadrato, il mare. Teschio, un covo. Stella, si resta dove si è.',
    hoard: 'Tutti e dodici i tesori. Tre restano fuori dalla partita, e nessuno sa quali.',
    stretch: 'L’ultimo tratto: −5 prima della linea rossa, poi 2, 3, 4 e oltre.',
    count: 'Casella 8, oro 3, 3 e 6, tesoro +7, maledizione −4: fa 23.',
    ghost: 'La Nave Fantasma salpa con 5 e 3 dobloni, e con Lady Beth.',
  },
  questions: {
    topUp: {
      question: 'Mi resta 1 razione in una stiva. Posso aggiungere le 5 che carico?',
      answer: 'No. Serve una stiva vuota, e non si può gettare la stessa merce per fare spazio.',
    },
    skipLoad: {
      question: 'Posso rifiutare un carico per tenere ciò che ho?',
      answer: 'No. Se c’è modo di prenderlo a bordo, devi farlo.',
    },
    exactFinish: {
      question: 'Serve il numero esatto per il traguardo?',
      answer: 'No. Ti fermi a Port Royal, quale che sia il resto del dado.',
    },
    backwardStart: {
      question: 'Posso cominciare arretrando?',
      answer: 'Sì, e magari c’è un covo che lo merita. Ma il giro è ancora tutto da fare.',
    },
    battleThenPay: {
      question: 'Ho vinto il combattimento. Pago la casella?',
      answer:
        'Sì, che tu abbia vinto o perso: prima il combattimento, poi il prezzo. Ciò che hai rubato può servire a pagarlo.',
    },
    defenderPays: {
      question: 'Mi hanno attaccato. Devo pagare di nuovo?',
      answer: 'No. Paga solo la nave che arriva.',
    },
    secondBattle: {
      question: 'Una penuria mi fa arretrare dove c’è un’altra nave. Si combatte ancora?',
      answer:
        'Sì, e attacchi tu, in tutte e due le edizioni. Non però a Port Royal, né se una stella ti lascia dove sei.',
    },
    starAndPowder: {
      question: 'Ho speso polvere e ho ottenuto una stella. La polvere mi torna?',
      answer: 'No. Quel che è speso è speso.',
    },
    mapLost: {
      question: 'Mi hanno rubato la Mappa e ho quattro carte. Devo scartarne una?',
      answer: 'No. Ne giochi una, poi la mano torna a tre.',
    },
    firstWins: {
      question: 'Vince chi arriva primo?',
      answer: 'Solo se ha più punti. Il traguardo vale 15, e aiuta.',
    },
    treasureAgain: {
      question: 'C’è un tesoro ogni volta che mi fermo in un covo?',
      answer: 'Uno solo per covo: il gettone se ne va con la prima nave che vi si ferma.',
    },
    ghostWins: { question: 'La Nave Fantasma può vincere?', answer: 'Sì. Meglio derubarla in tempo.' },
  },
  differences: {
    shortage: {
      point: 'Penuria',
      2007: 'Si arretra fino alla prima casella che si può pagare, e la si paga.',
      2021: 'Decide il dado Penuria, e non si paga nulla.',
      here: 'L’edizione del tavolo.',
    },
    tie: {
      point: 'Parità',
      2007: 'Vince la nave più avanti.',
      2021: 'Nel regolamento italiano la più avanti, in quello ucraino la più lontana dal traguardo.',
      here: 'La nave più avanti.',
    },
    sabre: {
      point: 'Sciabola di Saran',
      2007: 'Un secondo tiro; il regolamento russo parla di due tentativi. In quello francese la sciabola è di Dorian.',
      2021: 'Un secondo tiro.',
      here: 'Un secondo tiro, una volta per combattimento.',
    },
    gift: {
      point: 'Cedere un tesoro alla Nave Fantasma',
      2007: 'Un tesoro maledetto; nel regolamento inglese un tesoro qualsiasi.',
      2021: 'Un tesoro qualsiasi.',
      here: 'Uno maledetto, come con chiunque altro.',
    },
    giftToPlayer: {
      point: 'Cedere un tesoro a un giocatore',
      2007: 'Un tesoro maledetto; i regolamenti inglese e francese dicono di sfuggita che si può cedere qualsiasi tesoro.',
      2021: 'Un tesoro maledetto.',
      here: 'Uno maledetto.',
    },
    shuffling: {
      point: 'Rimescolare',
      2007: 'Nel regolamento russo quando si deve pescare, in quello francese quando il mazzo è vuoto.',
      2021: 'Nel regolamento ucraino quando si deve pescare, in quello italiano quando il mazzo è esaurito.',
      here: 'Quando si deve pescare.',
    },
    loot: {
      point: 'Bottino con le stive piene',
      2007: 'Con le regole del carico; nel regolamento francese serve una stiva vuota.',
      2021: 'Con le regole del carico.',
      here: 'Con le regole del carico.',
    },
    behindStart: {
      point: 'Penuria dietro la partenza',
      2007: 'Si arretra fino alla prima casella che si può pagare, come ovunque.',
      2021: 'Mai più indietro di Port Royal.',
      here: 'Nell’edizione 2021 la nave resta dov’è.',
    },
    alone: {
      point: 'Nave Fantasma in testa o in coda',
      2007: 'In testa o in coda; nel regolamento francese, da sola.',
      2021: 'Sola in testa, sola in coda.',
      here: 'Da sola.',
    },
    more: {
      point: 'Nave Fantasma con tre, quattro o cinque giocatori',
      2007: 'Solo in due.',
      2021: 'Si può aggiungere.',
      here: 'Si può aggiungere, in tutte e due le edizioni.',
    },
    redLine: {
      point: 'La penalità di 5 punti',
      2007: 'Per chi non ha superato la linea rossa, o è sulla casella −5 o prima.',
      2021: 'Per chi è sulla casella −5 o prima.',
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
      2007: 'Nel regolamento russo si può prendere. Gli altri tacciono.',
      2021: 'I regolamenti tacciono.',
      here: 'Si prende.',
    },
  },
};
