import { type Fields, isFields } from '@jamaica/rules/record';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { USUAL_VISIT, visit } from '../harness/visit.ts';
import { keep } from '../harness/visitors.ts';
import { lay } from '../laid.ts';
import { playOn } from './played.ts';

const RULES = { edition: '2021', players: 2, ghost: true } as const;
const GAMES = 10;
/** Until the table is laid and nothing fades any more, on a machine that has nothing else to do. */
const SETTLED_MS = 1_500;
/** Less than a picture that is still fading takes. */
const STEADY_BYTES = 1_000;

/** What is kept for the game itself. The browser's own share, such as compiled code, grows for a while with whatever is done often. */
const OURS = ['object', 'array', 'string', 'concatenated string', 'sliced string', 'closure', 'number', 'bigint'];

/** The bytes of everything that somebody still holds on to. */
const heldNow = async (session: CDPSession): Promise<number> => {
  let text = '';
  const more = ({ chunk }: { readonly chunk: string }): void => {
    text += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', more);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', more);
  const { snapshot, nodes }: Fields = JSON.parse(text);
  const meta = isFields(snapshot) && isFields(snapshot.meta) ? snapshot.meta : {};
  if (!Array.isArray(nodes) || !Array.isArray(meta.node_fields) || !Array.isArray(meta.node_types)) return 0;
  const [fields, [types]] = [meta.node_fields, meta.node_types];
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (OURS.includes(types[nodes[node + type]])) bytes += nodes[node + size];
  return bytes;
};

/** What is held once the table has come to rest, which takes a busy machine longer: it is looked at until nothing goes any more. */
const heldAtRest = async (page: Page, session: CDPSession): Promise<number> => {
  for (let before = Infinity; ; ) {
    await page.waitForTimeout(SETTLED_MS);
    const now = await heldNow(session);
    if (now > before - STEADY_BYTES) return Math.min(now, before);
    before = now;
  }
};

/** Plays games one after the other in one tab, and tells what is held after each, as the next one begins. */
export async function* heldAfterGames(browser: Browser, address: string): AsyncGenerator<number> {
  const { context, page } = await visit(browser, { ...USUAL_VISIT, isCoarse: true });
  try {
    await keep(context, lay({ rules: RULES, people: [0], seed: 'heap' }));
    // Every rematch has the same luck: what a table holds as it begins differs by the deal, up to 40 kB.
    await context.addInitScript(() => {
      crypto.getRandomValues = bytes => bytes;
    });
    const session = await context.newCDPSession(page);
    await page.goto(`${address}#table`);
    for (;;) {
      await playOn(page);
      // How much a game holds itself depends on how long it was: all are looked at as they begin.
      await page.locator('[data-rematch]').click();
      await page.locator('[data-rematch]').waitFor({ state: 'detached' });
      yield await heldAtRest(page, session);
    }
  } finally {
    await context.close();
  }
}

export const heap = async (browser: Browser, address: string): Promise<Readonly<Record<string, number>>> => {
  const held: number[] = [];
  for await (const bytes of heldAfterGames(browser, address)) if (held.push(bytes) === GAMES) break;
  const [second, last] = [held[1], held[GAMES - 1]];
  return {
    'kilobytes after two games': second / 1e3,
    'kilobytes after ten': last / 1e3,
    'bytes more with each game': (last - second) / (GAMES - 2),
  };
};
