import type { Resource } from '@jamaica/rules';

/** What is in a hold of a picture. */
export interface Stowed {
  readonly good: Resource;
  readonly tokens: number;
}

export const food = (tokens: number): Stowed => ({ good: 'food', tokens });
export const gold = (tokens: number): Stowed => ({ good: 'gold', tokens });
export const powder = (tokens: number): Stowed => ({ good: 'gunpowder', tokens });
