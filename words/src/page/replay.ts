import type { Die } from '@jamaica/rules';
import type { HeaderField } from '@jamaica/rules/record';

/** Something that one may want to look for in a race. */
export type MarkKind = 'battle' | 'treasure' | 'shortage' | 'lead' | 'finish';
/** How long the analysis thinks. */
export type Depth = 'quick' | 'thorough';
/** What fortune had a hand in. */
export type Luck = 'dice' | 'battle' | 'cards' | 'treasure';

/** The pages about one game. */
export const PAGES = ['race', 'analysis', 'statistics', 'dice'] as const;
export type ReplayPage = (typeof PAGES)[number];

/** What is said where games are watched again. Loaded only there. */
export interface ReplayWords {
  readonly logbook: LogbookWords;
  readonly race: RaceWords;
  readonly playOn: PlayOnWords;
  readonly analysis: AnalysisWords;
  readonly statistics: StatisticsWords;
  readonly dice: DiceWords;
}

/** The finished games that this browser keeps. */
interface LogbookWords {
  readonly title: string;
  /** Where they are, and that only a certain number is kept. */
  note(most: number): string;
  readonly empty: string;
  readonly watch: string;
  readonly download: string;
  readonly remove: string;
  removeQuestion(day: string): string;
  /** A game that broke off. */
  readonly unfinished: string;
  /** When a game was written down, in milliseconds since 1970. */
  day(at: number): string;
  notARecord(file: string): string;
}

/** The game, step by step. */
interface RaceWords {
  page(page: ReplayPage): string;
  readonly pages: string;
  readonly fetching: string;
  readonly notHere: string;
  readonly offline: string;
  /** A record in which something is wrong, and the step before which it ends. */
  brokenOff(step: number): string;
  readonly why: string;
  readonly eyes: string;
  readonly openEyes: string;
  readonly spectator: string;
  readonly timeline: string;
  /** Where one is: `Step 12 of 180`. */
  step(at: number, last: number): string;
  readonly beginning: string;
  mark(kind: MarkKind, name: string): string;
  readonly first: string;
  readonly roundBack: string;
  readonly stepBack: string;
  readonly play: string;
  readonly pause: string;
  readonly stepForward: string;
  readonly roundForward: string;
  readonly last: string;
  readonly keys: string;
  readonly share: string;
  readonly hands: string;
  readonly admiral: string;
}

interface PlayOnWords {
  readonly title: string;
  readonly note: string;
  readonly dice: string;
  readonly seat: string;
  readonly rivals: string;
  readonly begin: string;
}

interface AnalysisWords {
  readonly note: string;
  readonly depth: string;
  depthName(depth: Depth): string;
  depthNote(depth: Depth): string;
  readonly begin: string;
  readonly again: string;
  readonly stop: string;
  progress(share: string): string;
  /** When the admiral has thought, and how many turning points there were. */
  ready(points: number): string;
  readonly failed: string;
  /** The chart. */
  readonly chances: string;
  chancesNote(doubt: string): string;
  readonly table: string;
  /** Where a ship's chance went. */
  readonly accounts: string;
  readonly accountsNote: string;
  readonly start: string;
  luck(luck: Luck): string;
  readonly own: string;
  readonly others: string;
  readonly end: string;
  /** The turning points. */
  readonly points: string;
  readonly pointsNote: string;
  readonly noPoints: string;
  readonly decision: string;
  played(name: string, option: string): string;
  readonly agrees: string;
  /** What the admiral would have played, its chance to win and that of what was played. */
  better(option: string, best: string, played: string): string;
  /** What choices cost. */
  readonly losses: string;
  readonly lossesNote: string;
  readonly player: string;
  readonly choices: string;
  readonly meanLoss: string;
  /** Of the row with an admiral's own mean. */
  readonly mark: string;
  readonly costliest: string;
  readonly noMistake: string;
}

interface StatisticsWords {
  readonly points: string;
  readonly space: string;
  readonly gold: string;
  readonly treasures: string;
  readonly total: string;
  readonly sailing: string;
  readonly forward: string;
  readonly backward: string;
  readonly driven: string;
  readonly battles: string;
  readonly fought: string;
  readonly won: string;
  readonly lost: string;
  readonly powder: string;
  readonly goldBook: string;
  readonly goldStart: string;
  readonly goldLoaded: string;
  readonly goldStolen: string;
  readonly goldPaid: string;
  readonly goldLost: string;
  readonly goldShortage: string;
  readonly goldOverboard: string;
  readonly goldEnd: string;
  readonly treasureBook: string;
  readonly finds: string;
  readonly found: string;
  readonly taken: string;
  readonly treasureLost: string;
  readonly given: string;
  readonly received: string;
  readonly shortages: string;
  readonly shortageCount: string;
  readonly shortageFood: string;
  readonly shortageGold: string;
  readonly dice: string;
  readonly actionDice: string;
  readonly combatDie: string;
  readonly shortageDie: string;
  /** Of the thin line across the bars. */
  readonly expected: string;
  face(face: string, times: number): string;
}

interface DiceWords {
  readonly note: string;
  readonly proven: string;
  provenNote(chances: number): string;
  readonly caution: string;
  readonly notProven: string;
  readonly unproven: string;
  readonly commitment: string;
  readonly secret: string;
  words(of: string): string;
  readonly noWords: string;
  /** The table of the proof. */
  readonly table: string;
  readonly number: string;
  readonly what: string;
  readonly bytes: string;
  readonly bytesNote: string;
  readonly fell: string;
  readonly setup: string;
  captain(name: string): string;
  readonly action: string;
  combat(of: string): string;
  shortage(of: string): string;
  shuffle(of: string): string;
  actionFell(dice: readonly [Die, Die]): string;
  combatFell(face: string, reroll: boolean): string;
  /** What is wrong, and where. */
  readonly noFair: string;
  malformed(field: string): string;
  readonly wrongCommitment: string;
  /** The word of a seat, from 1, is not the one it had sealed before the words were shown. */
  wrongSeal(seat: number): string;
  setupDiffers(field: string): string;
  chanceDiffers(number: number, step: number): string;
  isAndSaid(is: string, said: string): string;
  readonly notARecord: string;
  header(field: HeaderField): string;
  impossible(step: number): string;
  options(step: number): string;
  position(step: number): string;
  readonly final: string;
}
