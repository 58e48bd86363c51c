import type { LearnWords } from '../../page/learn.ts';

export const learn: LearnWords = {
  title: 'Impara il mestiere',
  lead: 'Pirati non si nasce: ecco come si diventa.',
  ways: {
    lesson: {
      title: 'Il primo viaggio',
      note: 'Cinque minuti al timone: dadi, carte, un covo, un combattimento, il traguardo.',
    },
    rules: {
      title: 'Il Portolano',
      note: 'Tutte le regole illustrate, delle due edizioni, da leggere o da consultare.',
    },
    puzzles: { title: 'Rompicapi', note: 'Venti situazioni difficili. Qual è la carta migliore?' },
    companion: {
      title: 'Attorno a un vero tavolo',
      note: 'Hai la scatola? Il telefono tiene il conto di stive e punti.',
    },
  },
  rule: id => `Regola ${id}`,
};
