import { edge } from './layout.ts';
import { route } from './route.ts';

/** The line of a voyage; going back is the same line from its end. */
export interface Track {
  readonly d: string;
  readonly isReversed: boolean;
}

export const track = (from: number, to: number, forward: boolean): Track => {
  const way = route(from, to, forward);
  const ahead = forward ? way : way.toReversed();
  const parts = ahead.slice(1).map((space, index) => edge(ahead[index], space));
  // Each line begins where the one before has ended, so that only the first needs its beginning.
  const d = parts.map((part, index) => (index === 0 ? part : part.replace(/^M[^A-Za-z]*/, ''))).join('');
  return { d, isReversed: !forward };
};
