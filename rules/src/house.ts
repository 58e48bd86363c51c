/**
 * What a table can agree on by itself: each house rule with the one value it has when it is not our reading. This is the
 * only list of them; types, readers, writers and the state's cell follow from it, in this order.
 */
export const HOUSE_RULES = {
  tie: 'behind', // R-HOU-1
  gift: 'any', // R-HOU-2
  shortageTreasure: 'optional', // R-HOU-3
  shuffle: 'when-empty', // R-HOU-4
  loot: 'empty-hold', // R-HOU-5
} as const;

/** A house rule by its key. */
export type HouseRule = keyof typeof HOUSE_RULES;

/** The house rules of a table: only those that are not the usual ones. */
export type House = { readonly [Rule in HouseRule]?: (typeof HOUSE_RULES)[Rule] };

const isHouseRule = (key: string): key is HouseRule => Object.hasOwn(HOUSE_RULES, key);

/** The house rules in the order of their ids. */
export const houseRules: readonly HouseRule[] = Object.keys(HOUSE_RULES).filter(isHouseRule);

/** A set of house rules, one bit each: a game keeps it in a cell. */
export type HouseSet = number;
const OUR_READING: HouseSet = 0;
const houseBit = (rule: HouseRule): HouseSet => 1 << houseRules.indexOf(rule);

// The house rules as the rules of the game ask for them.
export const TIE_BEHIND = houseBit('tie');
export const GIFT_ANY = houseBit('gift');
export const TREASURE_OPTIONAL = houseBit('shortageTreasure');
export const SHUFFLE_WHEN_EMPTY = houseBit('shuffle');
export const LOOT_NEEDS_EMPTY_HOLD = houseBit('loot');

export const houseSet = (house: House | undefined): HouseSet => {
  if (house === undefined) return OUR_READING;
  return houseRules.reduce((set, rule) => (house[rule] === undefined ? set : set | houseBit(rule)), OUR_READING);
};

/** The field `house` of a game's rules: absent without any house rule. */
export const houseField = (set: HouseSet): { readonly house?: House } => {
  if (set === OUR_READING) return {};
  const agreed = houseRules.filter(rule => (set & houseBit(rule)) !== 0);
  return { house: Object.fromEntries(agreed.map(rule => [rule, HOUSE_RULES[rule]])) };
};

/** Reads what a header says of house rules; undefined for an unknown rule or value, a usual one written out, or none. */
export const readHouse = (input: unknown): HouseSet | undefined => {
  if (input === undefined) return OUR_READING;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  let set = OUR_READING;
  for (const [key, value] of Object.entries(input)) {
    if (!isHouseRule(key) || value !== HOUSE_RULES[key]) return undefined;
    set |= houseBit(key);
  }
  return set === OUR_READING ? undefined : set;
};
