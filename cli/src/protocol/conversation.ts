import { isFields } from '@jamaica/rules/record';
import { Session } from './version-1/session.ts';
import { VERSION, Conversation as Version2 } from './version-2/conversation.ts';

/** One conversation over the line: by version 1, until the other side asks for version 2. */
export class Conversation {
  #version: Session | Version2 = new Session();

  /** Answers a line with a line; null for the one that ends the program. */
  answer(line: string): string | null {
    if (this.#version instanceof Session && asksForVersion2(line)) this.#version = new Version2();
    return this.#version.answer(line);
  }

  /** What follows the last answer as bytes; nothing, but for fleets that asked for it. */
  takeBytes(): readonly Buffer[] {
    return this.#version instanceof Session ? [] : this.#version.takeBytes();
  }
}

/** `{"protocol":2}`. The word is looked for first, so that no line of version 1 is read twice. */
const asksForVersion2 = (line: string): boolean => {
  if (!line.includes('"protocol"')) return false;
  try {
    const input: unknown = JSON.parse(line);
    return isFields(input) && input.protocol === VERSION;
  } catch {
    return false;
  }
};
