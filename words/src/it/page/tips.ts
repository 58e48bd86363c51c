import { tipsIn } from '../../page/tips.ts';

export const tips = tipsIn({
  signs: {
    hidden: 'Un tesoro coperto: punti o maledizione. Fino al conteggio lo sa solo chi l’ha avuto in mano.',
    cursed:
      'Tutti sanno che questo tesoro è maledetto. Chi vince un combattimento può cedere una maledizione allo sconfitto.',
    value: 'Un tesoro che alla fine vale punti.',
    hold: 'Una stiva riceve un solo carico di un solo tipo. A una stiva occupata non si aggiunge mai nulla.',
    sixth: 'Una stiva in più, con le stesse regole, finché si tiene la carta.',
    hand: 'Alla fine del turno ognuno torna ad avere 3 carte in mano, o 4 con la Mappa di Morgan.',
    deck: 'Quando si deve pescare e il mazzo è vuoto, si rimescolano gli scarti per formarne uno nuovo.',
    discards: 'Le carte già giocate, visibili a tutti.',
    captain: 'Il Capitano tira i dadi, li dispone e gioca per primo. Dopo ogni turno la bussola passa a sinistra.',
    chosen: 'Ognuno sceglie in segreto; la carta si scopre solo quando tocca a chi l’ha scelta.',
    rank: 'La posizione in regata: meno caselle restano al traguardo, più si è avanti. A parità di punti decide chi vince.',
    dice: 'Il Capitano assegna un dado al mattino e uno alla sera: valgono per tutti.',
    combatDie: 'Il dado da combattimento mostra 2, 4, 6, 8, 10 o una stella. La stella vince subito.',
    shortageDie:
      'Cerchio: si arretra fino a un porto. Quadrato: fino al mare. Teschio: fino a un covo. Stella: la nave resta dov’è.',
    token: 'Un tesoro aspetta la prima nave che termina un movimento in questo covo.',
    pile: 'Nove tesori su dodici; nessuno sa quali sono i tre che mancano.',
    redLine: 'Una nave che alla fine non è oltre la linea rossa, o è dietro la partenza, perde 5 punti.',
    points: 'I punti di una nave che alla fine si trova qui.',
    fork: 'Due canali attorno all’isolotto: scegline uno, anche quando arretri.',
    finish:
      'La prima nave che completa il giro chiude la partita: si gioca il turno fino in fondo. Il traguardo vale 15 punti.',
    ghost:
      'Non è di nessuno. Quando tutti hanno giocato, il Capitano la muove due volte: con il dado del mattino, poi con quello della sera.',
    ladyBeth: 'La Nave Fantasma tiene Lady Beth per sempre: +2 in ogni combattimento.',
  },
  powers: {
    'morgans-map': 'Una mano di 4 carte invece di 3.',
    'sarans-sabre':
      'Una volta per combattimento fa ripetere un tiro del dado da combattimento: il proprio o quello del rivale.',
    'lady-beth': '+2 alla Potenza di Fuoco in ogni combattimento.',
    'sixth-hold': 'Una sesta stiva, come le altre cinque.',
  },
  goods: {
    gold: 'L’oro paga i porti, e alla fine ogni doblone rimasto vale un punto.',
    food: 'Il cibo sfama la ciurma: in mare si pagano tante razioni quante sono le gallette sulla casella.',
    gunpowder: 'In combattimento ogni barile aggiunge 1 al dado. Poi è perso, che si vinca o no.',
  },
  spaces: {
    'port-royal':
      'Partenza e traguardo: niente da pagare, niente combattimenti. Vale 15 punti per chi completa il giro.',
    port: 'Un porto costa i dobloni che vi sono scritti.',
    sea: 'Il mare aperto costa tante razioni quante sono le gallette sulla casella.',
    lair: 'Un covo non costa nulla, e la prima nave che vi si ferma ne prende il tesoro.',
  },
  actions: {
    gold: 'Carica in una stiva vuota tanti dobloni quanti ne indica il dado.',
    food: 'Carica in una stiva vuota tante razioni quante ne indica il dado.',
    gunpowder: 'Carica in una stiva vuota tanti barili di polvere quanti ne indica il dado.',
    forward: 'Avanza esattamente di tante caselle quante ne indica il dado.',
    backward: 'Arretra esattamente di tante caselle quante ne indica il dado, anche dietro la partenza.',
  },
  decisions: {
    dice: 'Un dado per il mattino, l’altro per la sera. Valgono per tutti, anche per te.',
    card: 'Prima si compie l’azione del mattino con il dado del mattino, poi quella della sera con il dado della sera.',
    move: 'A una biforcazione scegli il canale, in entrambe le direzioni.',
    load: 'L’intero carico va in una sola stiva vuota.',
    empty: 'Nessuna stiva è vuota: svuotane in mare una con merci diverse. La stessa merce non fa spazio.',
    pay: 'Scegli da quali stive pagare. Una stiva svuotata si può ricaricare.',
    attack: 'Si combatte una volta sola: scegli il rivale.',
    powder: 'Spendi quanta polvere vuoi prima di tirare il dado; è persa in ogni caso.',
    'powder-from': 'Scegli da quali stive prendere la polvere.',
    sabre: 'Il secondo tiro è definitivo, nel bene e nel male. La Sciabola si usa una volta per combattimento.',
    loot: 'Ruba il contenuto di una stiva o un tesoro, oppure cedi una maledizione, oppure non prendere nulla.',
    retreat: 'Dove due canali si ricongiungono dietro la tua nave, scegli quello in cui arretra.',
    treasure:
      'Dopo una penuria puoi lasciare il tesoro nel covo: la prossima carta della pila potrebbe essere maledetta.',
    'ghost-direction':
      'Sceglie il Capitano, tranne quando la Nave Fantasma è sola in testa o sola in coda. Contano anche le navi arrivate.',
    'ghost-move': 'Il Capitano sceglie il canale della Nave Fantasma.',
    'ghost-attack': 'Il Capitano sceglie quale nave far attaccare dalla Nave Fantasma, anche la propria.',
    'ghost-loot': 'La Nave Fantasma tiene l’oro, se ha posto, e i tesori; il resto va alla banca.',
    'ghost-load': 'La Nave Fantasma carica il suo oro con le solite regole.',
  },
});
