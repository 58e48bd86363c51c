import type { Resource } from '@jamaica/rules';
import type { Consequence } from './consequences.ts';

type Fight = Extract<Consequence, { kind: 'fights' }>;

/** A consequence and the share of the imagined games in which it happened; of the battles fought, the share won. */
export type Reason =
  | (Exclude<Consequence, Fight> & { readonly chance: number })
  | (Omit<Fight, 'won'> & { readonly chance: number; readonly winChance: number });

interface Count {
  readonly consequence: Consequence;
  games: number;
  won: number;
}

/** What happened in less than this share of the games is not worth a word. */
const UNLIKELY = 0.05;

/** Counts in how many games each consequence happened. */
export class Tally {
  readonly #counts = new Map<string, Count>();
  #games = 0;

  add(consequences: readonly Consequence[]): void {
    this.#games++;
    // What happens twice in one game, such as two equal loads, has happened in one game.
    const once = new Map(consequences.map(consequence => [keyOf(consequence), consequence]));
    for (const [key, consequence] of once) this.#count(key, consequence);
  }

  #count(key: string, consequence: Consequence): void {
    const count = this.#counts.get(key) ?? { consequence, games: 0, won: 0 };
    count.games++;
    if (consequence.kind === 'fights' && consequence.won) count.won++;
    this.#counts.set(key, count);
  }

  /** The reasons that matter, the weightiest first. */
  reasons(): Reason[] {
    return [...this.#counts.values()]
      .map(count => reason(count, this.#games))
      .filter(({ chance }) => chance >= UNLIKELY)
      .sort((a, b) => weight(b) * b.chance - weight(a) * a.chance);
  }
}

// A battle is the same battle whoever wins it.
const keyOf = (consequence: Consequence): string =>
  JSON.stringify(consequence.kind === 'fights' ? { ...consequence, won: null } : consequence);

const reason = ({ consequence, games, won }: Count, all: number): Reason => {
  const chance = games / all;
  if (consequence.kind !== 'fights') return { ...consequence, chance };
  const { kind, ship, attacks } = consequence;
  return { kind, ship, attacks, chance, winChance: won / games };
};

const TOKEN_WEIGHTS: Readonly<Record<Resource, number>> = { food: 0.8, gold: 1, gunpowder: 0.7 };

/** How much a reason matters if it comes true, roughly in points. */
const weight = (reason: Reason): number => {
  switch (reason.kind) {
    case 'finishes':
      return 15;
    case 'passes-red-line':
    case 'falls-behind-red-line':
      return 7;
    case 'risks-shortage':
      return 6;
    case 'reaches-lair':
      return reason.treasure ? 5 : 1;
    case 'robs':
    case 'is-robbed':
      return 4.5;
    case 'gives-curse':
    case 'gives-treasure':
    case 'gets-curse':
      return 4;
    case 'fights':
      return 3.5;
    case 'ghost-robs':
    case 'ghost-fights':
      return 3;
    case 'ghost-reaches-lair':
      return 2.5;
    case 'leaves-treasure':
    case 'uses-sabre':
      return 2;
    case 'loads':
    case 'pays':
      return reason.tokens * TOKEN_WEIGHTS[reason.resource];
    case 'spends-gunpowder':
      return reason.tokens * TOKEN_WEIGHTS.gunpowder;
    case 'throws-overboard':
    case 'loses-load':
      return 2;
    case 'sails':
      return 0.5;
  }
};
