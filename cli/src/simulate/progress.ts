import type { TerminalWords } from '@jamaica/words/terminal';
import { bar } from './histogram.ts';

const WIDEST_BAR = 40;

/** The line of a progress bar: how much is done and how long the rest will take at this speed. */
export const progressLine = (done: number, seconds: number, columns: number, { simulate }: TerminalWords): string => {
  const percent = `${Math.floor(done * 100)}%`.padStart(4);
  const left = done > 0 ? simulate.left(Math.ceil((seconds / done) * (1 - done))) : '';
  const width = Math.max(5, Math.min(WIDEST_BAR, columns - percent.length - left.length - 6));
  return `${percent} ▕${bar(done, width).padEnd(width)}▏ ${left}`;
};
