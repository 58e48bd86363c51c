import { counting } from '../../counting.ts';
import type { AlmanacWords } from '../../page/almanac.ts';

const { number } = counting('en');

export const almanac: AlmanacWords = {
  title: 'The almanac',
  lead: (games, admirals) =>
    `Games counted: ${number(games)}, played by the admiral’s net; ${number(admirals)}, by admirals themselves.`,
  note: 'The dot is what was counted, the line how sure that is (95%). What something is worth is how much more often a ship won than was to be expected when the round began, in points of winning chance: a hundredth each.',
  advised: 'Advice:',
  chapters: {
    order: { title: 'Who begins', about: 'Wins by place in the order of play, four players: 1 is the first Captain.' },
    length: { title: 'How long it lasts', about: 'Rounds to the end of the game, by the number of players.' },
    home: {
      title: 'Coming home',
      about:
        'Wins of the first ship home, by how many points of gold and treasure it is behind or ahead of the richest rival.',
    },
    lanes: { title: 'The lanes', about: 'What it is worth to land in a lane.' },
    cards: { title: 'The cards', about: 'What it is worth to draw a card from round 7 on.' },
    lairs: {
      title: 'The lairs',
      about: 'What it is worth to find the treasure of a lair; lairs in the order of the route.',
    },
    treasures: { title: 'Treasures and powers', about: 'What it is worth to have found this card.' },
    gunpowder: { title: 'Gunpowder', about: 'How often a ship is attacked in a round, by its gunpowder.' },
    ghost: { title: 'The Ghost Ship', about: 'Wins of the Ghost Ship, by the number of players.' },
    luck: { title: 'How much is luck', about: 'How much of the outcome is decided when a round begins, among equals.' },
  },
  lane: (fork, isLong) => `Fork ${fork}, ${isLong ? 'long lane' : 'short lane'}`,
  advice: {
    order: points => `Between the best place and the worst lie ${points} points: do not quarrel over who begins.`,
    length: rounds => `Rounds to plan for: ${rounds}. You have eleven cards, and most of them come by only once.`,
    home: (first, caught) =>
      `The first ship home wins ${first} of its games; one that is caught before the red line, ${caught}. Rather come home poor than stay out rich.`,
    lanes: (best, worst) =>
      `Those who sailed here did best: ${best}. And here worst: ${worst}. Without a good reason, keep out of the second.`,
    cards: (best, worst) => `Late in the game the best card to draw is ${best}; play ${worst} before that.`,
    lairs: (best, worst) => `The lair that brings the most: ${best}. The least: ${worst}. Plan your way for the first.`,
    treasures: (points, power) =>
      `A treasure that nobody has seen is worth ${points} points on average, curses counted. The best of the powers: ${power}.`,
    gunpowder: (without, withSome) =>
      `Without gunpowder a ship is attacked in ${without} of its rounds, with 4 to 6 in ${withSome}. The die shows even numbers: the first token more than the rival decides battles, the second does not.`,
    ghost: (two, five) =>
      `The Ghost Ship wins ${two} of the games of two and ${five} of those of five: fear its cannons, not its score.`,
    luck: (share, strong) =>
      `Even between unequal players dice and cards decide ${share}, and yet the strong one of four wins ${strong} of the games. Judge yourself by your choices, not by one result.`,
  },
};
