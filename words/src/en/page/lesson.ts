import { counting } from '../../counting.ts';
import type { LessonWords } from '../../page/lesson.ts';

const { count, list } = counting('en');

export const lesson: LessonWords = {
  title: 'The first lesson',
  step: (number, of) => `Step ${number} of ${of}`,
  back: 'Back',
  next: 'Next',
  show: 'Show me',
  restart: 'Start the lesson again',
  leave: 'Leave the lesson',
  pointsAt: names => `Edward points at ${list(names)}.`,
  watching: 'See what happens…',
  strayed: 'The rules allow it, but the lesson goes another way. Try what is in the golden ring.',
  steps: {
    welcome: {
      text: 'Ahoy, I am Edward! Race once round Jamaica, back to Port Royal. Gold, treasures and your place at the end score points.',
      strayed: null,
    },
    dice: {
      text: 'You are Captain and place the dice for everybody: one on the morning, one on the evening. Put the 4 on the morning.',
      strayed: 'That is your right as Captain. But today we want a lot of food: put the 4 on the morning.',
    },
    holds: {
      text: 'These are your five holds. You have 3 food and 3 gold. A hold takes one load of one kind, never more.',
      strayed: null,
    },
    card: {
      text: 'A card has a morning and an evening action. This one loads 4 food, then sails 2 spaces. Play it!',
      strayed: 'Not a bad card, but first we load food and sail. Play the one in the golden ring.',
    },
    pay: {
      text: 'You have sailed. Open sea costs food, here 3. Pay with the hold of 3: an empty hold can be loaded again.',
      strayed: 'That pays too, but no hold becomes empty. Keep the 4 together and pay with the hold of 3.',
    },
    rivals: {
      text: 'Mary and Samuel have played too. You see their holds, but not their cards. Now Mary is Captain: everybody takes a turn.',
      strayed: null,
    },
    lair: {
      text: 'The skull is a pirate lair: free, with a treasure for the first to stop there. Load gold, then sail 2!',
      strayed: 'Treasures do not wait. Play the card that sails 2 spaces in the evening, straight to the lair.',
    },
    treasure: {
      text: 'Lady Beth! She adds 2 to your strength in every battle. Other treasures are secret points, and a few are cursed.',
      strayed: null,
    },
    powder: {
      text: 'Mary is rich, and a battle wants gunpowder. Sail 1 space in the morning, load 4 gunpowder in the evening.',
      strayed: 'Without gunpowder it will be a poor battle. Play the card that loads some.',
    },
    port: {
      text: 'A port costs gold, as much as is written on it: 3. Pay with one whole hold, so that it becomes empty.',
      strayed: 'That pays too, but leaves two holds half full. Pay with one whole hold.',
    },
    captain: {
      text: 'You are Captain again. Mary is 3 spaces ahead of you. Place the dice so that you catch her in the morning.',
      strayed: 'With 2 in the morning you would not reach her. Put the 3 on the morning.',
    },
    hunt: {
      text: 'Sail in the morning, load food in the evening. Whoever ends a move on another ship must fight.',
      strayed: 'Mary would get away! You need the card forward/food.',
    },
    fork: {
      text: 'The way forks round an islet, and you choose the lane. Mary is on the longer one. After her!',
      strayed: 'That is the short cut, but Mary sails in the other lane. Choose her space.',
    },
    battle: {
      text: 'Battle! Your strength is a die, Lady Beth’s 2, and the gunpowder you spend, which is gone afterwards. Spend as you like.',
      strayed: null,
    },
    loot: {
      text: 'You have won! Take one of her holds, or a treasure if she has any. I would take the 4 gold.',
      strayed: 'Is that all, pirate? Take the hold with 4 gold.',
    },
    hunger: {
      text: 'Only 3 food left. Let us see a shortage: sail 2 and 2, though you can pay for the first space alone.',
      strayed: 'Wise, but today we want to see a shortage. Play the card forward/forward.',
    },
    shortage: {
      text: 'No food, so the shortage die sent you back. By luck to a lair, and to a secret treasure of 7 points!',
      strayed: null,
    },
    days: {
      text: 'Ten days later… Beyond the red line every space has points; whoever has not crossed it in the end loses 5.',
      strayed: null,
    },
    homeward: {
      text: 'You are Captain, and Port Royal is 4 spaces away. Your card sails in the morning. Which die goes on the morning?',
      strayed: 'With 1 you would not get home. Put the 4 on the morning.',
    },
    finish: {
      text: 'Whoever reaches Port Royal gets 15 points and ends the game with this round. Sail home!',
      strayed: 'That card does not bring you home. You need one that sails forward in the morning.',
    },
  },
  praise: 'Well sailed!',
  points: ({ space, gold, treasure, total }) =>
    `You win with ${count(total, { one: 'point', other: 'points' })}: ${space} for Port Royal, ${gold} for gold and ${treasure} for your treasure. Now you know what it takes.`,
  on: 'And now?',
  play: 'A real game',
  playNote: 'against three gentle deckhands',
  puzzles: 'Puzzles',
  puzzlesNote: 'twenty positions, one best answer each',
  rulebook: 'The rulebook',
  rulebookNote: 'everything, to look it up',
  again: 'Once more',
};
