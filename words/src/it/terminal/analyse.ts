import { counting } from '../../counting.ts';
import type { AnalyseWords } from '../../terminal/analyse.ts';

const { count } = counting('it');

export const analyse: AnalyseWords = {
  help: {
    summary: 'misura quanto è costata ogni scelta di una partita registrata',
    usage: ['FILE [opzioni]'],
    about: [
      'L’ammiraglio giudica ogni scelta di una partita registrata in base a ciò che il giocatore poteva vedere: ogni opzione viene provata in molte partite immaginate, e la scelta fatta si confronta con la migliore. Il costo è una perdita di probabilità di vincere, come nel backgammon; la media di un giocatore dice quanto bene ha giocato, e le scelte più costose vengono elencate.',
      'Metà delle partite immaginate dice qual è l’opzione migliore, l’altra metà di quanto: così il caso non passa per errore, e una perdita può risultare di poco sotto lo zero. FILE contiene la partita in JSON o JSON Lines, compresso con gzip o no; - è lo standard input.',
    ],
    options: [
      ['--seat S', 'solo le scelte di questo posto: un numero da 0, o la lettera della nave'],
      ['--games N', 'quante partite si immaginano per ogni scelta (1000)'],
      ['--game N', 'la partita numero N di un file che ne contiene più d’una (altrimenti la prima)'],
      ['--json', 'tutto come oggetto JSON'],
    ],
    examples: ['jamaica analyse partita.json', 'jamaica analyse partita.json --seat 0 --games 10000'],
    exits: { no: 'la partita non rispetta le regole' },
  },
  title: games =>
    `Ogni scelta giudicata dall’ammiraglio in ${count(games, { one: 'partita immaginata', other: 'partite immaginate' })}, in base a ciò che il giocatore poteva vedere`,
  player: 'giocatore',
  choices: 'scelte',
  loss: 'perdita media',
  note: 'Quanto è costata in media una scelta rispetto alla migliore, in punti di probabilità di vincere (un centesimo l’uno), con l’errore standard.',
  mark: points => `Per confronto: un ammiraglio fra ammiragli perde ${points}.`,
  worst: 'Ciò che è costato di più',
  moment: (round, step) => `Turno ${round}, passo ${step}`,
  mistake: (name, choice, best, chances) =>
    `${name}: ${choice}. Meglio: ${best}. Probabilità di vincere: ${chances.best} invece di ${chances.chance}.`,
  cost: (points, doubt) => `Perdita: ${points} ± ${doubt}.`,
  noMistake: 'Di nessuna scelta si può dire con certezza che sia costata qualcosa.',
  nothingChosen: 'Non c’era nulla da scegliere.',
};
