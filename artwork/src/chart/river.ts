import { blot, group, path } from './pen.ts';
import { add, between, mul, type Point, points, starboard, sub, unit } from './point.ts';

const COURSES: readonly (readonly Point[])[] = [
  points(`
  430 372, 446 396, 476 418, 484 452, 498 476, 488 508, 500 540, 486 576, 500 612, 478 650, 494 690,
  486 730, 500 780
`),
  points(`
  1172 352, 1150 372, 1112 398, 1096 430, 1092 470, 1100 510, 1088 560, 1096 606, 1124 640, 1118 690,
  1138 732, 1128 770, 1134 810
`),
];
const [SOURCE, MOUTH] = [0.5, 3.6];

/** Points along the rivers, close enough together to keep trees out of them. */
export const banks: readonly Point[] = COURSES.flatMap(course =>
  course.flatMap((from, k) => {
    const to = course.at(k + 1);
    return to ? [from, between(from, to, 0.33), between(from, to, 0.67)] : [from];
  }),
);

/** Both banks, wider and wider from the hills to the sea. */
const water = (course: readonly Point[]): string => {
  const bank = (side: 1 | -1): Point[] =>
    course.map((at, k) => {
      const way = unit(sub(course[Math.min(k + 1, course.length - 1)], course[Math.max(k - 1, 0)]));
      const half = SOURCE + ((MOUTH - SOURCE) * k) / (course.length - 1);
      return add(at, mul(starboard(way), side * half));
    });
  return blot([...bank(1), ...bank(-1).toReversed()]);
};

export const drawRivers = (): string =>
  group({ 'clip-path': 'url(#lands)' }, path('river', COURSES.map(water).join('')));
