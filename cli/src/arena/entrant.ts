import type { Budget, Level } from '@jamaica/bots';

/** Who takes a seat: one of our bots, with a budget of its own or its usual one, or a program that somebody wrote. */
export type Entrant = BotEntrant | { readonly program: string; readonly timeout: number };

interface BotEntrant {
  readonly level: Level;
  readonly budget: Budget | null;
  /** As it was asked for: `captain`, or `captain:60` where it does not think as the others do. */
  readonly name: string;
}

export const botEntrant = (level: Level, budget: Budget | null, name: string = level): BotEntrant => ({
  level,
  budget,
  name,
});

/** What an entrant is called: seats of the same name are counted together. */
export const nameOf = (entrant: Entrant): string => ('level' in entrant ? entrant.name : entrant.program);

export const isProgram = (entrant: Entrant): boolean => 'program' in entrant;
