import { advise, bot, type Level, playOut } from '@jamaica/bots';
import { fromSeed, supply } from '@jamaica/chance';
import {
  apply,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
  type State,
  type Step,
  settle,
  type View,
  view,
  waiting,
} from '@jamaica/rules';
import { copy, type Draft, imagine, isWinner, totalScore } from '@jamaica/rules/search';

/** How an option fared in imagined games that were all played to their end. */
export interface Fate {
  readonly option: string;
  readonly winChance: number;
  readonly expectedScore: number;
}

const bestFirst = (fates: readonly Fate[]): readonly Fate[] =>
  fates.toSorted((one, other) => other.winChance - one.winChance);

/** What the admiral's advice says of the options, the one that wins most often first. */
export const glanceAt = (seen: View, games: number, seed: string): readonly Fate[] =>
  bestFirst(
    advise(seen, { budget: { games }, seed }).map(({ option, winChance, expectedScore }) => ({
      option,
      winChance,
      expectedScore,
    })),
  );

/** How many games a bosun imagines for each choice in the round that is studied. */
const BOSUN_GAMES = 4;

/**
 * The same with more care: bosuns play the rest of the round for everybody, and only from there quick judgement plays
 * on. What follows at once, such as the loot after a battle, is then chosen as a person would choose it.
 */
export const study = (seen: View, seat: Seat, games: number, seed: string): readonly Fate[] => {
  const rng = fromSeed(seed);
  const tallies = seen.options.map(option => ({ option, wins: 0, points: 0 }));
  for (let game = 0; game < games; game++) {
    const world = imagine(seen, rng);
    // All options are tried in the same games with the same dice, so that their differences are not those of luck.
    const luck = `${seed} ${game}`;
    for (const tally of tallies) {
      const end = playedOut(world, seen, seat, tally.option, fromSeed(luck));
      tally.points += totalScore(end, seat);
      if (isWinner(end, seat)) tally.wins++;
    }
  }
  return bestFirst(
    tallies.map(({ option, wins, points }) => ({
      option,
      winChance: wins / games,
      expectedScore: points / games,
    })),
  );
};

const playedOut = (world: State, { round, waiting: asked }: View, seat: Seat, choice: string, rng: Rng): State => {
  const kind = 'decide' in asked ? asked.decide.find(each => each.seat === seat)?.kind : null;
  let state = sure(apply(world, { kind, seat, choice })).state;
  for (let now = waiting(state); !('over' in now) && view(state, null).round === round; now = waiting(state))
    state = sure('chance' in now ? settle(state, supply(state, rng)) : bosunsChoice(state, now.decide[0], rng)).state;
  const end: Draft = copy(state);
  playOut(end, rng);
  return end;
};

const bosunsChoice = (
  state: State,
  { kind, seat }: { readonly kind: string; readonly seat: Seat },
  rng: Rng,
): Result<Step, Refusal> =>
  apply(state, { kind, seat, choice: bot('bosun').choose(view(state, seat), rng, { games: BOSUN_GAMES }) });

const sure = (result: Result<Step, Refusal>): Step => {
  if (!result.ok) throw new Error('an imagined game does not fit the rules', { cause: result.error });
  return result.value;
};

/** By how much the best option wins more often than the next. */
export const gapOf = ([best, next]: readonly Fate[]): number => best.winChance - next.winChance;

/** What a bot chooses with these seeds. */
export const choicesOf = (seen: View, level: Level, games: number, seeds: readonly string[]): readonly string[] =>
  seeds.map(seed => bot(level).choose(seen, fromSeed(seed), { games }));
