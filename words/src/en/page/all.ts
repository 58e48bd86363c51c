import type { PageWords } from '../../page/words.ts';
import { books } from './books.ts';
import { companion } from './companion.ts';
import { end } from './end.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { log } from './log.ts';
import { panels } from './panels.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { tips } from './tips.ts';

export const page: PageWords = {
  home,
  settings,
  table,
  panels,
  log,
  end,
  tips,
  learn,
  companion,
  books,
};
