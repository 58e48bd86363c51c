import type { LearnWords } from '../learn.ts';

export const learn: LearnWords = {
  title: 'Imparare il mestiere',
  lead: 'Pirati non si nasce: ecco come si diventa.',
  ways: {
    lesson: {
      title: 'Il primo viaggio',
      note: 'Cinque minuti al timone: dadi, carte, un covo, una battaglia, il traguardo.',
    },
    rules: {
      title: 'Il Libro del pilota',
      note: 'Tutte le regole con figure, nelle due edizioni, da leggere o da consultare.',
    },
    puzzles: { title: 'Rompicapi', note: 'Venti posizioni difficili. Qual è la carta migliore?' },
    companion: { title: 'Al tavolo vero', note: 'Hai la scatola? Il telefono tiene le stive e i punteggi.' },
  },
  rule: id => `Regola ${id}`,
};
