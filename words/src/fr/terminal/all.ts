import type { TerminalSpeech } from '../../terminal/words.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { frame } from './frame.ts';
import { help } from './help.ts';
import { migrate } from './migrate.ts';
import { play } from './play.ts';
import { reading } from './reading.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

export const terminal: TerminalSpeech = game => ({
  ...game,
  refusals: refusals(game.names),
  frame,
  help,
  reading,
  replay: replay(game.names),
  analyse,
  check,
  verify: verify(game.names),
  play,
  rules,
  simulate,
  arena,
  serve,
  backup,
  migrate,
});
