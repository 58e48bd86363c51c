import { readFileSync } from 'node:fs';
import type { OptionGroup, Part } from '../src/tensor.ts';

/** What the numbers of a version mean. Programs have been trained with them, so that it stays as it was written down. */
interface Numbers {
  readonly version: number;
  readonly parts: readonly Part[];
  readonly options: readonly OptionGroup[];
}

export const numbers = (): Numbers =>
  JSON.parse(readFileSync(new URL('../games/numbers.json', import.meta.url), 'utf8'));
