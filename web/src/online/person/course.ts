import type { PersonPage } from '@jamaica/messages';

export type RatingCourse = NonNullable<PersonPage['ratings']>[number];

/** The server's numbers are small and have fractions; as people know ratings, they have three or four digits. */
const SCALE = 100;
/** How many standard deviations it is almost always within. */
const SURE = 2;

interface Worth {
  readonly rating: number;
  readonly doubt: number;
}

export const worthOf = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }): Worth => ({
  rating: Math.round(mu * SCALE),
  doubt: Math.round(sigma * SURE * SCALE),
});

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly beside: number;
}

/** A rating over time as it is drawn: a line, and a band around it that is as broad as it is uncertain. */
export const drawnCourse = (course: readonly Worth[], { width, height, beside }: Frame) => {
  const lows = course.map(({ rating, doubt }) => rating - doubt);
  const highs = course.map(({ rating, doubt }) => rating + doubt);
  const [low, high] = [Math.min(...lows), Math.max(...highs)];
  const x = (index: number): number =>
    course.length === 1 ? width / 2 : beside + (index * (width - 2 * beside)) / (course.length - 1);
  const y = (value: number): number =>
    height - beside - ((value - low) / Math.max(1, high - low)) * (height - 2 * beside);
  const points = (values: readonly number[]): string[] =>
    values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  return {
    line: `M${points(course.map(({ rating }) => rating)).join('L')}`,
    band: `M${[...points(highs), ...points(lows).toReversed()].join('L')}Z`,
    last: { x: x(course.length - 1), y: y(course[course.length - 1].rating) },
  };
};
