import type { PuzzleWords } from '../../page/puzzles.ts';

export const puzzles: PuzzleWords = {
  title: 'Puzzles',
  intro: 'Positions from real games, each with one best answer. You see what the player saw.',
  back: 'Back',
  progress: (solved, of) => `${solved} of ${of} solved`,
  number: number => `Puzzle ${number}`,
  difficulty: difficulty => ({ 1: 'easy', 2: 'less easy', 3: 'hard' })[difficulty],
  solved: 'solved',
  you: name => `You are ${name}.`,
  questions: {
    dice: 'How do you place the dice?',
    card: 'Which card is best?',
    move: 'Which lane?',
    empty: 'What goes overboard?',
    pay: 'Which holds pay?',
    powder: 'How much gunpowder?',
    loot: 'What do you take?',
    retreat: 'Where to, in a shortage?',
  },
  hint: 'Answer as you would play: on the board or from the list.',
  right: 'Right!',
  wrong: (percent, best) => `Not the best: it wins ${percent} of the games, the best answer ${best}.`,
  because: reasons => `What comes of it: ${reasons.join('; ')}.`,
  best: option => `Best: ${option}`,
  chances: 'Chances to win',
  yours: 'your answer',
  again: 'Try again',
  show: 'Show the answer',
  next: 'Next puzzle',
  all: 'All puzzles',
  allSolved: 'All solved. The admiral salutes you!',
  puzzles: {
    'first-lair': {
      title: 'Out of the harbour',
      why: 'Four spaces lead exactly to the first lair: no price, and a treasure. The food you load in the evening feeds you on the way.',
    },
    'short-cut': {
      title: 'Left or right of the islet',
      why: 'The short lane crosses the red line and ends on a lair with its treasure. In the long lane you have no food for the sea: a shortage.',
    },
    ballast: {
      title: 'No room for a ration',
      why: 'Every doubloon aboard is a point, gunpowder is none. This close to the finish it has done its work.',
    },
    'free-berth': {
      title: 'Not a doubloon left',
      why: 'Both spaces lie right behind you. The sea takes 4 of your food; the lair takes nothing and gives a treasure.',
    },
    spoils: {
      title: 'The winner takes',
      why: 'The 6 gold make a difference of 12 points between you and Anne, the curse one of only 8. And nobody knows what lies face down.',
    },
    'there-and-back': {
      title: 'Five rivals, one open lane',
      why: 'Six spaces forward reach a treasure or cross the red line, and one back costs little. The others would load or lose ground.',
    },
    'whole-hold': {
      title: 'Three rations, two holds',
      why: 'Empty the small hold: the evening’s food needs it. Otherwise there is no empty hold, and a load of gold goes overboard.',
    },
    'captains-plan': {
      title: 'The Captain’s plan',
      why: 'Three back and five forward end on the lair with its treasure. The other way round you would end two spaces behind where you are.',
    },
    'sure-thing': {
      title: 'A bird in the hand',
      why: 'The finish is near: 5 gold are 5 points for you and 5 less for Anne. A power has no time to work, and a hidden treasure may be cursed.',
    },
    'powder-keg': {
      title: 'Twelve against you',
      why: 'With 5 or 6 gunpowder an 8 already beats Mary’s 12; with 4 it would only be a draw. At stake is a whole hold of gold, hers or yours.',
    },
    'ghost-waters': {
      title: 'Ghost waters',
      why: 'The lair is free, holds a treasure and lies farther ahead. The port would take 5 gold and send you farther back.',
    },
    stores: {
      title: 'Gunpowder or bread',
      why: 'Many sea spaces lie ahead, and without food each of them is a shortage. Three gunpowder win few battles.',
    },
    backwards: {
      title: 'One step back',
      why: 'One space back to the free lair, six forward to Port Royal: no price, no battle. Sail forward first and you meet Mary on a space that costs food, and you have none.',
    },
    'two-strides': {
      title: 'Six ships in the harbour',
      why: 'Four spaces to the first treasure, six more to a port that you can pay. You lead while the others still load.',
    },
    'run-up': {
      title: 'The run-up',
      why: 'Two spaces back, behind the start, then six forward: exactly the first lair. Its treasure is worth more than the 3 food that the sea takes.',
    },
    'not-yet': {
      title: 'Home, or not yet?',
      why: 'Finish now, and Anne’s gold wins. Five spaces back you meet her with 9 gunpowder and the Sabre; five forward you are here again, and richer.',
    },
    'full-sail': {
      title: 'Full sail',
      why: 'Eleven spaces for 5 gold and 2 food, and you are across the red line, far ahead. The others have no time left to use what they load.',
    },
    'small-morning': {
      title: 'Full holds, empty sails',
      why: 'All your cards move forward in the evening: that is where the 6 belongs. In the morning the holds are full, and a load would only push another out.',
    },
    'leave-it': {
      title: 'The treasure by the way',
      why: 'The short lane saves four spaces and puts you far ahead. The treasure keeps you in the long lane, and it may be cursed.',
    },
    'cast-off': {
      title: 'Enough in the holds',
      why: 'You can pay the port: sail six spaces while the others load. The other cards would make two spaces of it.',
    },
  },
};
