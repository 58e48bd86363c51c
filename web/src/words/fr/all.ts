import type { Words } from '../words.ts';
import { end } from './end.ts';
import { home } from './home.ts';
import { log } from './log.ts';
import { panels } from './panels.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { tips } from './tips.ts';

export const fr: Words = { home, settings, table, panels, log, end, tips };
