import { type Me, ROUTES } from '@jamaica/messages';
import type { Result } from '@jamaica/rules';
import { ask, type NoAnswer } from '../../shared/server/api.ts';
import { KNOWN } from '../../shared/server/waiting.ts';
import { write } from '../../shared/settings/stored.ts';
import { line } from '../line/connection.ts';

let known: Me | null = $state.raw(null);

/** Who one is online, as far as this page has heard. */
export const me = {
  /** Null until the server has said so. */
  get now(): Me | null {
    return known;
  },
  /** Asks the server; a visitor becomes a guest. */
  async come(): Promise<Result<Me, NoAnswer>> {
    const answer = await ask(ROUTES.me);
    if (answer.ok) known = answer.value;
    return answer;
  },
  /** The same person with another name, or another way back. */
  change(who: Me): void {
    known = who;
  },
  /** Takes the name that was written, if it is valid and new. */
  async rename(written: string): Promise<void> {
    const name = written.trim();
    // Somebody who is quicker than the server is a guest first.
    if (name === '' || (known === null && !(await me.come()).ok) || name === known?.name) return;
    const renamed = await ask(ROUTES.rename, { body: { name } });
    if (renamed.ok) known = renamed.value;
  },
  /** Somebody else, or nobody: the line has to be opened again for them. */
  become(who: Me | null): void {
    known = who;
    write(KNOWN, who && { person: who.person });
    line.redial();
  },
};
