/** What stands on the players' panels. */
export interface PanelWords {
  /** The name of a panel: a player and a place in the race. */
  panel(name: string, place: string): string;
  /** A place in the race in as few letters as can be: `1st`. */
  place(place: number): string;
  /** The same in full; others may share it. */
  placeLong(place: number, isShared: boolean): string;
  readonly captain: string;
  /** Whose turn it is, and the half. */
  turn(half: string): string;
  readonly hasChosen: string;
  readonly isChoosing: string;
  bot(level: string): string;
  /** Under the name of the Ghost Ship. */
  readonly nobody: string;
  readonly holds: string;
  /** One hold and what is in it; null is empty. */
  hold(number: number, goods: string | null): string;
  sixthHold(goods: string | null): string;
  readonly treasures: string;
  /** A face-down treasure in the row; what is known of it, and where it was found. */
  treasure(number: number, known: string | null, from: string): string;
  readonly cursed: string;
  /** The lair where a treasure was found, by its number where the chart has them, and through whose hands it went since. */
  foundAt(lair: number | null, names: readonly string[]): string;
  hand(cards: number): string;
  deck(cards: number): string;
  discards(cards: number): string;
  discardsTitle(name: string): string;
  readonly discardsNote: string;
  readonly discardsEmpty: string;
  /** The chip on a phone: a button that opens the panel. */
  chip(name: string, place: string, goods: readonly string[], remarks: readonly string[]): string;
  /** A thing that can be chosen now. */
  choose(thing: string): string;

  /** The battle. */
  readonly battle: string;
  readonly attacker: string;
  readonly defender: string;
  readonly strength: string;
  readonly ladyBeth: string;
  powder(tokens: number): string;
  readonly toRoll: string;
  readonly star: string;
  readonly draw: string;
  wins(name: string): string;
  /** One's own side of a battle. */
  readonly you: { readonly name: string; readonly attack: string; readonly defend: string; readonly win: string };
  readonly sabre: string;
}
