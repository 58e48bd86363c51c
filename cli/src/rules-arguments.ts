import { mayHaveGhost, type Rules } from '@jamaica/rules';
import { UsageError } from './command.ts';
import type { Words } from './words/words.ts';

/** The options with which a command lets its user choose the game. */
export const RULES_OPTIONS = {
  players: { type: 'string', default: '4' },
  edition: { type: 'string', default: '2021' },
  ghost: { type: 'boolean', default: false },
} as const;

interface Given {
  readonly players: string;
  readonly edition: string;
  readonly ghost: boolean;
}

/** The game that was asked for. With 2 players the Ghost Ship sails, asked for or not (R-GHO-1). */
export const rulesAsked = ({ players: given, edition, ghost }: Given, { rules: words }: Words): Rules => {
  if (!/^[2-6]$/.test(given)) throw new UsageError(words.playersExpected(given));
  if (edition !== '2007' && edition !== '2021') throw new UsageError(words.editionExpected(edition));
  const players = Number(given);
  if (ghost && !mayHaveGhost(players, true)) throw new UsageError(words.noGhostWithSix);
  return { edition, players, ghost: ghost || !mayHaveGhost(players, false) };
};
