const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of a share of `width`, drawn to an eighth of a character; anything above 0 shows. */
export const bar = (share: number, width: number): string => {
  const eighths = Math.round(share * width * 8);
  const drawn = share > 0 ? Math.max(1, eighths) : 0;
  return '█'.repeat(Math.floor(drawn / 8)) + EIGHTHS[drawn % 8];
};

const MOST_LINES = 30;
const NICE_STEPS = [1, 2, 5, 10, 20, 50];

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** The scores in ranges of equal, round size, so that they fit on a screen. */
const binsOf = (scores: ReadonlyMap<number, number>): Bin[] => {
  const least = Math.min(...scores.keys());
  const most = Math.max(...scores.keys());
  const fits = (step: number): boolean => Math.floor(most / step) - Math.floor(least / step) < MOST_LINES;
  const step = NICE_STEPS.find(fits) ?? most - least + 1;
  const first = Math.floor(least / step);
  const bins = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => ({
    from: (first + index) * step,
    to: (first + index + 1) * step - 1,
    times: 0,
  }));
  for (const [score, times] of scores) bins[Math.floor(score / step) - first].times += times;
  return bins;
};

const rangeText = ({ from, to }: Bin): string => (from === to ? String(from) : `${from}…${to}`);

/** A histogram of final scores, a line for each range, no line wider than `columns`. */
export const histogram = (
  scores: ReadonlyMap<number, number>,
  columns: number,
  percent: (share: number) => string,
): string[] => {
  if (scores.size === 0) return [];
  const bins = binsOf(scores);
  const all = bins.reduce((sum, { times }) => sum + times, 0);
  const ranges = bins.map(rangeText);
  const shares = bins.map(({ times }) => percent(times / all));
  const rangeWidth = Math.max(...ranges.map(text => text.length));
  const shareWidth = Math.max(...shares.map(text => text.length));
  const width = Math.max(1, columns - rangeWidth - shareWidth - 4); // two gaps, and the last column is left free
  const most = Math.max(...bins.map(({ times }) => times));
  return bins.map(({ times }, index) =>
    `${ranges[index].padStart(rangeWidth)} ${shares[index].padStart(shareWidth)} ${bar(times / most, width)}`.trimEnd(),
  );
};
