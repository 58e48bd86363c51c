import { CARDS, type Decision } from '@jamaica/rules';
import { asking, phrase } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import type { Paint } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { newsLines } from './news.ts';
import { heading, own, race, ships } from './panel.ts';
import type { Table } from './table.ts';
import { cut } from './width.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export const SMALLEST: Size = { columns: 60, rows: 20 };

/** What the screen shows beside the table: the option that is marked, and a remark instead of the keys. */
interface Cursor {
  readonly marked: number;
  readonly remark: string | null;
}

const FEWEST_OPTION_LINES = 4;
const FEWEST_STORY_LINES = 2;
const LEAST_STORY = 1;

/** The whole table on one screen: the race, the ships, what happened, what is asked and what can be answered. */
export const screenful = (
  table: Table,
  question: Decision,
  cursor: Cursor,
  size: Size,
  words: TerminalWords,
  paint: Paint,
): string[] => {
  const { view, company } = table;
  const { kind, seat } = question;
  const top = [
    paint.strong(heading(view, words)),
    ...race(view, paint),
    ...ships(view, company.person, words, paint),
    ...own(view, seat, words, kind === 'card'),
  ];
  const ask = wrap(asking(view, seat, kind, words), size.columns).map(paint.strong);
  const foot = cursor.remark === null ? paint.faint(keys(table, words)) : paint.strong(cursor.remark);
  const options = optionLines(table, question, cursor.marked, size.columns, words, paint);
  const rest = size.rows - top.length - ask.length - 1;
  const room = Math.max(FEWEST_OPTION_LINES, Math.min(options.length, rest - FEWEST_STORY_LINES));
  const shown = windowOf(options, room);
  const story = storyLines(table, Math.max(0, rest - shown.length - LEAST_STORY), size.columns, words);
  const gap = Math.max(0, rest - shown.length - story.length - 1);
  const lines = [
    ...top,
    '',
    ...story.map(paint.faint),
    ...Array.from({ length: gap }, () => ''),
    ...ask,
    ...shown,
    foot,
  ];
  return fitted(lines, size);
};

const keys = (table: Table, { play }: TerminalWords): string =>
  table.canTakeBack ? `${play.table.keys}   ${play.table.undoKey}` : play.table.keys;

/** The last lines always stand: when all else fails it is the race that goes off the top. */
const fitted = (lines: readonly string[], { columns, rows }: Size): string[] =>
  lines.slice(-rows).map(line => cut(line, columns));

const storyLines = (table: Table, room: number, columns: number, words: TerminalWords): string[] => {
  const round = table.story.findLastIndex(({ kind }) => kind === 'round-began');
  // When a new round has just begun, the end of the one before is what the person wants to read.
  const before = table.story.slice(0, round).findLastIndex(({ kind }) => kind === 'round-began');
  const lines = newsLines(table.story.slice(Math.max(0, before)), columns, words);
  return room === 0 ? [] : lines.slice(-room);
};

interface OptionLine {
  readonly text: string;
  readonly isMarked: boolean;
}

const optionLines = (
  { view }: Table,
  { kind, seat, options }: Decision,
  marked: number,
  columns: number,
  words: TerminalWords,
  paint: Paint,
): OptionLine[] => {
  const widest = Math.max(0, ...(view.seats[seat].hand ?? []).map(card => words.names.card(card).length));
  return options.flatMap((option, index) => {
    const isMarked = index === marked;
    const [first, ...more] = phrase(view, seat, kind, option, words);
    const head = `${isMarked ? '>' : ' '}${String(index + 1).padStart(2)} `;
    const card = CARDS.find(each => each === option);
    const name = card ? `${words.names.card(card).padEnd(widest)}  ` : '';
    const notation = `  ${paint.faint(option)}`;
    const indent = ' '.repeat(head.length + name.length);
    const lines = [first, ...more].flatMap(line => wrap(line, columns - 1 - indent.length, '  '));
    return lines.map((line, row) => {
      const text = `${row === 0 ? head + name : indent}${line}`;
      const dim = row === 0 && !card ? notation : '';
      return { text: `${isMarked ? paint.strong(text) : text}${dim}`, isMarked };
    });
  });
};

/** The lines around the marked option that there is room for. */
const windowOf = (lines: readonly OptionLine[], room: number): string[] => {
  const first = lines.findIndex(({ isMarked }) => isMarked);
  const last = lines.findLastIndex(({ isMarked }) => isMarked);
  const middle = Math.floor((first + last + 1 - room) / 2);
  const from = Math.max(0, Math.min(lines.length - room, middle));
  return lines.slice(from, from + room).map(({ text }, index, shown) => {
    const isCut = (index === 0 && from > 0) || (index === shown.length - 1 && from + room < lines.length);
    return isCut ? `${text} …` : text;
  });
};
