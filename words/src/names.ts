import type { Level } from '@jamaica/bots';
import type {
  Action,
  Card,
  DecisionKind,
  Half,
  HoldText,
  Position,
  Resource,
  ShipName,
  ShortageFace,
  SpaceKind,
  Treasure,
} from '@jamaica/rules';
import type { Agreed } from './agreed.ts';
import type { Pirate } from './pirates.ts';

/** What things are called, whoever plays. */
export interface Things {
  resource(resource: Resource): string;
  /** Counted, as the object of a sentence: `food:3` is 3 rations. */
  goods(hold: HoldText): string;
  tokens(resource: Resource, tokens: number): string;
  action(action: Action): string;
  card(card: Card): string;
  treasure(treasure: Treasure): string;
  half(half: Half): string;
  spaceKind(kind: SpaceKind): string;
  /** `17`, `Port Royal`, and behind the start line said to be there. */
  place(position: Position): string;
  /** The same, and what kind of space it is; only that for people who have the board before their eyes (sight.ts). */
  spot(position: Position): string;
  shortageFace(face: ShortageFace): string;
  combatFace(face: number | 'star'): string;
  /** What is decided, as a noun: the lane, the load. */
  decision(kind: DecisionKind): string;
  /** In full: Anne Bonny. */
  pirate(pirate: Pirate): string;
  /** How good a bot is: a captain. */
  level(level: Level): string;
  /** What a table plays by: `2021 edition`, `Italian book of 2021`, `2021 edition with house rules`. */
  agreed(rules: Agreed): string;
  /** The same, and which house rules they are. */
  agreedInFull(rules: Agreed): string;
}

/** What things are called at a table. A ship goes by the name that its seat was given, or else by that of its pirate. */
export interface Names extends Things {
  /** As a subject and a first word: `The Ghost Ship`. */
  ship(ship: ShipName): string;
  /** In the middle of a sentence: `the Ghost Ship`. */
  within(ship: ShipName): string;
  /** Whose something is, with the word that belongs before it: `of Anne`, `d’Anne`. */
  of(ship: ShipName): string;
}
