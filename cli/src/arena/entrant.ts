import type { Budget, Level } from '@jamaica/bots';

/** Who takes a seat: one of our bots, with a budget of its own or its usual one, or a program that somebody wrote. */
export type Entrant =
  | { readonly level: Level; readonly budget: Budget | null }
  | { readonly program: string; readonly timeout: number };

/** What an entrant is called: seats of the same name are counted together. */
export const nameOf = (entrant: Entrant): string => ('level' in entrant ? entrant.level : entrant.program);

export const isProgram = (entrant: Entrant): boolean => 'program' in entrant;
