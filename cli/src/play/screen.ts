import type { Key } from 'node:readline';
import { ReadStream, WriteStream } from 'node:tty';
import type { Decision } from '@jamaica/rules';
import type { TerminalWords } from '@jamaica/words/terminal';
import type { Terminal } from '../command.ts';
import { type Paint, painter } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { PressedKeys } from './keys.ts';
import { newsLines } from './news.ts';
import type { PersonPrompt, Wish } from './person.ts';
import { type Size, SMALLEST, screenful } from './screenful.ts';
import type { Table } from './table.ts';

const ENTER_SCREEN = '\u001b[?1049h\u001b[?25l';
const LEAVE_SCREEN = '\u001b[?25h\u001b[?1049l';
const CLEAR = '\u001b[H\u001b[J';

// The same keys on a Cyrillic keyboard.
const LATIN: Readonly<Record<string, string>> = { й: 'q', г: 'u', д: 'l', ',': '?' };

export const isScreen = ({ input, output }: Terminal): boolean =>
  input instanceof ReadStream && output instanceof WriteStream && process.env.TERM !== 'dumb';

/** A person in front of a terminal, who sees the whole table at once and answers with keys. */
export class ScreenPerson implements PersonPrompt {
  readonly #terminal: Terminal;
  readonly #words: TerminalWords;
  readonly #paint: Paint;
  readonly #keys: PressedKeys;
  #remark: string | null = null;

  constructor(terminal: Terminal, words: TerminalWords) {
    this.#terminal = terminal;
    this.#words = words;
    this.#paint = painter(terminal.colour);
    this.#keys = new PressedKeys(terminal.input);
    terminal.output.write(ENTER_SCREEN);
  }

  async ask(table: Table, question: Decision): Promise<Wish> {
    let marked = 0;
    let typed = '';
    for (;;) {
      const key = await this.#key(() => this.#draw(table, question, marked));
      this.#remark = null;
      const digit = /^\d$/.test(key.sequence ?? '') ? key.sequence : undefined;
      if (digit !== undefined) {
        typed = isOption(typed + digit, question) ? typed + digit : digit;
        if (isOption(typed, question)) marked = Number(typed) - 1;
        else this.#remark = this.#words.play.table.expected(question.options.length);
        continue;
      }
      typed = '';
      const wish = await this.#wish(key, table, question, marked);
      if (typeof wish === 'number') marked = wish;
      else if (wish) return wish;
    }
  }

  told(isTakenBack: boolean): void {
    const { undone, notUndone } = this.#words.play.table;
    this.#remark = isTakenBack ? undone : notUndone;
  }

  close({ story }: Table): void {
    this.#keys.close();
    const round = story.findLastIndex(({ kind }) => kind === 'round-began');
    const lines = newsLines(story.slice(Math.max(0, round)), this.#size().columns, this.#words);
    this.#terminal.output.write(`${LEAVE_SCREEN}\n${lines.join('\n')}\n`);
  }

  /** What a key other than a digit means: a wish, another option to mark, or nothing that ends the asking. */
  async #wish(key: Key, table: Table, { options }: Decision, marked: number): Promise<Wish | number | null> {
    if (key.ctrl && (key.name === 'c' || key.name === 'd')) return { kind: 'leave' };
    switch (LATIN[key.sequence ?? ''] ?? key.name ?? key.sequence) {
      case 'return':
      case 'enter':
        return { kind: 'choose', option: options[marked] };
      case 'up':
        return (marked + options.length - 1) % options.length;
      case 'down':
        return (marked + 1) % options.length;
      case 'home':
        return 0;
      case 'end':
        return options.length - 1;
      case 'u':
        return { kind: 'take-back' };
      case 'q':
        return (await this.#isSure()) ? { kind: 'leave' } : null;
      case 'l':
        await this.#read(newsLines(table.story, this.#size().columns, this.#words));
        return null;
      case '?':
        await this.#read(this.#words.play.table.explained.flatMap(text => [...wrap(text, this.#size().columns), '']));
        return null;
      default:
        this.#remark = this.#words.play.table.expected(options.length);
        return null;
    }
  }

  async #isSure(): Promise<boolean> {
    const { reallyQuit, yes } = this.#words.play.table;
    const key = await this.#key(() => this.#terminal.output.write(`\r\u001b[K${this.#paint.strong(reallyQuit)} `));
    return yes.includes((key.sequence ?? '').toLowerCase()) || (key.ctrl === true && key.name === 'c');
  }

  /** A text to read, a screen at a time, from its end when it is a story too long for one. */
  async #read(lines: readonly string[]): Promise<void> {
    const { anyKey } = this.#words.play.table;
    await this.#key(() => this.#show([...lines.slice(2 - this.#size().rows), '', this.#paint.faint(anyKey)]));
  }

  #draw(table: Table, question: Decision, marked: number): void {
    const size = this.#size();
    const isSmall = size.columns < SMALLEST.columns || size.rows < SMALLEST.rows;
    if (isSmall) this.#remark = this.#words.play.table.tooSmall(SMALLEST.columns, SMALLEST.rows);
    this.#show(screenful(table, question, { marked, remark: this.#remark }, size, this.#words, this.#paint));
  }

  #show(lines: readonly string[]): void {
    this.#terminal.output.write(`${CLEAR}${lines.join('\r\n')}`);
  }

  /** Draws, draws again when the window changes its size, and waits for a key. */
  async #key(draw: () => void): Promise<Key> {
    const { output } = this.#terminal;
    draw();
    output.on('resize', draw);
    try {
      return await this.#keys.next();
    } finally {
      output.off('resize', draw);
    }
  }

  #size(): Size {
    const { output } = this.#terminal;
    return output instanceof WriteStream ? { columns: output.columns, rows: output.rows } : { columns: 80, rows: 24 };
  }
}

const isOption = (typed: string, { options }: Decision): boolean =>
  Number(typed) >= 1 && Number(typed) <= options.length;
