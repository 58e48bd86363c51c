import type { PageWords } from '../../page/words.ts';
import { books } from './books.ts';
import { chat } from './chat.ts';
import { companion } from './companion.ts';
import { end } from './end.ts';
import { harbour } from './harbour.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { me } from './me.ts';
import { online } from './online.ts';
import { panels } from './panels.ts';
import { person } from './person.ts';
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
  lobby,
  online,
  companion,
  harbour,
  me,
  person,
  chat,
  books,
};
