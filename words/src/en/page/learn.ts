import type { LearnWords } from '../../page/learn.ts';

export const learn: LearnWords = {
  title: 'Learn the ropes',
  lead: 'Nobody is born a pirate. Here is how to become one.',
  ways: {
    lesson: { title: 'The first voyage', note: 'Five minutes at the helm: dice, cards, a lair, a battle, the finish.' },
    rules: { title: 'The Pilot Book', note: 'All the rules with pictures, both editions, to read or to search.' },
    puzzles: { title: 'Puzzles', note: 'Twenty tricky positions. Which card is best?' },
    companion: { title: 'Around a real table', note: 'You own the box? The phone keeps holds and scores for you.' },
  },
  rule: id => `Rule ${id}`,
};
