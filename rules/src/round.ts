import {
  ACTIONS,
  type Action,
  CARDS,
  type Card,
  type CardNumber,
  cardNumber,
  countOf,
  firstOf,
  HAND_SIZE,
  HAND_SIZE_WITH_MAP,
  without,
} from './cards.ts';
import type { DecisionRule } from './decision.ts';
import { actionFace, type Die, isDie } from './dice.ts';
import { askDirection } from './ghost.ts';
import { choose, deckSize, draw, handOf, hasChosen, reveal, stack } from './hands.ts';
import { type Cargo, cargoOf } from './holds.ts';
import { SHUFFLE_WHEN_EMPTY } from './house.ts';
import {
  ACTIVE,
  CAPTAIN,
  DRAWER,
  DRIVEN_BACK,
  EVENING,
  FINISHED,
  FORWARD,
  HALF,
  MORNING,
  PLAYED,
  ROUND,
} from './layout.ts';
import { startLoad } from './loading.ts';
import { mark } from './marking.ts';
import { askMove } from './move.ts';
import { ACTION_ROLL, CARD, HALF_OVER, OVER, phase, SHUFFLE } from './phases.ts';
import { finalOf } from './score.ts';
import type { Seat } from './seats.ts';
import { handsOf, rowsOf, secretsOf } from './secrets.ts';
import { hasFinished, hasPower } from './ships.ts';
import {
  captain,
  type Draft,
  dieOf,
  goTo,
  halfOf,
  hasGhost,
  hasHouseRule,
  isGhost,
  NONE,
  nextSeat,
  open,
  players,
  type State,
  shipName,
} from './state.ts';
import { MORGANS_MAP } from './treasures.ts';

const DICE = phase('dice');

/** The Captain's roll (R-RND-1). */
export const rollAction = (game: Draft, first: number, second: number): void => {
  game.cells[MORNING] = first;
  game.cells[EVENING] = second;
  game.events?.push(
    { kind: 'round-began', round: game.cells[ROUND], captain: captain(game) },
    { kind: 'dice-rolled', captain: captain(game), dice: [actionFace(first), actionFace(second)] },
  );
  const count = listDice(game, game.options);
  if (count === 1) playDice(game, game.options[0]);
  else open(game, DICE, count);
};

/** A placing of the dice as one number. */
const placing = (morning: number, evening: number): number => (morning << 3) | evening;
/** What a placing of the dice puts on the morning, and on the evening. */
export const morningOf = (placing: number): number => placing >> 3;
/** What a placing puts on the evening. */
export const eveningOf = (placing: number): number => placing & 7;

/** R-RND-2: either way round; equal dice need no choice. */
const listDice = (game: State, options: Int32Array): number => {
  const first = game.cells[MORNING];
  const second = game.cells[EVENING];
  options[0] = placing(first, second);
  options[1] = placing(second, first);
  return first === second ? 1 : 2;
};

const playDice = (game: Draft, code: number): void => {
  game.cells[MORNING] = morningOf(code);
  game.cells[EVENING] = eveningOf(code);
  game.events?.push({
    kind: 'dice-placed',
    captain: captain(game),
    morning: actionFace(morningOf(code)),
    evening: actionFace(eveningOf(code)),
  });
  goTo(game, CARD);
};

/** The cards a seat may choose from; none when it has chosen. */
const listCards = (game: State, options: Int32Array, seat: Seat): number => {
  if (hasChosen(game, seat)) return 0;
  let count = 0;
  for (let hand = handOf(game, seat); hand !== 0; hand = without(hand, firstOf(hand))) options[count++] = firstOf(hand);
  return count;
};

/** R-RND-3. The last to choose sets the round going. */
const playCard = (game: Draft, card: CardNumber, seat: Seat): void => {
  choose(game, seat, card);
  game.events?.push({ kind: 'chose', seat, card: CARDS[card] });
  // From the last seat on: where the seats choose in order, the first look is enough until all have chosen.
  for (let other = players(game) - 1; other >= 0; other--) if (!hasChosen(game, other)) return;
  game.cells[ACTIVE] = captain(game);
  turnOver(game);
};

/** A player's card is turned over (R-RND-4). */
const turnOver = (game: Draft): void => {
  const seat = game.cells[ACTIVE];
  const card = reveal(game, seat);
  game.cells[PLAYED] = card;
  game.cells[HALF] = 0;
  game.events?.push({ kind: 'revealed', seat, card: CARDS[card] });
  act(game);
};

// The actions as numbers, two a card: a cargo, or above those a movement.
const GO_FORWARD = 4;
const GO_BACKWARD = 5;
const actionNumber = (action: Action): Cargo | typeof GO_FORWARD | typeof GO_BACKWARD => {
  if (action === 'forward') return GO_FORWARD;
  return action === 'backward' ? GO_BACKWARD : cargoOf(action);
};
const ACTION_NUMBERS = Int8Array.from(ACTIONS.flat(), actionNumber);

/** One half of a card, or one movement of the Ghost Ship, begins. */
const act = (game: Draft): void => {
  const { cells } = game;
  const ship = cells[ACTIVE];
  cells[DRIVEN_BACK] = 0;
  if (isGhost(game, ship)) {
    askDirection(game);
    return;
  }
  const half = cells[HALF];
  game.events?.push({
    kind: 'began',
    ship: shipName(game, ship),
    half: halfOf(game),
    action: ACTIONS[cells[PLAYED]][half],
    die: actionFace(dieOf(game)),
  });
  const action = ACTION_NUMBERS[cells[PLAYED] * 2 + half];
  if (action < GO_FORWARD) startLoad(game, ship, action, dieOf(game), HALF_OVER);
  else {
    cells[FORWARD] = action === GO_FORWARD ? 1 : 0;
    askMove(game);
  }
};

/** R-RND-5: the evening starts when the morning is done with. R-END-1, R-GHO-12: a finished ship has no evening. */
export const halfOver = (game: Draft): void => {
  const { cells } = game;
  if (cells[HALF] === 0 && !hasFinished(game, cells[ACTIVE])) {
    cells[HALF] = 1;
    act(game);
  } else endTurn(game);
};

/** After a ship's turn: the next player's, the Ghost Ship's (R-GHO-4), or the end of the round. */
const endTurn = (game: Draft): void => {
  const { cells } = game;
  const ship = cells[ACTIVE];
  game.events?.push({ kind: 'turn-over', ship: shipName(game, ship) });
  game.marks?.push({ after: shipName(game, ship), ...mark(game) });
  if (!isGhost(game, ship) && nextSeat(game, ship) !== captain(game)) {
    cells[ACTIVE] = nextSeat(game, ship);
    turnOver(game);
  } else if (!isGhost(game, ship) && hasGhost(game)) {
    cells[ACTIVE] = players(game);
    cells[HALF] = 0;
    act(game);
  } else if (cells[FINISHED] === 1) {
    goTo(game, OVER); // R-END-2
    game.events?.push({
      kind: 'game-over',
      final: finalOf(game),
      secrets: secretsOf(game),
      hands: handsOf(game),
      rows: rowsOf(game),
    });
  } else {
    cells[DRAWER] = captain(game);
    drawAll(game);
  }
};

/** R-RND-9: the hand size is looked at only here, so losing the Map never costs a card. */
const handSize = (game: State, seat: Seat): number =>
  hasPower(game, seat, MORGANS_MAP) ? HAND_SIZE_WITH_MAP : HAND_SIZE;

/** From the Captain clockwise all draw (R-RND-6), shuffling when a deck is empty (R-RND-7); then the compass passes. */
const drawAll = (game: Draft): void => {
  const { cells } = game;
  do {
    const seat = cells[DRAWER];
    while (countOf(handOf(game, seat)) < handSize(game, seat)) {
      if (deckSize(game, seat) === 0) {
        goTo(game, SHUFFLE);
        return;
      }
      const card = draw(game, seat);
      game.events?.push({ kind: 'drew', seat, card: CARDS[card] });
      if (deckSize(game, seat) === 0 && hasHouseRule(game, SHUFFLE_WHEN_EMPTY)) {
        goTo(game, SHUFFLE); // R-HOU-4: at once, also when nothing more is to be drawn
        return;
      }
    }
    cells[DRAWER] = nextSeat(game, seat);
  } while (cells[DRAWER] !== captain(game));
  cells[CAPTAIN] = nextSeat(game, captain(game)); // R-RND-8
  cells[ROUND]++;
  goTo(game, ACTION_ROLL);
};

export const shuffled = (game: Draft, deck: ArrayLike<CardNumber>, size: number): void => {
  const seat = game.cells[DRAWER];
  stack(game, seat, deck, size);
  if (game.figures !== null) game.figures.reshuffles++;
  game.events?.push({ kind: 'shuffled', seat });
  drawAll(game);
};

/** R-RND-2: morning and evening: `5/2`. */
export const dice: DecisionRule<'dice', { readonly morning: Die; readonly evening: Die }> = {
  kind: 'dice',
  scene: 'between-turns',
  decider: captain,
  list: listDice,
  play: playDice,
  says: (_game, code) => ({ morning: actionFace(morningOf(code)), evening: actionFace(eveningOf(code)) }),
  write: ({ morning, evening }) => `${morning}/${evening}`,
  read: text => {
    const [morning, evening] = text.split('/').map(Number);
    return isDie(morning) && isDie(evening) ? { morning, evening } : undefined;
  },
};

/** R-RND-3: `forward/food`. Every seat chooses for itself. */
export const card: DecisionRule<'card', { readonly card: Card }> = {
  kind: 'card',
  scene: 'between-turns',
  decider: () => NONE,
  list: listCards,
  play: playCard,
  says: (_game, code) => ({ card: CARDS[code] }),
  write: ({ card }) => card,
  read: text => {
    const number = cardNumber(text);
    return number === undefined ? undefined : { card: CARDS[number] };
  },
};
