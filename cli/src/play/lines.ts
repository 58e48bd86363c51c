import type { Decision } from '@jamaica/rules';
import { asking, phrase } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import type { Terminal } from '../command.ts';
import { lines } from '../lines.ts';
import { type Paint, painter } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { latest, newsLines } from './news.ts';
import { heading, own, race, ships } from './panel.ts';
import type { PersonPrompt, Wish } from './person.ts';
import type { Table } from './table.ts';

const WIDTH = 80;
const LONGEST = 1 << 16;

/** A person, or a script, who reads text and types lines. */
export class LinePerson implements PersonPrompt {
  readonly #terminal: Terminal;
  readonly #words: TerminalWords;
  readonly #paint: Paint;
  readonly #answers: AsyncGenerator<string>;
  #told = 0;
  #isNew = true;

  constructor(terminal: Terminal, words: TerminalWords) {
    this.#terminal = terminal;
    this.#words = words;
    this.#paint = painter(terminal.colour);
    this.#answers = answersFrom(terminal.input);
  }

  async ask(table: Table, question: Decision): Promise<Wish> {
    this.#show(table, question);
    for (;;) {
      const next = await this.#answers.next();
      if (next.done) return { kind: 'leave' };
      const wish = this.#wish(next.value.trim(), question);
      if (wish) return wish;
    }
  }

  told(isTakenBack: boolean): void {
    const { undone, notUndone } = this.#words.play.table;
    this.#print([isTakenBack ? undone : notUndone]);
  }

  close(table: Table): void {
    this.#print(this.#news(table));
    this.#terminal.input.destroy();
  }

  /** What has happened since the last time. */
  #news({ story }: Table): string[] {
    const from = Math.min(this.#told, story.length); // something may have been taken back
    this.#told = story.length;
    const lines = newsLines(latest(story, from), WIDTH, this.#words);
    return lines.length > 0 ? [...lines, ''] : [];
  }

  #wish(answer: string, { options }: Decision): Wish | null {
    const { table } = this.#words.play;
    const number = /^\d{1,3}$/.test(answer) ? Number(answer) : 0;
    if (number >= 1 && number <= options.length) return { kind: 'choose', option: options[number - 1] };
    if (options.includes(answer) && number === 0) return { kind: 'choose', option: answer };
    if (answer === 'u') return { kind: 'take-back' };
    if (answer === 'q') return { kind: 'leave' };
    if (answer === '?') this.#print(table.explained.flatMap(paragraph => ['', ...wrap(paragraph, WIDTH)]));
    else this.#print([table.expected(options.length)]);
    return null;
  }

  #show(table: Table, question: Decision): void {
    const words = this.#words;
    const { view, company } = table;
    const { kind, seat, options } = question;
    const choices = options.flatMap((option, index) => {
      const [first, ...rest] = phrase(view, seat, kind, option, words);
      const number = `${index + 1}.`.padStart(4);
      return [`${number} ${first}  ${this.#paint.faint(`[${option}]`)}`, ...rest.map(line => `     ${line}`)];
    });
    this.#print([
      '',
      ...this.#news(table),
      this.#paint.strong(heading(view, words)),
      ...race(view, this.#paint).map(line => `  ${line}`),
      ...ships(view, company.person, words, this.#paint),
      ...own(view, seat, words, kind === 'card'),
      '',
      this.#paint.strong(asking(view, seat, kind, words)),
      ...choices,
      ...(this.#isNew ? [words.play.table.typed] : []),
    ]);
    this.#isNew = false;
  }

  #print(text: readonly string[]): void {
    this.#terminal.output.write(`${text.join('\n')}\n`);
  }
}

async function* answersFrom(input: Terminal['input']): AsyncGenerator<string> {
  for await (const batch of lines(input, LONGEST)) for (const line of batch) yield typeof line === 'string' ? line : '';
}
