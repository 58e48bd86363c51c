import { bot } from '@jamaica/bots';
import { deal, fromSeed } from '@jamaica/chance';
import {
  type Book,
  books,
  EDITIONS,
  isOver,
  type Rng,
  type Rules,
  rulesOfBook,
  type Seat,
  start,
} from '@jamaica/rules';
import { ACTION_ROLL, blank, CAPTAIN, CARD, copyInto, isWinner, phaseOf, players, ROUND } from '@jamaica/rules/search';
import { trainedLookout } from '../bots/src/foresight.ts';
import { share } from '../bots/train/games.ts';
import { byBot, byHelmsman, byQuickJudgement, type Choose, playStep } from '../bots/train/steering.ts';
import { Observer } from './observer.ts';
import type { Tally } from './tally.ts';

/** In how many imagined games the almanac's admirals try each option. */
export const IMAGINED = 16;

const game = blank();

const byNet = byHelmsman(trainedLookout());
const byAdmirals = byBot(bot('admiral'), { games: IMAGINED });

/** One seat by the net and all others by rules of thumb. */
const unequal =
  (own: Seat): Choose =>
  (game, seat, rng) =>
    (seat === own ? byNet : byQuickJudgement)(game, seat, rng);

const fourOf = (number: number): Rules => ({ edition: EDITIONS[number % EDITIONS.length], players: 4, ghost: false });

/** Plays a game to its end, watched by somebody or not. */
const playGame = (rules: Rules, choose: Choose, rng: Rng, observer: Observer | null): number => {
  copyInto(game, start(rules, deal(rules, rng)));
  const first = game.cells[CAPTAIN];
  game.events = observer;
  let round = 0;
  let chosen = 0;
  while (!isOver(game)) {
    if (phaseOf(game) === ACTION_ROLL && game.cells[ROUND] !== round) {
      round = game.cells[ROUND];
      observer?.beginRound();
    }
    if (phaseOf(game) === CARD && chosen !== game.cells[ROUND]) {
      chosen = game.cells[ROUND];
      observer?.beforeCards();
    }
    playStep(game, choose, rng);
  }
  game.events = null;
  return first;
};

const countOrder = (of: string, first: number, into: Tally): void => {
  const seats = players(game);
  for (let place = 0; place < seats; place++)
    into.add(`order/${of}/${place + 1}`, share(game, (first + place) % seats));
  into.add(`rounds/${of}`, game.cells[ROUND]);
};

/** Four players and both editions: what most of the almanac is about. */
const playFour = (number: number, of: 'net' | 'admirals', rng: Rng, into: Tally): void => {
  const observer = new Observer(game, trainedLookout(), 4);
  const first = playGame(fourOf(number), of === 'net' ? byNet : byAdmirals, rng, observer);
  if (of === 'net') observer.settle(into);
  else observer.settle({ add: (name: string, value: number) => into.add(`admirals/${name}`, value) });
  countOrder(of === 'net' ? '4' : 'admirals', first, into);
  into.add(`length/${of}/${game.cells[ROUND]}`, 1);
  into.add(`length/${of}`, 1);
};

/** Every other number of players, without the Ghost Ship. */
const CROWDS = [3, 5, 6];

/** The tables at which the Ghost Ship sails, by the books. */
const HAUNTED: readonly { readonly book: Book; readonly players: number }[] = books.flatMap(book =>
  [2, 3, 4, 5].map(players => ({ book, players })),
);

const playHaunted = (number: number, rng: Rng, into: Tally): void => {
  const { book, players: seats } = HAUNTED[number % HAUNTED.length];
  playGame(rulesOfBook(book, seats, true), byNet, rng, null);
  into.add(`ghost/${book}/${seats}`, isWinner(game, seats) ? 1 : 0);
  into.add(`ghost/all/${seats}`, isWinner(game, seats) ? 1 : 0);
  into.add(`rounds/${seats} and the Ghost Ship`, game.cells[ROUND]);
};

const playCrowd = (number: number, rng: Rng, into: Tally): void => {
  const seats = CROWDS[number % CROWDS.length];
  const first = playGame(
    { edition: EDITIONS[number % EDITIONS.length], players: seats, ghost: false },
    byNet,
    rng,
    null,
  );
  countOrder(String(seats), first, into);
};

const playUnequal = (number: number, rng: Rng, into: Tally): void => {
  const own = number % 4;
  playGame(fourOf(Math.trunc(number / 4)), unequal(own), rng, null);
  for (let seat = 0; seat < 4; seat++) into.add(seat === own ? 'skill/strong' : 'skill/weak', share(game, seat));
};

/** Plays the almanac's game of this number: of ten, six by four players, two with the Ghost Ship, one in another company and one of unequal players. */
export const playNumber = (number: number, seed: string, into: Tally): void => {
  const rng = fromSeed(`${seed}/${number}`);
  const [ten, kind] = [Math.trunc(number / 10), number % 10];
  if (kind < 6) playFour(6 * ten + kind, 'net', rng, into);
  else if (kind < 8) playHaunted(2 * ten + kind - 6, rng, into);
  else if (kind === 8) playCrowd(ten, rng, into);
  else playUnequal(ten, rng, into);
};

/** Plays the admirals' game of this number. */
export const playAdmirals = (number: number, seed: string, into: Tally): void =>
  playFour(number, 'admirals', fromSeed(`${seed}/admirals/${number}`), into);
