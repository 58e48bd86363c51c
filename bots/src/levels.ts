export const LEVELS = ['deckhand', 'bosun', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];
