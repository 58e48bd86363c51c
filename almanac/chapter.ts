import type { Plot, Row } from './plot.ts';
import type { Mean, Tally } from './tally.ts';

/** A chapter of the almanac: how something was measured, what it was, and what follows from that. */
export interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly table: readonly (readonly string[])[];
  readonly plots: readonly (Plot & { readonly file: string })[];
  readonly advice: string;
}

const same = (name: string): string => name;

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** A difference of winning chances, in points. */
export const points = (share: number): string => {
  const text = (100 * share).toFixed(1);
  return Number(text) > 0 ? `+${text}` : text.replace('-', '−').replace(/^−0\.0$/, '0.0');
};

/** What something costs, in points. */
export const cost = (share: number): string => (100 * -share).toFixed(1);

export const plain = (value: number): string => value.toFixed(1);

/** With its 95% interval. */
export const cell = ({ times, mean, low, high }: Mean, format: (value: number) => string): string =>
  times === 0 ? '–' : `${format(mean)} (${format(low)} to ${format(high)})`;

/** Whether a mean certainly lies above a value, below it (-1), or perhaps neither (0). */
export const side = ({ times, low, high }: Mean, at: number): -1 | 0 | 1 =>
  times > 1 && low > at ? 1 : times > 1 && high < at ? -1 : 0;

/** What was measured under each of some names: worths. */
export const worthsOf = (tally: Tally, beginning: string, names: readonly string[], label = same): Row[] =>
  names.map(name => ({ label: label(name), mean: tally.mean(`${beginning}${name}`) }));

/** The same for shares, as of victories. */
export const sharesOf = (tally: Tally, beginning: string, names: readonly string[], label = same): Row[] =>
  names.map(name => ({ label: label(name), mean: tally.share(`${beginning}${name}`) }));

export const byMean = (rows: readonly Row[]): Row[] => rows.toSorted((one, other) => other.mean.mean - one.mean.mean);

export const listed = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);

/** What certainly helps and what certainly hurts, the greatest first. */
export const sides = (rows: readonly Row[]): { readonly good: readonly Row[]; readonly bad: readonly Row[] } => ({
  good: byMean(rows).filter(({ mean }) => side(mean, 0) > 0),
  bad: byMean(rows)
    .toReversed()
    .filter(({ mean }) => side(mean, 0) < 0),
});

/** A table of one thing a line with what it is worth and how often it was seen. */
export const worthTable = (what: string, rows: readonly Row[]): string[][] => [
  [what, 'worth in points of winning chance (95% interval)', 'seen'],
  ...rows.map(({ label, mean }) => [label, cell(mean, points), mean.times.toLocaleString('en')]),
];
