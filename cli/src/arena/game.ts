import { fromSeed } from '@jamaica/chance';
import { finalOf, isOver, type Rng, type Seat, start, type View, view } from '@jamaica/rules';
import { blank, CARD, copyInto, type Draft, decider, list, optionBuffer, phaseOf, play } from '@jamaica/rules/search';
import { luckOf, setupOf } from './luck.ts';
import { lineupIndex, type Match, roundOf } from './match.ts';
import { type Played, sharesOf } from './played.ts';
import type { Player } from './player.ts';

/** Somebody in a seat for one game. */
interface Seated {
  readonly player: Player;
  readonly rng: Rng;
  choices: number;
  milliseconds: number;
}

/** Plays one game of a match to its end. The players are in the order of the lineup, and so is the result. */
export const playGame = async (match: Match, number: number, players: readonly Player[]): Promise<Played> => {
  const { rules, seed } = match;
  const round = roundOf(match, number);
  const order = Array.from({ length: rules.players }, (_, seat) => lineupIndex(match, round, seat));
  const seats = order.map((entrant, seat): Seated => {
    players[entrant].begin(rules, seat);
    const rng = fromSeed(`${seed}/${round.deal}/${round.turn}/${seat}`);
    return { player: players[entrant], rng, choices: 0, milliseconds: 0 };
  });
  const game = blank();
  copyInto(game, start(rules, setupOf(rules, seed, round.deal)));
  await playOn(game, seats, luckOf(seed, round.deal));
  const final = finalOf(game);
  const shares = sharesOf(final);
  return {
    game: number,
    entrants: players.map((player, entrant) => {
      const seat = order.indexOf(entrant);
      const { choices, milliseconds } = seats[seat];
      const score = final.scores[seat].total;
      return { score, share: shares[seat], choices, milliseconds, troubles: player.end(final) };
    }),
  };
};

const playOn = async (game: Draft, seats: readonly Seated[], fall: (game: Draft) => void): Promise<void> => {
  for (let now = phaseOf(game); !isOver(game); now = phaseOf(game)) {
    if (game.count > 0) await decide(game, seats, [decider(game)]);
    else if (now === CARD) await decide(game, seats, [...seats.keys()]);
    else fall(game);
  }
};

/** R-RND-3: those who choose at the same time see nothing of each other's choices, not even that they have been made. */
const decide = async (game: Draft, seats: readonly Seated[], open: readonly Seat[]): Promise<void> => {
  const views = open.map(seat => view(game, seat));
  for (const [index, seat] of open.entries()) {
    const chosen = views[index].options.indexOf(await choiceOf(seats[seat], views[index]));
    if (chosen < 0) throw new Error(`seat ${seat} chose what is not an option`);
    list(game, seat, codes);
    play(game, seat, codes[chosen]);
  }
};

const codes = optionBuffer();

const choiceOf = async (seated: Seated, seen: View): Promise<string> => {
  if (seen.options.length === 1) return seen.options[0];
  const began = performance.now();
  const choice = await seated.player.choose(seen, seated.rng);
  seated.milliseconds += performance.now() - began;
  seated.choices++;
  return choice;
};
