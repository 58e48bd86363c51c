import { readFileSync } from 'node:fs';
import { type Decision, type Edition, type State, waiting } from '@jamaica/rules';
import { type Replay, replay } from '@jamaica/rules/record';

const GAMES = new URL('../../rules/games/', import.meta.url);

/** The recorded games of an edition. */
export const recorded = (edition: Edition): Replay[] =>
  readFileSync(new URL(`sample-${edition}.jsonl`, GAMES), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => {
      const game = replay(JSON.parse(line));
      if (!game.ok) throw new Error('the recorded games are good records', { cause: game.error });
      return game.value;
    });

/** Every decision of a game, with the state in which it is open. */
export const decisions = ({ start, steps }: Replay): { readonly state: State; readonly question: Decision }[] =>
  [start, ...steps.map(({ state }) => state)].flatMap(state => {
    const now = waiting(state);
    return 'decide' in now ? [{ state, question: now.decide[0] }] : [];
  });
