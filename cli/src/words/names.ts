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

/** What things are called. */
export interface Names {
  /** A ship goes by the name of its pirate: seat 0 is Anne. In the case of a subject, capital first. */
  ship(ship: ShipName): string;
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
  shortageFace(face: ShortageFace): string;
  combatFace(face: number | 'star'): string;
  /** What is decided, as a noun: the lane, the load. */
  decision(kind: DecisionKind): string;
}
