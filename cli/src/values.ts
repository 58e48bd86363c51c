/** A JSON value cut out of a text, not parsed yet, with the line on which it begins. */
export interface ValueText {
  readonly line: number;
  readonly text: string;
}

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACE = 0x7b;
const BRACE_END = 0x7d;
const BRACKET = 0x5b;
const BRACKET_END = 0x5d;
const BLANKS = [0x20, 0x09, 0x0d, NEWLINE];

/** A line that begins a record although the one before has not ended: that one is broken. */
const RECORD = /^\{\s*"v"\s*:/;
const RECORD_START = 16;

export const LONGEST = 64 * 2 ** 20;

/** A value that does not end: whatever this is, it is no record. */
export class TooLong extends Error {
  readonly line: number;
  constructor(line: number) {
    super('too long');
    this.line = line;
  }
}

/**
 * Cuts a text that comes in chunks into its JSON values: one a line, one over many lines, or the elements of one array.
 * It keeps only the value it is in. A value that breaks off is given out as it is, for the parser to refuse, and the
 * next one is looked for on the next line.
 */
export class Values {
  #line = 1;
  /** Inside one array that holds all values. */
  #isArray = false;
  #isFirst = true;
  /** The first value filled its line: then every line is a value of its own. */
  #isLines = false;
  /** The value under way, as far as it lies in earlier chunks; null between values. */
  #begun: string | null = null;
  #startLine = 1;
  #depth = 0;
  #isString = false;
  #isEscaped = false;

  /** The values that end in this chunk. */
  *feed(chunk: string): Generator<ValueText> {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (this.#begun === null) {
        if (this.#isBetween(code)) continue;
        this.#begin();
        start = at;
      }
      const ends = this.#ends(code, chunk, at);
      if (ends === 'after') yield this.#take(chunk.slice(start, at + 1));
      else if (ends === 'before') {
        yield this.#take(chunk.slice(start, at));
        this.#isBetween(code);
      } else if (code === NEWLINE) this.#line++;
    }
    if (this.#begun === null) return;
    this.#begun += chunk.slice(start);
    if (this.#begun.length > LONGEST) throw new TooLong(this.#startLine);
  }

  /** What is left at the end of the text: a last value, whole or broken off. */
  *end(): Generator<ValueText> {
    if (this.#begun !== null) yield this.#take('');
  }

  /** Passes over what may stand between two values. */
  #isBetween(code: number): boolean {
    if (code === NEWLINE) this.#line++;
    if (BLANKS.includes(code)) return true;
    if (this.#isArray) return code === COMMA || code === BRACKET_END;
    this.#isArray = this.#isFirst && code === BRACKET;
    return this.#isArray;
  }

  #begin(): void {
    this.#begun = '';
    this.#startLine = this.#line;
    this.#depth = 0;
    this.#isString = false;
    this.#isEscaped = false;
  }

  /** Whether the value under way ends before this character, after it, or goes on. */
  #ends(code: number, chunk: string, at: number): 'before' | 'after' | 'no' {
    if (code === NEWLINE) {
      this.#isString = false; // no string of JSON goes over a line's end
      return this.#depth === 0 || this.#isLines || this.#isNewRecord(chunk, at + 1) ? 'before' : 'no';
    }
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === BACKSLASH) this.#isEscaped = true;
      else if (code === QUOTE) this.#isString = false;
    } else if (code === QUOTE) this.#isString = true;
    else if (code === BRACE || code === BRACKET) this.#depth++;
    else if (this.#depth > 0)
      return (code === BRACE_END || code === BRACKET_END) && --this.#depth === 0 ? 'after' : 'no';
    else if (this.#isArray && (code === COMMA || code === BRACKET_END)) return 'before';
    return 'no';
  }

  #isNewRecord(chunk: string, at: number): boolean {
    return chunk.charCodeAt(at) === BRACE && RECORD.test(chunk.slice(at, at + RECORD_START));
  }

  #take(last: string): ValueText {
    const piece = { line: this.#startLine, text: `${this.#begun}${last}` };
    this.#isLines ||= this.#isFirst && !this.#isArray && this.#startLine === this.#line;
    this.#isFirst = false;
    this.#begun = null;
    return piece;
  }
}
