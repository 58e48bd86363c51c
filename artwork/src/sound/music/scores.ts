import type { MusicName } from '../names.ts';
import { battle } from './battle.ts';
import { finish } from './finish.ts';
import type { Score } from './score.ts';
import { shanty } from './shanty.ts';

export const SCORES: { readonly [name in MusicName]: Score } = { shanty, battle, finish };
