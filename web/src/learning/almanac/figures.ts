import type { AlmanacChapter } from '@jamaica/words/page';
import counted from './figures.json' with { type: 'json' };

/** What was counted of one thing, with its 95% interval. */
interface Line {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A plot: its lines, and what they are to be compared with. */
export interface Plot {
  readonly at: number;
  readonly lines: readonly Line[];
}

interface Figures {
  readonly games: number;
  readonly admirals: number;
  readonly firstHome: number;
  readonly caught: number;
  readonly unknownTreasure: number;
  readonly strong: number;
  readonly luck: number;
  readonly chapters: Readonly<Record<AlmanacChapter, Plot>>;
}

/** Written by `npm run almanac`, as docs/almanac.md is. */
export const FIGURES: Figures = counted;

export const best = ({ lines }: Plot): Line => lines.reduce((most, each) => (each.mean > most.mean ? each : most));
export const worst = ({ lines }: Plot): Line => lines.reduce((least, each) => (each.mean < least.mean ? each : least));
