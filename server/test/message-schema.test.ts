import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listedProgram } from './program-accounts.ts';
import { OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { guest, type House, openHouse } from './sockets-visitor.ts';

const SCHEMA: object = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'messages.schema.json'), 'utf8'),
);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Only a document of the draft compiles, with nothing in it that the draft does not know. */
const checker = (): { readonly ask: ValidateFunction; readonly told: ValidateFunction } => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  expect(ajv.validateSchema(SCHEMA)).toBe(true);
  ajv.addSchema(SCHEMA, 'messages');
  return { ask: ajv.compile({ $ref: 'messages#/$defs/Ask' }), told: ajv.compile({ $ref: 'messages#/$defs/Told' }) };
};

it('docs/messages.schema.json knows every message of a game, said and heard, and nothing that is none', async () => {
  const { ask, told } = checker();
  const program = await listedProgram(house);
  const host = await guest(house);
  const line = await host.connect();
  const table = tableIn(await host.post('/api/tables', { terms: { ...OPEN, clock: { kind: 'slow', hours: 24 } } }));
  await line.ask('watch', { table, since: null });
  await line.ask('sit', { table, seat: 0, pirate: 'mary' });
  await line.ask('bot', { table, seat: 2, level: 'deckhand' });
  await line.ask('invite', { table, seat: 1, person: program.person });
  await line.ask('orders', { table, orders: { defend: 2, payFrom: null, lane: 'port', overboard: ['food'] } });
  await line.ask('phrase', { table, phrase: 'ahoy' });
  await line.ask('say', { table, text: 'Land ho' });
  await line.ask('sit', { table, seat: 'first' });
  await program.line.ask('ready', { table, word: 'cog' });
  await line.ask('ready', { table, word: 'tide' });
  await line.ask('start', { table });
  await Promise.all([new SeatedPlayer(line, table).play(), new SeatedPlayer(program.line, table).play()]);
  await line.ask('rematch', { table });
  const heard = [...line.frames, ...program.line.frames].map(frame => JSON.parse(frame));
  expect(heard.length).toBeGreaterThan(200);
  for (const message of heard) expect(told(message), JSON.stringify([message, told.errors])).toBe(true);
  for (const text of [...line.said, ...program.line.said])
    expect(ask(JSON.parse(text)), text).toBe(!text.includes('"seat":"first"'));
  expect(told({ table, number: 1 })).toBe(false);
  program.line.close();
  line.close();
});
