import type { GameWords } from '../words.ts';
import type { AnalyseWords } from './analyse.ts';
import type { ArenaWords } from './arena.ts';
import type { BackupWords } from './backup.ts';
import type { CheckWords } from './check.ts';
import type { FrameWords } from './frame.ts';
import type { HelpWords } from './help.ts';
import type { MigrateWords } from './migrate.ts';
import type { PlayWords } from './play.ts';
import type { ReadingWords } from './reading.ts';
import type { RefusalWords } from './refusals.ts';
import type { ReplayWords } from './replay.ts';
import type { RulesWords } from './rules.ts';
import type { ServeWords } from './serve.ts';
import type { SimulateWords } from './simulate.ts';
import type { VerifyWords } from './verify.ts';

/**
 * Everything the program says in one language: about the game, and about itself. A new area is a line here and one in
 * each language's `all.ts`.
 */
export interface TerminalWords extends GameWords {
  readonly refusals: RefusalWords;
  readonly frame: FrameWords;
  readonly help: HelpWords;
  readonly reading: ReadingWords;
  readonly replay: ReplayWords;
  readonly analyse: AnalyseWords;
  readonly check: CheckWords;
  readonly verify: VerifyWords;
  readonly simulate: SimulateWords;
  readonly arena: ArenaWords;
  readonly rules: RulesWords;
  readonly play: PlayWords;
  readonly serve: ServeWords;
  readonly backup: BackupWords;
  readonly migrate: MigrateWords;
}

/** A language's terminal: what it says about a game, and the rest with it. */
export type TerminalSpeech = (game: GameWords) => TerminalWords;
