import type { Advice } from '@jamaica/bots';
import type { Game } from '../game/game.svelte.ts';
import { crew } from './crew.ts';

const BUDGET = { milliseconds: 1200 };

/** What the admiral thinks of the options; it sees what the one who is asked sees. */
export const advise = ({ table, question }: Game): Promise<readonly Advice[]> =>
  question
    ? crew.advise(table.now.view(question.seat), { budget: BUDGET, seed: String(table.now.number) })
    : Promise.resolve([]);
