import type { AdviceWords } from './advice.ts';
import type { AskWords } from './ask.ts';
import type { ChooseWords } from './choose.ts';
import type { Crew } from './crew.ts';
import type { GroundWords } from './grounds.ts';
import type { Names } from './names.ts';
import type { StoryWords } from './story.ts';

/** Everything that is said about a game in one language. */
export interface GameWords {
  readonly names: Names;
  readonly story: StoryWords;
  readonly ask: AskWords;
  readonly choose: ChooseWords;
  readonly advice: AdviceWords;
  readonly grounds: GroundWords;
}

/** How places are called: by their numbers, or, by people who have the board before their eyes, by what is there. */
export type Places = 'numbered' | 'seen';

/** A language, which speaks about the people at the table. */
export type Speech = (crew: Crew, places?: Places) => GameWords;
