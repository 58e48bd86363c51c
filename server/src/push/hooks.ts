import type { PersonId, TableId } from '@jamaica/messages';
import { counting, isLanguage, speakOutside } from '@jamaica/words';
import { othersAt } from '../people/calendar.ts';
import type { Store } from '../store/store.ts';
import { hookAddress } from './hook-address.ts';
import type { HookSender } from './hook-sender.ts';
import type { PushOutcome } from './sender.ts';

interface Hooks {
  readonly store: Pick<Store, 'hookOf' | 'setHook' | 'summary'>;
  readonly send: HookSender;
  /** Those that the operator lists: one that is not listed any more is written to no more. */
  readonly hosts: readonly string[];
  readonly publicUrl: string | null;
}

/** Tells somebody at an address of their own that a table waits for them; null: they have none. */
export const tellElsewhere = async (
  { store, send, hosts, publicUrl }: Hooks,
  person: PersonId,
  table: TableId,
): Promise<PushOutcome | null> => {
  const hook = await store.hookOf(person);
  const url = hook && hookAddress(hook.url, hosts);
  if (!hook || url === null) return null;
  const language = isLanguage(hook.language) ? hook.language : 'en';
  const [words, listed] = await Promise.all([speakOutside(language), store.summary(table)]);
  const others = listed ? othersAt(listed, person) : [];
  const outcome = await send(url, {
    title: words.turn,
    text: others.length === 0 ? words.turnSomewhere : words.turnAt(counting(language).list(others)),
    link: publicUrl === null ? null : `${publicUrl}/t/${table}`,
  });
  if (outcome === 'gone') await store.setHook(person, null);
  return outcome;
};
