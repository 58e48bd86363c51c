// In the order of the notation, so that sorted numbers are sorted words.
/** What holds contain, in the order of the notation. */
export const RESOURCES = ['food', 'gold', 'gunpowder'] as const;
/** What a hold contains. */
export type Resource = (typeof RESOURCES)[number];

/** A resource as a number: its place among RESOURCES, from 1, because an empty hold's cargo is nothing. */
export type Cargo = number;
/** Food as a cargo. */
export const FOOD: Cargo = 1;
/** Gold as a cargo. */
export const GOLD: Cargo = 2;
/** Gunpowder as a cargo. */
export const GUNPOWDER: Cargo = 3;
/** How many cargoes there are, nothing being one too. */
export const CARGOES = RESOURCES.length + 1;
export const resource = (cargo: Cargo): Resource => RESOURCES[cargo - 1];
export const cargoOf = (resource: Resource): Cargo => RESOURCES.indexOf(resource) + 1;

/** A ship's holds beside the 6th Hold. */
export const ORDINARY_HOLDS = 5;

/** A hold as one small number, so that copying a game copies bytes. */
export type Hold = number;
export const EMPTY: Hold = 0;

// A hold is filled by one load and never topped up (R-LOA-1): at most a die's 6, so three bits are enough.
const MOST = 7;
/** Neither empty nor, as the 6th Hold can be, missing. */
export const isLaden = (hold: Hold): boolean => hold > EMPTY;

export const filled = (cargo: Cargo, tokens: number): Hold => (tokens === 0 ? EMPTY : (cargo << 3) | tokens);
export const tokensIn = (hold: Hold): number => hold & MOST;
export const cargoIn = (hold: Hold): Cargo => hold >> 3;

/** A set of holds' contents, one bit each: a hold is a number below 32. */
type HoldSet = number;
export const isAmong = (set: HoldSet, hold: Hold): boolean => ((set >>> hold) & 1) === 1;
export const withHold = (set: HoldSet, hold: Hold): HoldSet => set | (1 << hold);

/** A hold in the notation: `food:3`. */
export type HoldText = `${Resource}:${number}`;
export const holdText = (hold: Hold): HoldText => `${resource(cargoIn(hold))}:${tokensIn(hold)}`;

const HOLD_TEXTS: ReadonlyMap<string, Hold> = new Map(
  RESOURCES.flatMap(name => [1, 2, 3, 4, 5, 6].map(n => [`${name}:${n}`, filled(cargoOf(name), n)] as const)),
);

/** Reads `food:3`; undefined when it is not a hold. */
export const readHold = (text: string): Hold | undefined => HOLD_TEXTS.get(text);

/** A hold in a choice: the 6th Hold is told apart from the ordinary ones. */
export type NamedHold = HoldText | `sixth:${HoldText}`;
const SIXTH = 'sixth:';
export const namedHold = (hold: Hold, sixth: boolean): NamedHold =>
  sixth ? `${SIXTH}${holdText(hold)}` : holdText(hold);

/** Reads `food:3` or `sixth:food:3`; undefined when it is neither. */
export const readNamedHold = (text: string): NamedHold | undefined => {
  const sixth = text.startsWith(SIXTH);
  const hold = readHold(sixth ? text.slice(SIXTH.length) : text);
  return hold === undefined ? undefined : namedHold(hold, sixth);
};

/** Tokens of a resource, for people: `sixth:food:3` is 3 food in the 6th Hold. */
export interface Goods {
  readonly hold: HoldText;
  readonly resource: Resource;
  readonly tokens: number;
  readonly isSixth: boolean;
}

/** What a hold of a view or of a choice says, or a price: that may be more than a hold takes. */
export const goodsIn = (name: NamedHold): Goods => {
  const isSixth = name.startsWith(SIXTH);
  const [, kind, count] = /^(\w+):(\d+)$/.exec(isSixth ? name.slice(SIXTH.length) : name) ?? [];
  const resource = RESOURCES.find(each => each === kind);
  if (resource === undefined) throw new Error(`no goods: ${name}`);
  const tokens = Number(count);
  return { hold: `${resource}:${tokens}`, resource, tokens, isSixth };
};
