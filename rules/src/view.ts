import { CARDS, type Card, cardsIn, countOf } from './cards.ts';
import { type Need, needOf } from './chance.ts';
import { actionFace, type CombatFace, combatFace, type Die, type ShortageFace, shortageFace } from './dice.ts';
import type { Half, Secrets } from './events.ts';
import type { Final } from './final.ts';
import { chosenBy, deckSize, discardCard, discardSize, handOf, hasChosen, heldBy } from './hands.ts';
import { EMPTY, filled, type HoldText, holdText, ORDINARY_HOLDS } from './holds.ts';
import { isKnownCursed, knows, lairOf, trailOf } from './knowledge.ts';
import {
  ATTACK_DIE,
  ATTACK_POWDER,
  ATTACKER,
  DEFENCE_DIE,
  DEFENCE_POWDER,
  DEFENDER,
  DRIVEN_BACK,
  EVENING,
  FIGHTER,
  FORWARD,
  LOAD_CARGO,
  LOAD_SHIP,
  LOAD_TOKENS,
  MORNING,
  PLAYED,
  REROLL,
  ROUND,
  SABRE_USED,
  SHORTAGE_FACE,
  TAKEN,
  WINNER,
} from './layout.ts';
import { lairsWithToken, powersOf, sixthText } from './marking.ts';
import { ACTION_ROLL, isChance } from './phases.ts';
import { type Position, position } from './place.ts';
import { optionsOf, questions } from './play.ts';
import type { Question } from './refusal.ts';
import { row } from './row.ts';
import type { Rules } from './rules.ts';
import { isBattle, isByDie, isDecided, isLoading, isStolen, isTurn, sceneOf } from './scene.ts';
import { finalOf } from './score.ts';
import type { Seat, Ship, ShipName } from './seats.ts';
import { secretsOf } from './secrets.ts';
import { holdAt, placeOf, rowCard, rowLength } from './ships.ts';
import {
  activeShip,
  captain,
  halfOf,
  isFormer,
  isGhost,
  isOver,
  phaseOf,
  players,
  rulesOf,
  type State,
  shipCount,
  shipName,
} from './state.ts';
import { PILE_SIZE, type Power, TREASURES, type Treasure, type TreasureNumber } from './treasures.ts';

/**
 * What a seat may see, or a spectator (R-VIS-1 to R-VIS-3). It is built up field by field and has no place in which a
 * secret could travel: `null` stands where something is hidden.
 */
export interface View extends Rules {
  /** True in a game begun by the former reading of the rules (former.ts); absent in all others. */
  readonly former?: true;
  readonly viewer: Seat | null;
  readonly round: number;
  readonly captain: Seat;
  /** The action dice: as rolled until the Captain has placed them, morning first from then on. */
  readonly dice: readonly [Die, Die] | null;
  readonly turn: Turn | null;
  readonly load: Load | null;
  readonly battle: Battle | null;
  /** The lairs that still have their treasure token. */
  readonly tokens: readonly number[];
  readonly pileSize: number;
  /** The ships in the order of the seats, the Ghost Ship last. */
  readonly ships: readonly ShipView[];
  readonly seats: readonly SeatView[];
  readonly waiting: { readonly decide: readonly Question[] } | { readonly chance: Need } | { readonly over: Final };
  /** What the viewer may answer; empty when nothing is asked of them. */
  readonly options: readonly string[];
  /** When the game is over everything is public (R-VIS-4). */
  readonly secrets: Secrets | null;
}

/** A ship's turn under way. */
export interface Turn {
  readonly ship: ShipName;
  readonly half: Half;
  /** The card being carried out; null for the Ghost Ship. */
  readonly card: Card | null;
  /** The direction of a movement whose end is being chosen. */
  readonly forward: boolean | null;
  /** What the shortage die of 2021 shows while a retreat is being chosen. */
  readonly shortage: ShortageFace | null;
  /** A shortage drove the ship to where it is: in 2021 nothing is paid there (R-SHO-15). */
  readonly drivenBack: boolean;
}

/** Goods that are looking for a hold. */
export interface Load {
  readonly ship: ShipName;
  readonly goods: HoldText;
  readonly stolen: boolean;
}

/** A battle under way. */
export interface Battle {
  readonly attacker: ShipName;
  readonly defender: ShipName;
  /** Whose gunpowder or die it is about. */
  readonly fighter: ShipName;
  readonly attackDie: CombatFace | null;
  readonly attackPowder: number;
  readonly defenceDie: CombatFace | null;
  readonly defencePowder: number;
  readonly sabreUsed: boolean;
  readonly reroll: boolean;
  /** Known once the battle is decided. */
  readonly winner: ShipName | null;
}

/** A ship as everybody sees it. */
export interface ShipView {
  readonly ship: ShipName;
  readonly position: Position;
  /** The five ordinary holds, each in its place. */
  readonly holds: readonly (HoldText | null)[];
  readonly sixth: HoldText | 'empty' | null;
  readonly powers: readonly Power[];
  /** The row of face-down treasures. */
  readonly hidden: readonly HiddenCard[];
}

/** A face-down treasure as the viewer may know it. */
export interface HiddenCard {
  readonly treasure: Treasure | null;
  /** Everybody knows that it is cursed (R-TRE-4). */
  readonly cursed: boolean;
  /** Where it was found, and the ships it came from since, the first one first. */
  readonly lair: number;
  readonly from: readonly ShipName[];
  /** Who has seen it: everybody can tell, because everybody saw where it went. */
  readonly seenBy: readonly Seat[];
}

/** A seat's cards as the viewer may know them. */
export interface SeatView {
  readonly seat: Seat;
  readonly handSize: number;
  readonly hand: readonly Card[] | null;
  /** Cards of which everybody can tell that the seat has them, in hand or chosen. */
  readonly held: readonly Card[];
  readonly hasChosen: boolean;
  readonly chosen: Card | null;
  readonly deckSize: number;
  /** The discard pile, the first card played first. */
  readonly discards: readonly Card[];
}

/** What `viewer` may see of a game; null is a spectator. */
export const view = (game: State, viewer: Seat | null): View => ({
  ...rulesOf(game),
  ...(isFormer(game) ? { former: true } : {}),
  viewer,
  round: game.cells[ROUND],
  captain: captain(game),
  dice: phaseOf(game) === ACTION_ROLL ? null : [actionFace(game.cells[MORNING]), actionFace(game.cells[EVENING])],
  turn: isTurn(game) ? turn(game) : null,
  load: isLoading(game) ? load(game) : null,
  battle: isBattle(game) ? battle(game) : null,
  tokens: lairsWithToken(game),
  pileSize: PILE_SIZE - game.cells[TAKEN],
  ships: row(shipCount(game), ship => shipView(game, ship, viewer)),
  seats: row(players(game), seat => seatView(game, seat, viewer)),
  ...asking(game, viewer),
  secrets: isOver(game) ? secretsOf(game) : null,
});

/** What a game waits for, and what `viewer` may answer: all of a view that no event tells. */
export const asking = (game: State, viewer: Seat | null): Pick<View, 'waiting' | 'options'> => ({
  waiting: waitingFor(game),
  options: viewer === null ? [] : optionsOf(game, viewer),
});

const waitingFor = (game: State): View['waiting'] => {
  if (isOver(game)) return { over: finalOf(game) };
  return isChance(phaseOf(game)) ? { chance: needOf(game) } : { decide: questions(game) };
};

const turn = (game: State): Turn => ({
  ship: shipName(game, activeShip(game)),
  half: halfOf(game),
  card: isGhost(game, activeShip(game)) ? null : CARDS[game.cells[PLAYED]],
  forward: sceneOf(game) === 'sailing' ? game.cells[FORWARD] === 1 : null,
  shortage: isByDie(game) && sceneOf(game) === 'retreat' ? shortageFace(game.cells[SHORTAGE_FACE]) : null,
  drivenBack: game.cells[DRIVEN_BACK] === 1,
});

const load = (game: State): Load => ({
  ship: shipName(game, game.cells[LOAD_SHIP]),
  goods: holdText(filled(game.cells[LOAD_CARGO], game.cells[LOAD_TOKENS])),
  stolen: isStolen(game),
});

const battle = (game: State): Battle => ({
  attacker: shipName(game, game.cells[ATTACKER]),
  defender: shipName(game, game.cells[DEFENDER]),
  fighter: shipName(game, game.cells[FIGHTER]),
  attackDie: rolledFace(game.cells[ATTACK_DIE]),
  attackPowder: game.cells[ATTACK_POWDER],
  defenceDie: rolledFace(game.cells[DEFENCE_DIE]),
  defencePowder: game.cells[DEFENCE_POWDER],
  sabreUsed: game.cells[SABRE_USED] === 1,
  reroll: game.cells[REROLL] === 1,
  winner: isDecided(game) ? shipName(game, game.cells[WINNER]) : null,
});

const rolledFace = (die: number): CombatFace | null => (die === 0 ? null : combatFace(die));

const shipView = (game: State, ship: Ship, viewer: Seat | null): ShipView => ({
  ship: shipName(game, ship),
  position: position(placeOf(game, ship)),
  holds: row(ORDINARY_HOLDS, index => {
    const hold = holdAt(game, ship, index);
    return hold === EMPTY ? null : holdText(hold);
  }),
  sixth: sixthText(game, ship),
  powers: powersOf(game, ship),
  hidden: row(rowLength(game, ship), index => hiddenCard(game, rowCard(game, ship, index), viewer)),
});

const hiddenCard = (game: State, card: TreasureNumber, viewer: Seat | null): HiddenCard => ({
  treasure: maySee(game, viewer, card) ? TREASURES[card] : null,
  cursed: isKnownCursed(game, card),
  lair: lairOf(game, card),
  from: trailOf(game, card).map(ship => shipName(game, ship)),
  seenBy: row(players(game), seat => seat).filter(seat => knows(game, seat, card)),
});

const maySee = (game: State, viewer: Seat | null, card: TreasureNumber): boolean =>
  isOver(game) || (viewer !== null && knows(game, viewer, card));

const seatView = (game: State, seat: Seat, viewer: Seat | null): SeatView => {
  const isOpen = seat === viewer || isOver(game);
  return {
    seat,
    handSize: countOf(handOf(game, seat)),
    hand: isOpen ? cardsIn(handOf(game, seat)) : null,
    held: cardsIn(heldBy(game, seat)),
    hasChosen: hasChosen(game, seat),
    chosen: isOpen && hasChosen(game, seat) ? CARDS[chosenBy(game, seat)] : null,
    deckSize: deckSize(game, seat),
    discards: row(discardSize(game, seat), index => CARDS[discardCard(game, seat, index)]),
  };
};
