import { ROUTES, type TableId } from '@jamaica/messages';
import type { Pirate } from '@jamaica/words';
import { ask } from '../../shared/server/api.ts';
import { lineOf } from '../line/connection.ts';
import { FarTable } from '../line/far-table.svelte.ts';
import { beReady, openWord } from '../lobby/word.ts';

/** One of the people who share a telephone at a table; 0 is the one it belongs to. */
export class Mate {
  readonly index: number;
  readonly far: FarTable;

  constructor(table: TableId, index: number) {
    this.index = index;
    this.far = new FarTable(table, lineOf(index));
  }

  /** Whether the server waits for them. */
  get isCalled(): boolean {
    const { far } = this;
    return far.game !== null && !far.isAbsent && (far.now?.view?.options.length ?? 0) > 0;
  }

  /** The name by which the server knows them, before they give another. */
  async name(): Promise<string> {
    const known = await ask(ROUTES.me, { mate: this.index });
    return known.ok ? known.value.name : '';
  }

  /** Sits down, which makes one ready. */
  async sit(name: string, pirate: Pirate): Promise<void> {
    if (name !== '') await ask(ROUTES.rename, { body: { name }, mate: this.index });
    if ((await this.far.ask('sit', { seat: null, pirate })).ok) await this.ready();
  }

  ready(): Promise<boolean> {
    return beReady(this.far, this.index);
  }

  /** Opens the word that was sealed, when the host starts. */
  open(): void {
    openWord(this.far, this.index);
  }
}
