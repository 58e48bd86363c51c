import { type Ground, isClearOfTrack } from './ground.ts';
import { ISLAND, isAshore } from './layout.ts';
import { mountain } from './mountain.ts';
import { hand } from './noise.ts';
import { type Point, points } from './point.ts';

type Range = { readonly spine: readonly Point[]; readonly low?: true };

/** Spines of peaks from end to end; the highest are in the middle. */
const RANGES: readonly Range[] = [
  { spine: points('252 408, 292 392, 336 378, 382 366, 428 358, 474 346, 516 336') },
  { spine: points('278 430, 324 414, 370 402, 418 394, 466 380, 508 368') },
  { spine: points('1062 348, 1108 352, 1156 358, 1206 364, 1256 374, 1302 388, 1334 408') },
  { spine: points('1316 428, 1338 452, 1344 492, 1340 532'), low: true },
  { spine: points('236 596, 272 616, 312 632'), low: true },
  { spine: points('690 690, 734 700, 780 692, 826 700, 870 688'), low: true },
  { spine: points('648 706, 606 694, 562 704'), low: true },
];

/** Single peaks on the outer islands. */
const PEAKS: readonly Point[] = points(
  '206 786, 250 802, 226 818, 292 826, 190 190, 232 184, 210 216, 272 180, 1288 176, 1326 182, 1360 194',
);

export const raiseRanges = (ground: Ground): void => {
  const { any } = hand(1680);
  const raise = (foot: Point, width: number, height: number): void => {
    if (!isClearOfTrack([foot[0], foot[1] - height], 3)) return;
    ground.put({ what: 'mountain', foot, art: mountain(foot, width, height) }, width * 0.36);
  };
  for (const { spine, low } of RANGES) {
    spine.forEach(([x, y], k) => {
      const big = 1 - Math.abs(k / (spine.length - 1) - 0.5) * 0.7;
      const width = (50 + 14 * big) * any(0.92, 1.12) * (low ? 0.82 : 1);
      const height = (26 + 22 * big) * any(0.88, 1.14) * (low ? 0.66 : 1);
      const foot: Point = [x + any(-7, 7), y + any(-4, 4)];
      if (isAshore(foot, ISLAND, 18) && !ground.isKept([foot[0], foot[1] - 8], 16)) raise(foot, width, height);
    });
  }
  for (const foot of PEAKS) raise(foot, any(38, 46), any(19, 27));
};
