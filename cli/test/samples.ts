import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, isFields, replay } from '@jamaica/rules/record';

const GAMES = new URL('../../rules/games/', import.meta.url);

export const sampleFile = (edition: '2007' | '2021'): string =>
  fileURLToPath(new URL(`sample-${edition}.jsonl`, GAMES));

export const sampleLines = (edition: '2007' | '2021'): string[] =>
  readFileSync(sampleFile(edition), 'utf8').trimEnd().split('\n');

type Step = Record<string, unknown>;
/** A record as plain data that a test may spoil. */
export type Spoilable = Omit<GameRecord, 'steps'> & { steps: Step[]; final?: unknown };

const isSpoilable = (input: unknown): input is Spoilable => isFields(input) && replay(input).ok;

/** The n-th sample record of an edition, from 0. */
export const sample = (edition: '2007' | '2021', index: number): Spoilable => {
  const record: unknown = JSON.parse(sampleLines(edition)[index]);
  if (!isSpoilable(record)) throw new Error('the samples are good records');
  return record;
};
