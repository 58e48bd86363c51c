import type { Words } from '../words.ts';
import { arena } from './arena.ts';
import { check } from './check.ts';
import { frame } from './frame.ts';
import { help } from './help.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { reading } from './reading.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';
import { story } from './story.ts';
import { verify } from './verify.ts';

export const en: Words = {
  names,
  story,
  refusals,
  frame,
  help,
  reading,
  replay,
  check,
  verify,
  play,
  rules,
  simulate,
  arena,
};
