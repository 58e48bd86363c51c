import { cargo } from './cargo.ts';
import type { Chapter } from './chapter.ts';
import { fortune } from './fortune.ts';
import { IMAGINED } from './games.ts';
import { dots } from './plot.ts';
import { race } from './race.ts';
import type { Tally } from './tally.ts';

export interface Made {
  readonly games: number;
  readonly admirals: number;
  readonly seed: string;
}

interface Written {
  readonly text: string;
  readonly plots: readonly { readonly file: string; readonly svg: string }[];
}

const anchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

const tableOf = ([head, ...rows]: Chapter['table']): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`,
  ...rows.map(row => `| ${row.join(' | ')} |`),
];

const chapterText = ({ title, about, table, plots, advice }: Chapter): string =>
  [
    `## ${title}`,
    '',
    about,
    '',
    ...plots.flatMap(({ file, heading }) => [`![${heading}](images/almanac/${file})`, '']),
    ...tableOf(table),
    '',
    `**Advice.** ${advice}`,
  ].join('\n');

/** The almanac as a document with its plots. */
export const write = (tally: Tally, { games, admirals, seed }: Made): Written => {
  const chapters = [...race(tally), ...cargo(tally), ...fortune(tally)];
  const about = `What is known of the game, counted in ${games.toLocaleString('en')} games of the net's quick policy and ${admirals.toLocaleString('en')} of admirals with ${IMAGINED} imagined games for a choice. Every number is followed by its 95% interval. Where nothing else is said four play, half of the games by each edition.`;
  const how = `What something is *worth* is how much more often a ship won than the net had expected when that round began, in points of winning chance: a ship that was ahead anyway does not make it look better. It is the worth of what good players do with it.`;
  const made = `\`npm run almanac -- --games ${games} --admirals ${admirals} --seed ${seed}\` writes this document and its plots again, number by number, as long as the rules and the net are the same.`;
  const contents = chapters.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n');
  return {
    text: `${[`# The almanac`, about, how, made, contents, ...chapters.map(chapterText)].join('\n\n')}\n`,
    plots: chapters.flatMap(({ plots }) => plots.map(plot => ({ file: plot.file, svg: dots(plot) }))),
  };
};
