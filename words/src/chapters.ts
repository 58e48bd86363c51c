/** The rulebook's chapters in the order of reading, each with its statements: every rule has its place in exactly one. */
const CHAPTERS = {
  aim: [],
  setup: ['R-SET-1', 'R-SET-2', 'R-SET-3', 'R-SET-4', 'R-SET-5', 'R-SET-6', 'R-SET-7', 'R-SET-8'],
  round: ['R-RND-1', 'R-RND-2', 'R-RND-3', 'R-RND-4', 'R-RND-5', 'R-RND-8'],
  cards: ['R-RND-6', 'R-RND-7', 'R-RND-9'],
  loading: ['R-LOA-1', 'R-LOA-2', 'R-LOA-3', 'R-LOA-4', 'R-LOA-5', 'R-LOA-6'],
  sailing: ['R-MOV-1', 'R-MOV-2', 'R-MOV-3', 'R-MOV-4', 'R-MOV-5', 'R-MOV-6'],
  paying: ['R-PAY-1', 'R-PAY-2', 'R-PAY-3', 'R-PAY-4'],
  battle: [
    'R-BAT-1',
    'R-BAT-2',
    'R-BAT-3',
    'R-BAT-4',
    'R-BAT-5',
    'R-BAT-6',
    'R-BAT-7',
    'R-BAT-8',
    'R-BAT-9',
    'R-BAT-10',
    'R-BAT-11',
    'R-BAT-12',
  ],
  shortage: [
    'R-SHO-1',
    'R-SHO-2',
    'R-SHO-3',
    'R-SHO-4',
    'R-SHO-5',
    'R-SHO-6',
    'R-SHO-11',
    'R-SHO-12',
    'R-SHO-13',
    'R-SHO-14',
    'R-SHO-15',
    'R-SHO-16',
  ],
  treasures: [
    'R-TRE-1',
    'R-TRE-2',
    'R-TRE-3',
    'R-TRE-4',
    'R-TRE-5',
    'R-TRE-6',
    'R-TRE-7',
    'R-TRE-8',
    'R-TRE-9',
    'R-TRE-10',
  ],
  end: ['R-END-1', 'R-END-2', 'R-END-3', 'R-END-4', 'R-END-5', 'R-END-6'],
  ghost: [
    'R-GHO-1',
    'R-GHO-2',
    'R-GHO-3',
    'R-GHO-4',
    'R-GHO-5',
    'R-GHO-6',
    'R-GHO-7',
    'R-GHO-8',
    'R-GHO-9',
    'R-GHO-10',
    'R-GHO-11',
    'R-GHO-12',
    'R-GHO-13',
  ],
  secrets: ['R-VIS-1', 'R-VIS-2', 'R-VIS-3', 'R-VIS-4'],
  questions: [],
  books: ['R-HOU-1', 'R-HOU-2', 'R-HOU-3', 'R-HOU-4', 'R-HOU-5', 'R-HOU-6'],
} as const satisfies Readonly<Record<string, readonly `R-${string}`[]>>;

export type Chapter = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[Chapter][number];

export const isChapter = (name: string): name is Chapter => Object.hasOwn(CHAPTERS, name);
export const CHAPTER_NAMES: readonly Chapter[] = Object.keys(CHAPTERS).filter(isChapter);

export const rulesIn = (chapter: Chapter): readonly RuleId[] => CHAPTERS[chapter];
export const RULE_IDS: readonly RuleId[] = CHAPTER_NAMES.flatMap(rulesIn);

/** A place that the book can be opened at. */
export type Passage = Chapter | RuleId;

/** What an address says may be nothing that is in the book. */
export const passageIn = (name: string | undefined): Passage | null =>
  CHAPTER_NAMES.find(each => each === name) ?? RULE_IDS.find(each => each === name) ?? null;

/** The statements, or parts of them, that no book has: we decided. See RULINGS.md. */
export const RULINGS: ReadonlySet<RuleId> = new Set<RuleId>([
  'R-SET-8',
  'R-RND-9',
  'R-BAT-9',
  'R-BAT-10',
  'R-BAT-11',
  'R-SHO-5',
  'R-TRE-7',
  'R-TRE-10',
  'R-END-4',
  'R-END-5',
  'R-GHO-8',
  'R-GHO-11',
  'R-GHO-12',
]);

/** The one chapter in which the editions part: what holds in each of them. */
export const BY_EDITION = {
  '2007': ['R-SHO-1', 'R-SHO-2', 'R-SHO-3', 'R-SHO-4', 'R-SHO-5', 'R-SHO-6'],
  '2021': ['R-SHO-11', 'R-SHO-12', 'R-SHO-13', 'R-SHO-14', 'R-SHO-15', 'R-SHO-16'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** What people ask at the table, and the rules that answer. */
export const COMMON_QUESTIONS = {
  topUp: ['R-LOA-1', 'R-LOA-3'],
  skipLoad: ['R-LOA-5'],
  exactFinish: ['R-MOV-3', 'R-END-1'],
  backwardStart: ['R-MOV-4'],
  battleThenPay: ['R-MOV-6', 'R-BAT-1'],
  defenderPays: ['R-PAY-3'],
  secondBattle: ['R-SHO-4', 'R-SHO-15'],
  starAndPowder: ['R-BAT-5', 'R-BAT-8'],
  mapLost: ['R-RND-9'],
  firstWins: ['R-END-3', 'R-END-5'],
  treasureAgain: ['R-PAY-4'],
  ghostWins: ['R-GHO-13'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
export type CommonQuestion = keyof typeof COMMON_QUESTIONS;

/** Where the published books differ, and the rules that say what holds here. */
export const DIFFERENCES = {
  shortage: ['R-SHO-2', 'R-SHO-12'],
  tie: ['R-END-5', 'R-HOU-1'],
  sabre: ['R-TRE-6'],
  gift: ['R-GHO-10', 'R-HOU-2'],
  giftToPlayer: ['R-TRE-4'],
  shuffling: ['R-RND-7', 'R-HOU-4'],
  loot: ['R-BAT-10', 'R-HOU-5'],
  behindStart: ['R-SHO-14'],
  alone: ['R-GHO-5'],
  more: ['R-GHO-1'],
  redLine: ['R-END-4'],
  numbers: ['R-END-3'],
  treasure: ['R-SHO-6', 'R-SHO-16', 'R-HOU-3'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
export type Difference = keyof typeof DIFFERENCES;

/** The pictures, each behind the statement or the opening that it belongs to. */
export const PICTURES = {
  island: 'aim',
  outset: 'R-SET-7',
  day: 'R-RND-4',
  deck: 'cards',
  load: 'R-LOA-1',
  overboard: 'R-LOA-4',
  fork: 'R-MOV-2',
  signs: 'R-PAY-1',
  payment: 'R-PAY-2',
  duel: 'R-BAT-7',
  loot: 'R-BAT-9',
  retreat: 'R-SHO-2',
  faces: 'R-SHO-12',
  hoard: 'R-TRE-2',
  stretch: 'R-END-4',
  count: 'R-END-6',
  ghost: 'R-GHO-3',
} as const satisfies Readonly<Record<string, Passage>>;
export type Picture = keyof typeof PICTURES;

const isPicture = (name: string): name is Picture => Object.hasOwn(PICTURES, name);
const PICTURE_NAMES: readonly Picture[] = Object.keys(PICTURES).filter(isPicture);
export const picturesAt = (passage: Passage): readonly Picture[] =>
  PICTURE_NAMES.filter(picture => PICTURES[picture] === passage);
