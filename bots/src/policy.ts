import { CARDS, type DecisionKind, type Rng, type Seat } from '@jamaica/rules';
import {
  blank,
  type Code,
  copyInto,
  type Draft,
  decider,
  decisionKind,
  EVENING,
  eveningOf,
  handOf,
  list,
  MORNING,
  morningOf,
  optionBuffer,
  phaseOf,
  play,
  ROLL_AGAIN,
} from '@jamaica/rules/search';
import { dayWorth } from './day.ts';
import { fireWorth, shouldReroll } from './firing.ts';
import { takeWorth } from './unseen.ts';
import { prospects } from './worth.ts';

const scratch = blank();
const codes = optionBuffer();

/**
 * The quick judgement with which games are played out: a fraction of a microsecond for most decisions. It plays every
 * seat as that seat would with what it sees; in an imagined game nothing else is there to be seen.
 */
export const quickCard = (game: Draft, seat: Seat, rng: Rng): Code => {
  const count = list(game, seat, codes);
  return best(count, rng, code => dayWorth(game, seat, code, game.cells[MORNING], game.cells[EVENING]));
};

/** The same for the one open decision of a draft, whose options are listed in it. */
export const quickChoice = (game: Draft, rng: Rng): Code => {
  const kind = decisionKind(phaseOf(game));
  const seat = decider(game);
  for (let index = 0; index < game.count; index++) codes[index] = game.options[index];
  return best(game.count, rng, code => optionWorth(game, kind, seat, code));
};

/** What the quick judgement thinks of an option of the open decision; not for cards. */
export const quickWorth = (game: Draft, seat: Seat, code: Code): number =>
  optionWorth(game, decisionKind(phaseOf(game)), seat, code);

const optionWorth = (game: Draft, kind: DecisionKind, seat: Seat, code: Code): number => {
  switch (kind) {
    case 'dice':
      return diceWorth(game, seat, morningOf(code), eveningOf(code));
    case 'powder':
      return fireWorth(game, code);
    case 'sabre':
      return shouldReroll(game, seat) === (code === ROLL_AGAIN) ? 1 : 0;
    case 'treasure':
      return takeWorth(game, code);
    // What follows can be looked at after any option of any decision. Above are those whose worth only shows later.
    default:
      return afterwards(game, seat, code);
  }
};

/** How the game looks once an option has been carried out, up to the next wait. */
const afterwards = (game: Draft, seat: Seat, code: Code): number => {
  copyInto(scratch, game);
  play(scratch, seat, code);
  return prospects(scratch, seat);
};

/** R-RND-2: the Captain knows only their own hand. */
const diceWorth = (game: Draft, seat: Seat, morning: number, evening: number): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let card = 0; card < CARDS.length; card++)
    if ((handOf(game, seat) >> card) & 1) most = Math.max(most, dayWorth(game, seat, card, morning, evening));
  return most;
};

/** The best of the listed codes; among equals a random one. */
const best = (count: number, rng: Rng, worth: (code: Code) => number): Code => {
  let chosen = codes[0];
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let index = 0; index < count; index++) {
    const value = worth(codes[index]);
    if (value > most) equals = 0;
    if (value < most || rng.below(++equals) > 0) continue;
    most = value;
    chosen = codes[index];
  }
  return chosen;
};
