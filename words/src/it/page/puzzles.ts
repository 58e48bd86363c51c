import { counting } from '../../counting.ts';
import type { PuzzleWords } from '../../page/puzzles.ts';

const { count, number } = counting('it');

export const puzzles: PuzzleWords = {
  title: 'Rompicapi',
  intro: 'Situazioni di partite vere, ognuna con la sua risposta migliore. Vedi ciò che vedeva chi giocava.',
  back: 'Indietro',
  progress: (solved, of) => `${count(solved, { one: 'risolto', other: 'risolti' })} su ${number(of)}`,
  number: place => `Rompicapo ${place}`,
  difficulty: difficulty => ({ 1: 'facile', 2: 'meno facile', 3: 'difficile' })[difficulty],
  solved: 'risolto',
  you: name => `Sei ${name}.`,
  questions: {
    dice: 'Come disponi i dadi?',
    card: 'Qual è la carta migliore?',
    move: 'Quale canale?',
    empty: 'Che cosa getti in mare?',
    pay: 'Da quali stive paghi?',
    powder: 'Quanta polvere?',
    loot: 'Che cosa prendi?',
    retreat: 'Una penuria: fin dove arretri?',
  },
  hint: 'Rispondi come se giocassi: sul tabellone o dall’elenco.',
  right: 'Giusto!',
  wrong: (percent, best) => `C’è di meglio (vittorie con questa scelta: ${percent}, con la migliore: ${best}).`,
  because: reasons => `Che cosa ne segue: ${reasons.join('; ')}.`,
  best: option => `Scelta migliore: ${option}`,
  chances: 'Probabilità di vincere',
  yours: 'la tua risposta',
  again: 'Riprova',
  show: 'Mostra la risposta',
  next: 'Rompicapo successivo',
  all: 'Tutti i rompicapi',
  allSolved: 'Tutti risolti. L’ammiraglio si leva il cappello!',
  puzzles: {
    'first-lair': {
      title: 'Fuori dal porto',
      why: 'Quattro caselle portano esattamente al primo covo: niente da pagare, e un tesoro. Il cibo della sera ti sfama per il resto del viaggio.',
    },
    'short-cut': {
      title: 'Di qua o di là dall’isolotto',
      why: 'Il canale corto supera la linea rossa e finisce in un covo con il suo tesoro. In quello lungo ti aspetta una penuria: non hai cibo per il mare.',
    },
    ballast: {
      title: 'Nemmeno una razione in più',
      why: 'Ogni doblone a bordo è un punto, la polvere non ne dà. Così vicino al traguardo ha già fatto il suo dovere.',
    },
    'free-berth': {
      title: 'Nemmeno un doblone',
      why: 'Le due caselle sono subito dietro di te. Il mare si prende 4 delle tue razioni; il covo non chiede nulla e dà un tesoro.',
    },
    spoils: {
      title: 'Al vincitore il bottino',
      why: 'I 6 dobloni fanno 12 punti di differenza tra te e Anne, la maledizione solo 8. E nessuno sa che cosa c’è sotto una carta coperta.',
    },
    'there-and-back': {
      title: 'Cinque rivali, un canale libero',
      why: 'Sei caselle avanti portano a un tesoro o oltre la linea rossa, e una indietro costa poco. Le altre carte caricano o perdono terreno.',
    },
    'whole-hold': {
      title: 'Tre razioni, due stive',
      why: 'Svuota la stiva piccola: per il cibo della sera ne serve una. Altrimenti nessuna è vuota, e un carico d’oro finisce in mare.',
    },
    'captains-plan': {
      title: 'Il piano del Capitano',
      why: 'Tre caselle indietro e cinque avanti portano al covo e al suo tesoro. Nell’altro ordine perderesti due caselle.',
    },
    'sure-thing': {
      title: 'Meglio un uovo oggi',
      why: 'Il traguardo è vicino: 5 dobloni sono 5 punti per te e 5 in meno per Anne. Un potere non ha più il tempo di servire, e un tesoro coperto può essere maledetto.',
    },
    'powder-keg': {
      title: 'Dodici contro di te',
      why: 'Con 5 o 6 barili un 8 batte già i 12 di Mary; con 4 sarebbe solo un pareggio. In gioco c’è un’intera stiva d’oro, la sua o la tua.',
    },
    'ghost-waters': {
      title: 'Acque stregate',
      why: 'Il covo è gratis, ha un tesoro ed è più avanti. Il porto prenderebbe 5 dobloni e ti manderebbe più indietro.',
    },
    stores: {
      title: 'Polvere o pane',
      why: 'Davanti a te c’è molto mare, e senza cibo ogni casella è una penuria. Tre barili di polvere vincono pochi combattimenti.',
    },
    backwards: {
      title: 'Un passo indietro',
      why: 'Una casella indietro fino al covo gratuito, poi sei avanti fino a Port Royal: niente da pagare, niente combattimento. Se prima avanzi, trovi Mary in mare, e non hai cibo.',
    },
    'two-strides': {
      title: 'Sei navi nel porto',
      why: 'Quattro caselle fino al primo tesoro, altre sei fino a un porto che puoi pagare. Sei in testa mentre gli altri caricano ancora.',
    },
    'run-up': {
      title: 'La rincorsa',
      why: 'Due caselle indietro, dietro la partenza, poi sei avanti: proprio sul primo covo. Il suo tesoro vale più delle 3 razioni che si prende il mare.',
    },
    'not-yet': {
      title: 'A casa, o non ancora?',
      why: 'Se tagli ora il traguardo, vince l’oro di Anne. Cinque caselle indietro e la attacchi con 9 barili e la Sciabola; cinque avanti e torni qui, con più bottino.',
    },
    'full-sail': {
      title: 'A vele spiegate',
      why: 'Undici caselle per 5 dobloni e 2 razioni, e sei oltre la linea rossa, lontano da tutti. Gli altri non hanno più tempo di usare ciò che caricano.',
    },
    'small-morning': {
      title: 'Stive piene, vele vuote',
      why: 'Con tutte le tue carte si avanza la sera: il 6 va lì. Al mattino le stive sono piene, e un carico ne caccerebbe solo un altro.',
    },
    'leave-it': {
      title: 'Il tesoro lungo la rotta',
      why: 'Il canale corto fa risparmiare quattro caselle e ti porta molto avanti. Il tesoro ti trattiene in quello lungo, e può essere maledetto.',
    },
    'cast-off': {
      title: 'Stive abbastanza piene',
      why: 'Puoi pagare il porto: avanza di sei caselle mentre gli altri caricano. Con le altre carte sarebbero solo due.',
    },
  },
};
