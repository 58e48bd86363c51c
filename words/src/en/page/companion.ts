import type { CompanionWords } from '../../page/companion.ts';

export const companion: CompanionWords = {
  title: 'Around a real table',
  intro:
    'For those who own the box. Play with your own dice and cards and enter here what comes up: holds, prices, battles, shortages and points are kept for you, by the rules.',
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
  newGameQuestion: 'Everything you have entered for this game will be lost.',
};
