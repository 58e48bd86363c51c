import type { CompanionWords } from '../companion.ts';

export const companion: CompanionWords = {
  title: 'At the real table',
  intro:
    'For those who own the box. Play with your dice and cards and tell them here: holds, prices, battles, shortages and points are kept for you, by the rules.',
  firstCaptain: 'First Captain',
  begin: 'Cast off',
  resume: 'Go on with the last game',
  back: 'Back',
  askDice: name => `Captain ${name} has rolled the two action dice. What do they show?`,
  askCombat: of => `What does the combat die ${of} show?`,
  askShortage: of => `What does the shortage die ${of} show?`,
  askCard: name => `Which card does ${name} turn up?`,
  askTreasure: name => `${name} takes a treasure. What is it?`,
  faceDown: 'A value or a curse: it stays face down',
  askCount: of => `The race is over. What is this treasure ${of}?`,
  gift: place => `Give away treasure ${place}: it is a curse`,
  die: number => `Die ${number}`,
  takeBack: 'Take back',
  newGame: 'A new game',
  newGameQuestion: 'What was told of this game will be forgotten.',
};
