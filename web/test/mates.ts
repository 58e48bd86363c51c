import type { Ask } from '@jamaica/messages';
import type { Page } from 'playwright-core';

/** What a table is opened with, unless a test says something else. */
const TERMS = {
  rules: { edition: '2021', players: 3, ghost: false },
  clock: { kind: 'none' },
  listed: true,
  spectators: true,
  phrasesOnly: false,
};

/** Asks the server in the name of the person on this page. */
export const call = (page: Page, method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const written = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
      const answer = await fetch(`/api/${path}`, { method, ...written });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    { method, path, body },
  );

/** One thing of an answer, as a text. */
const part = (answer: unknown, name: string): string => String(Object(answer)[name]);

/** Somebody with a name; their id. */
export const named = async (page: Page, name: string): Promise<string> => {
  await call(page, 'GET', 'me');
  return part(await call(page, 'PUT', 'me/name', { name }), 'person');
};

export const openTable = async (page: Page, terms: object = {}): Promise<string> =>
  part(await call(page, 'POST', 'tables', { terms: { ...TERMS, ...terms } }), 'table');

/** Says things at a table, one after the other, each once the server has done the one before. A `watch` at the end stays to look on. */
export const say = (page: Page, table: string, ...asks: readonly (readonly [Ask['verb'], object?])[]): Promise<void> =>
  page.evaluate(
    ({ table, asks }) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
        const left = [...asks];
        const stays = asks.at(-1)?.[0] === 'watch';
        const next = (): void => {
          const [verb, body = {}] = left.shift() ?? [];
          if (verb) return socket.send(JSON.stringify({ id: 1, [verb]: { table, ...body } }));
          if (!stays) socket.close();
          resolve();
        };
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(data);
          if ('hello' in told || 'ok' in told) next();
          if ('refused' in told) reject(new Error(`${told.why}: ${JSON.stringify(told)}`));
        };
        socket.onerror = () => reject(new Error('no socket'));
      }),
    { table, asks },
  );

/** A game of these people at a table of their own; bots take the other seats. */
export const setSail = async (people: readonly Page[], terms: object = {}): Promise<string> => {
  const [host, ...others] = people;
  const table = await openTable(host, terms);
  for (const other of others)
    await say(other, table, ['sit', { seat: null, pirate: null }], ['ready', { word: 'tide' }]);
  await say(host, table, ['ready', { word: 'ebb' }], ['start']);
  return table;
};

/** The same, and everybody leaves at once: bots sail it to its end, as long as somebody looks on. */
export const sailedToEnd = async (people: readonly Page[], terms: object = {}): Promise<string> => {
  const table = await setSail(people, terms);
  for (const person of people) await say(person, table, ['leave']);
  await say(people[0], table, ['watch', { since: null }]);
  const isOver = async (): Promise<boolean> =>
    JSON.stringify(await call(people[0], 'GET', 'me/finished')).includes(table);
  const deadline = Date.now() + 90_000;
  while (!(await isOver())) {
    if (Date.now() > deadline) throw new Error(`the bots did not come home at table ${table}`);
    await people[0].waitForTimeout(250);
  }
  return table;
};

/** Somebody sails their own race to its end over a socket, choosing the first of everything. */
export const sailOut = (page: Page, table: string): Promise<void> =>
  page.evaluate(
    table =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
        let answered: number | null = null;
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(data);
          if ('hello' in told) socket.send(JSON.stringify({ id: 1, watch: { table, since: null } }));
          if ('refused' in told) reject(new Error(told.why));
          const { view, decision } = told.snapshot ?? told.news ?? {};
          if (!view) return;
          if ('over' in view.waiting) {
            socket.close();
            resolve();
          } else if (view.options.length > 0 && decision !== answered) {
            answered = decision;
            socket.send(JSON.stringify({ id: 2, choose: { table, decision, choice: view.options[0] } }));
          }
        };
        socket.onerror = () => reject(new Error('no socket'));
      }),
    table,
  );
