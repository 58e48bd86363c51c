/** What a face shows. */
export const EXPRESSIONS = ['plain', 'glad', 'hit', 'starving', 'first'] as const;
export type Expression = (typeof EXPRESSIONS)[number];
