import { books } from '@jamaica/rules';
import { byMean, type Chapter, cell, percent, sharesOf, side } from './chapter.ts';
import type { Tally } from './tally.ts';
import { decidedBefore, skillIn } from './variance.ts';

const CROWDS = ['2', '3', '4', '5'];

const ghost = (tally: Tally): Chapter => {
  const rows = sharesOf(tally, 'ghost/all/', CROWDS, name => `${name} players`);
  const ranked = byMean(rows);
  const [most, least] = [ranked[0], ranked[ranked.length - 1]];
  return {
    title: 'The Ghost Ship',
    about: 'How often the Ghost Ship wins, by the number of players and by the book that is played.',
    table: [
      ['book', ...CROWDS.map(count => `${count} players`)],
      ...books.map(book => [book, ...CROWDS.map(count => cell(tally.share(`ghost/${book}/${count}`), percent))]),
      ['all', ...rows.map(({ mean }) => cell(mean, percent))],
    ],
    plots: [
      {
        file: 'ghost.svg',
        heading: 'Wins of the Ghost Ship, by how many play',
        rows,
        at: 0,
        atName: 'never',
        format: percent,
      },
    ],
    advice: `The Ghost Ship wins ${percent(most.mean.mean)} with ${most.label} and ${percent(least.mean.mean)} with ${least.label}: ${most.mean.mean > 0.1 ? 'reckon with it' : 'fear its guns, not its score'}.`,
  };
};

const ROUNDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

const luck = (tally: Tally): Chapter => {
  const rows = ROUNDS.map(round => ({ label: `before round ${round}`, mean: decidedBefore(tally, round) })).filter(
    ({ mean }) => mean.times > 0,
  );
  const strong = tally.share('skill/strong');
  const skill = skillIn(tally);
  const half = rows.find(({ mean }) => mean.mean >= 0.25);
  return {
    title: 'How much is luck',
    about:
      'Among equals everything is luck. So one strong player, the net, sat down with three who play by rules of thumb: the share of the variance of victory that is explained by who plays how is skill, and the rest is dice and cards. The plot: which share of the variance is decided when a round begins, as the net sees it, in games of four equals.',
    table: [
      ['what', 'value (95% interval)', 'games or views'],
      ['the strong player wins, one of four', cell(strong, percent), strong.times.toLocaleString('en')],
      ['skill', cell(skill, percent), ''],
      [
        'luck: dice and cards',
        cell({ ...skill, mean: 1 - skill.mean, low: 1 - skill.high, high: 1 - skill.low }, percent),
        '',
      ],
      ...rows.map(({ label, mean }) => [`decided ${label}`, cell(mean, percent), mean.times.toLocaleString('en')]),
    ],
    plots: [
      {
        file: 'luck.svg',
        heading: 'Share of the variance of victory that is decided already',
        rows,
        at: 0,
        atName: 'nothing is decided',
        format: percent,
      },
    ],
    advice: `Dice and cards explain ${percent(1 - skill.mean)} of who wins a single game even between unequal players${side(strong, 0.5) > 0 ? ', and still the strong one wins more than half' : ''}: judge yourself by your choices (\`jamaica analyse\`), not by one result.${half ? ` A quarter of it is decided ${half.label}; until then nobody has lost.` : ''}`,
  };
};

/** The Ghost Ship, and fortune. */
export const fortune = (tally: Tally): Chapter[] => [ghost(tally), luck(tally)];
