import { fromSeed } from '@jamaica/chance';
import { finalOf, type GameUnderWay, isOver, ok, type Result, refused, type State, view } from '@jamaica/rules';
import { blank, copyInto, type Draft, imaginer, players, shipCount } from '@jamaica/rules/search';
import { pickOf } from '../../simulate/pick.ts';
import { isSeat, readSailor, seatsOf } from '../asking.ts';
import { type NamedRequest, readFields } from '../fields.ts';
import { readCount } from './numbers.ts';
import { type Players, sailOn } from './sail-on.ts';

const MOST_GAMES = 1_000_000;

/** Plays a game on to its end many times, each time with other dice, and says how it ended. The game stays as it is. */
export const simulate = (game: GameUnderWay, asked: NamedRequest): Result<object, string> => {
  const fields = readFields(asked, ['by', 'games', 'seed', 'as', 'results']);
  if (!fields.ok) return fields;
  const { by, games, seed, as, results } = fields.value;
  const crew = readCrew(by, players(game.state));
  if (!crew.ok) return crew;
  const count = readCount('simulate: games', games, MOST_GAMES);
  if (!count.ok) return count;
  if (typeof seed !== 'string') return refused('simulate: expected a seed that is a string');
  if (as !== undefined && !isSeat(game, as)) return refused(`simulate: as: expected ${seatsOf(game)}`);
  if (results !== undefined && typeof results !== 'boolean')
    return refused('simulate: results: expected true or false');
  const lay = as === undefined || isOver(game.state) ? laying(game.state) : imaginer(view(game.state, as));
  return ok(played(game.state, lay, crew.value, count.value, seed, results === true));
};

const laying =
  (state: State) =>
  (draft: Draft): void =>
    copyInto(draft, state);

/** One level for all seats, or one for each. */
const readCrew = (by: unknown, seats: number): Result<Players, string> => {
  const levels: readonly unknown[] = Array.isArray(by) ? by : Array.from({ length: seats }, () => by);
  if (levels.length !== seats) return refused(`simulate: by: expected a level, or a list of ${seats} levels`);
  const crew = levels.map(level => readSailor('simulate: by', level));
  const wrong = crew.find(each => !each.ok);
  return wrong && !wrong.ok ? wrong : ok(crew.flatMap(each => (each.ok ? [pickOf(each.value)] : [])));
};

const played = (
  state: State,
  lay: ReturnType<typeof imaginer>,
  crew: Players,
  games: number,
  seed: string,
  withResults: boolean,
): object => {
  const draft = blank();
  const wins = new Array<number>(shipCount(state)).fill(0);
  const sums = new Array<number>(shipCount(state)).fill(0);
  const results: number[][] = [];
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    const rng = fromSeed(`${seed}/${game}`);
    lay(draft, rng);
    sailOn(draft, crew, rng);
    const final = finalOf(draft);
    rounds += final.rounds;
    for (const [ship, { total }] of final.scores.entries()) sums[ship] += total;
    for (const winner of final.winners) wins[winner === 'ghost' ? players(state) : winner]++;
    if (withResults) results.push(final.scores.map(({ total }) => total));
  }
  const scores = sums.map(sum => sum / games);
  return { games, wins, scores, rounds: rounds / games, ...(withResults && { results }) };
};
