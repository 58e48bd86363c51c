import type { Chances, Made, Tally } from '@jamaica/bots';
import { type GameEvent, isOver, type Seat, type State, type View } from '@jamaica/rules';
import { isWinner, shipCount } from '@jamaica/rules/search';
import type { Luck } from '@jamaica/words/page';
import type { Voyage } from '../../playing/logbook/voyage.ts';
import { openView } from './open-view.ts';
import { smooth } from './smoothing.ts';

// The chance to win is that of somebody who sees all hands and all treasures, but neither the dice nor the cards to come
// (`openView`). So a die, a card that is drawn and a treasure that is found are luck when they come, and everything else
// is somebody's decision; and whatever happens is one or the other. A decision is measured against what the admiral's
// quick judgement would have done in its place, by which all the games are played on. Whether it was a good one with what
// could be known then is another question: the admiral answers it from the seat's own view (`judge`).

/** What chance can bring. */
export const LUCKS: readonly Luck[] = ['dice', 'battle', 'cards', 'treasure'];

/** The question about a step: how the game stood before it, and what was decided, if it was a decision. */
export interface Inquiry {
  readonly view: View;
  readonly made: Made | null;
}

/** The questions about every step of a voyage, and about its last moment when that is not the end of the game. */
export const inquiriesOf = ({ game, states }: Pick<Voyage, 'game' | 'states'>): readonly Inquiry[] => [
  ...game.steps.map(({ step }, index) => ({
    view: openView(states[index]),
    made: 'decide' in step ? { seat: step.seat, choice: step.choice } : null,
  })),
  ...(isOver(game.end) ? [] : [{ view: openView(game.end), made: null }]),
];

/** What a step did to everybody's chances, by ship. */
interface StepAccount {
  /** Who decided; null when nobody did. */
  readonly decider: Seat | null;
  readonly decision: readonly number[];
  /** What kind of luck there was in it; null for none. */
  readonly luck: Luck | null;
  readonly fortune: readonly number[];
  /** The standard error of these changes. */
  readonly doubt: number;
}

export interface RaceChances {
  /** Before each step, and after the last: every ship's chance to win. */
  readonly chances: readonly (readonly number[])[];
  /** The standard errors of the chances. */
  readonly doubts: readonly number[];
  readonly steps: readonly StepAccount[];
}

const NOTHING: Tally = { sum: [], squares: [] };

/** Two answers to the same question are one with more games. */
export const addUp = (one: Chances | null, other: Chances): Chances => ({
  games: (one?.games ?? 0) + other.games,
  now: addTallies(one?.now ?? NOTHING, other.now),
  change: other.change && addTallies(one?.change ?? NOTHING, other.change),
});

const addTallies = (one: Tally, other: Tally): Tally => ({
  sum: other.sum.map((value, ship) => value + (one.sum[ship] ?? 0)),
  squares: other.squares.map((value, ship) => value + (one.squares[ship] ?? 0)),
});

const means = ({ sum }: Tally, games: number): number[] => sum.map(each => each / games);

/** The variance of the means, the same for all ships, so that their chances stay a whole. */
const variance = ({ sum, squares }: Tally, games: number): number => {
  const each = sum.map((value, ship) => (squares[ship] / games - (value / games) ** 2) / Math.max(1, games - 1));
  return each.reduce((all, one) => all + Math.max(0, one), 0) / each.length;
};

/** What luck a step brought to somebody who sees all hands; null for none. */
const luckOf = ({ step, events }: Voyage['game']['steps'][number]): Luck | null => {
  if ('roll' in step) return step.roll === 'combat' ? 'battle' : 'dice';
  if (events.some(isFind)) return 'treasure';
  return 'shuffle' in step || events.some(isDraw) ? 'cards' : null;
};

const isFind = ({ kind }: GameEvent): boolean => kind === 'treasure-found';
const isDraw = ({ kind }: GameEvent): boolean => kind === 'drew';

const outcome = (state: State): readonly number[] => {
  const won = Array.from({ length: shipCount(state) }, (_, ship) => (isWinner(state, ship) ? 1 : 0));
  const winners = won.filter(each => each === 1).length;
  return won.map(each => each / winners);
};

/** The course of a game from the answers to `inquiriesOf`. */
export const courseOf = ({ game }: Pick<Voyage, 'game'>, answers: readonly Chances[]): RaceChances => {
  const lucks = game.steps.map(luckOf);
  const nodes: { mean: readonly number[] | null; variance: number }[] = [];
  const links: ({ difference: readonly number[]; variance: number } | null)[] = [];
  /** Where the moment before each step is among the nodes. */
  const places: number[] = [];
  for (const [index, { step }] of game.steps.entries()) {
    const { games, now, change } = answers[index];
    places.push(nodes.length);
    nodes.push({ mean: means(now, games), variance: variance(now, games) });
    links.push(change && { difference: means(change, games), variance: variance(change, games) });
    // A decision that also brought luck has a moment in between, of which only the difference to the first is known.
    if ('decide' in step && lucks[index] !== null) {
      nodes.push({ mean: null, variance: 0 });
      links.push(null);
    }
  }
  places.push(nodes.length);
  const last = answers[game.steps.length];
  nodes.push(
    last
      ? { mean: means(last.now, last.games), variance: variance(last.now, last.games) }
      : { mean: outcome(game.end), variance: 0 },
  );
  const { values, variances } = smooth(nodes, links);
  const doubt = (one: number, other: number): number => Math.sqrt(variances[one] + variances[other]);
  const none = values[0].map(() => 0);
  return {
    chances: places.map(place => values[place]),
    doubts: places.map(place => Math.sqrt(variances[place])),
    steps: game.steps.map(({ step }, index) => {
      const [from, to] = [places[index], places[index + 1]];
      const isDecision = 'decide' in step;
      const decided = isDecision ? from + 1 : from;
      return {
        decider: isDecision ? step.seat : null,
        decision: isDecision ? minus(values[decided], values[from]) : none,
        luck: lucks[index],
        fortune: lucks[index] === null ? none : minus(values[to], values[decided]),
        doubt: doubt(from, to),
      };
    }),
  };
};

const minus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, ship) => value - other[ship]);

/** Where a ship's chance to win went, from its beginning to its end. */
interface Account {
  readonly start: number;
  readonly luck: Readonly<Record<Luck, number>>;
  /** Its own decisions, and those of all others. */
  readonly own: number;
  readonly others: number;
  readonly end: number;
}

export const accountOf = ({ chances, steps }: RaceChances, ship: number): Account => {
  const sum = (part: (step: StepAccount) => number): number => steps.reduce((all, step) => all + part(step), 0);
  const lucky = (luck: Luck): number => sum(step => (step.luck === luck ? step.fortune[ship] : 0));
  return {
    start: chances[0][ship],
    luck: { dice: lucky('dice'), battle: lucky('battle'), cards: lucky('cards'), treasure: lucky('treasure') },
    own: sum(step => (step.decider === ship ? step.decision[ship] : 0)),
    others: sum(step => (step.decider === ship ? 0 : step.decision[ship])),
    end: chances[chances.length - 1][ship],
  };
};

/** A step that changed somebody's chances more than others did. */
export interface TurningPoint {
  /** The step is the one after which the voyage is here: `at` counts from 1. */
  readonly at: number;
  readonly part: 'decision' | Luck;
  readonly decider: Seat | null;
  /** Whose chance changed most, and by how much. */
  readonly ship: number;
  readonly change: number;
}

const MOST_POINTS = 8;
const LEAST_CHANGE = 0.04;
/** Changes that are smaller than this many standard errors may be noise. */
const SURE = 2;

/** The turning points in the order of the game. */
export const turningPoints = ({ steps }: RaceChances): readonly TurningPoint[] => {
  const all = steps.flatMap(({ decider, decision, luck, fortune, doubt }, index) =>
    [
      { at: index + 1, part: 'decision' as const, decider, ...greatest(decision) },
      ...(luck === null ? [] : [{ at: index + 1, part: luck, decider, ...greatest(fortune) }]),
    ].filter(({ change }) => Math.abs(change) > Math.max(LEAST_CHANGE, SURE * doubt)),
  );
  return all
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST_POINTS)
    .toSorted((one, other) => one.at - other.at);
};

const greatest = (changes: readonly number[]): { readonly ship: number; readonly change: number } => {
  const most = Math.max(...changes.map(Math.abs));
  const ship = changes.findIndex(change => Math.abs(change) === most);
  return { ship, change: changes[ship] };
};
