import { ok, type Result, refused } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import { kindOf, type NamedRequest, shortened } from '../fields.ts';

/** What is asked of a game. */
export const OF_A_GAME = [
  'new',
  'load',
  'copy',
  'play',
  'chance',
  'undo',
  'chances',
  'simulate',
  'bot',
  'state',
  'view',
  'save',
  'record',
  'drop',
] as const;

/** What is asked of a fleet: many games that are played together. */
export const OF_A_FLEET = ['new', 'play', 'run', 'look', 'drop'] as const;

/** What is asked of the program. */
export const OF_THE_PROGRAM = ['protocol', 'games', 'layout', 'quit'] as const;

/** A request understood as far as whom it is for. */
export type Request =
  | (NamedRequest & { readonly of: 'game'; readonly name: (typeof OF_A_GAME)[number]; readonly which: string } & Sight)
  | (NamedRequest & { readonly of: 'fleet'; readonly name: (typeof OF_A_FLEET)[number]; readonly which: string })
  | (NamedRequest & { readonly of: 'program'; readonly name: (typeof OF_THE_PROGRAM)[number] });

/** What an answer has to show beside itself: not read yet, because which seats there are depends on the game. */
export interface Sight {
  readonly views: unknown;
  readonly tensor: unknown;
}

/** What stands beside the request itself. */
const BESIDE = ['id', 'game', 'fleet', 'views', 'tensor'];
/** The game that is meant when none is named. */
const MAIN = 'main';
const LONGEST_NAME = 100;

const listed = (names: readonly string[]): string => names.join(', ');

const isName = (input: unknown): input is string =>
  typeof input === 'string' && input.length > 0 && input.length <= LONGEST_NAME;

export const readRequest = (input: unknown): Result<Request, string> => {
  if (!isFields(input)) return refused(`expected a request: one JSON object, not ${kindOf(input)}`);
  const names = Object.keys(input).filter(key => !BESIDE.includes(key));
  if (names.length !== 1)
    return refused(`expected one request beside ${listed(BESIDE)}, not ${shortened(listed(names)) || 'none'}`);
  return 'fleet' in input ? ofAFleet(input, names[0]) : ofAGame(input, names[0]);
};

const ofAFleet = (input: Fields, given: string): Result<Request, string> => {
  const name = OF_A_FLEET.find(each => each === given);
  if (name === undefined)
    return refused(`expected a request of a fleet, one of ${listed(OF_A_FLEET)}, not ${shortened(given)}`);
  const strange = ['game', 'views', 'tensor'].find(key => key in input);
  if (strange !== undefined) return refused(`${name}: expected no ${strange} beside a fleet`);
  if (!isName(input.fleet)) return refused(nameExpected('fleet'));
  return ok({ of: 'fleet', name, body: input[name], which: input.fleet });
};

const ofAGame = (input: Fields, given: string): Result<Request, string> => {
  const program = OF_THE_PROGRAM.find(each => each === given);
  if (program !== undefined) return ok({ of: 'program', name: program, body: input[program] });
  const name = OF_A_GAME.find(each => each === given);
  if (name === undefined)
    return refused(`expected a request, one of ${listed([...OF_A_GAME, ...OF_THE_PROGRAM])}, not ${shortened(given)}`);
  const which = input.game ?? MAIN;
  if (!isName(which)) return refused(nameExpected('game'));
  return ok({ of: 'game', name, body: input[name], which, views: input.views, tensor: input.tensor });
};

const nameExpected = (what: string): string => `${what}: expected a name, a string of 1 to ${LONGEST_NAME} characters`;
