import { counting } from '../../counting.ts';
import type { AnalyseWords } from '../../terminal/analyse.ts';

const { number } = counting('en');

export const analyse: AnalyseWords = {
  help: {
    summary: 'what every choice of a recorded game cost',
    usage: ['FILE [options]'],
    about: [
      'The admiral judges every choice of a recorded game by what its player could see: each option is carried out in many imagined games, and what was chosen is held against the best. What it cost is a loss in winning chance, as in backgammon; a player’s mean over the game says how well it was played, and the choices that cost most are named.',
      'One half of the imagined games says which option is the best, the other what it is better by: so luck is not taken for a mistake, and a loss may come out a little below zero. FILE is a record as JSON or JSON Lines, also gzipped; - is standard input.',
    ],
    options: [
      ['--seat S', 'only this seat’s choices: a number from 0, or the ship’s letter'],
      ['--games N', 'how many games are imagined for each choice (1000)'],
      ['--game N', 'the N-th game of a file with several (default: the first)'],
      ['--json', 'everything as one JSON object'],
    ],
    examples: ['jamaica analyse game.json', 'jamaica analyse game.json --seat 0 --games 10000'],
    exits: { no: 'the record does not fit the rules' },
  },
  title: games =>
    `The admiral’s judgement of each choice, by what its player could see; imagined games: ${number(games)}`,
  player: 'player',
  choices: 'choices',
  loss: 'mean loss',
  note: 'What a choice cost on average against the best one, in points of winning chance (a hundredth each), with the standard error.',
  mark: points => `For comparison: an admiral among admirals loses ${points}.`,
  worst: 'What cost most',
  moment: (round, step) => `Round ${round}, step ${step}`,
  mistake: (name, choice, best, chances) =>
    `${name}: ${choice}. Better: ${best}. Chance to win: ${chances.best} instead of ${chances.chance}.`,
  cost: (points, doubt) => `Loss: ${points} ± ${doubt}.`,
  noMistake: 'No choice is sure to have cost anything.',
  nothingChosen: 'There was nothing to choose.',
};
