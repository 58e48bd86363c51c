import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownFrom, OPEN, tableIn } from '../sockets-player.ts';
import type { Line } from '../sockets-visitor.ts';
import { FREELY, guest, type House, openHouse, type Visitor } from '../sockets-visitor.ts';

// What people write is refused when it could not be told from something else, or would spill over; evened out where it only
// differs in blanks and in how a letter is put together; and otherwise kept as it is, letter by letter. Nothing is escaped
// here: pages put it in as text, in a direction of its own, and the policy lets no script run that is not a file of ours.

let house: House;
let writer: Visitor;
let line: Line;
let table: string;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY });
  writer = await guest(house);
  table = tableIn(await writer.post('/api/tables', { terms: OPEN }));
  line = await writer.connect();
  await line.ask('watch', { table, since: null });
});
afterAll(async () => {
  line.close();
  await house.close();
});

const REFUSED: readonly [string, string][] = [
  ['a right-to-left override', 'Anne\u202eynnoB'],
  ['a left-to-right override', 'Anne\u202dBonny'],
  ['an isolate that is never closed', '\u2067Anne'],
  ['a right-to-left mark', 'Anne\u200f'],
  ['an Arabic letter mark', 'Anne\u061c'],
  ['a zero-width space', 'An\u200bne'],
  ['a zero-width joiner', 'An\u200dne'],
  ['a zero-width non-joiner', 'An\u200cne'],
  ['a word joiner', 'An\u2060ne'],
  ['a byte order mark inside', 'An\ufeffne'],
  ['a soft hyphen', 'An\u00adne'],
  ['a grapheme joiner', 'An\u034fne'],
  ['a selector after a letter', 'Anne\ufe0f'],
  ['a selector from the far end', 'Anne\u{e0101}'],
  ['tags', 'Anne\u{e0061}\u{e0062}'],
  ['a Hangul filler', '\u3164\u3164'],
  ['a half-wide filler', 'Anne\uffa0'],
  ['blank Braille', '\u2800\u2800'],
  ['a Mongolian selector', 'Anne\u180b'],
  ['a line feed', 'Anne\nBonny'],
  ['a carriage return and a header', 'Anne\r\nSet-Cookie: a=b'],
  ['a line separator', 'Anne\u2028Bonny'],
  ['a null', 'Anne\u0000'],
  ['an escape that colours a terminal', '\u001b[31mAnne'],
  ['a bell', 'Anne\u0007'],
  ['a delete', 'Anne\u007f'],
  ['the second set of controls', 'Anne\u009b31m'],
  ['half a character', 'Anne\ud83e'],
  ['a private character', 'Anne\ue000'],
  ['a tower of marks', `A${'\u0301'.repeat(15)}`],
  ['marks of several kinds', 'X\u0301\u0489\u20dd\u0336nne'],
  ['blanks of every kind', ' \u00a0\u2003\u3000'],
  ['nothing but a mark', '\u0301'],
];

describe('a name or a word in the chat', () => {
  it.each(REFUSED)('with %s is refused, and nobody hears of it', async (_, text) => {
    const before = (await writer.get('/api/me')).body;
    expect((await writer.put('/api/me/name', { name: text })).body).toMatchObject({
      why: 'not-understood',
      path: 'name',
    });
    expect((await writer.post('/api/bots', { name: text })).body).toMatchObject({
      why: 'not-understood',
      path: 'name',
    });
    expect((await writer.get('/api/me')).body).toEqual(before);
    const heard = line.heard.filter(told => 'news' in told).length;
    expect(await line.ask('say', { table, text })).toBe('not-understood');
    expect(line.heard.filter(told => 'news' in told).length).toBe(heard);
  });

  it.each([
    ['Anne\u00a0Bonny', 'Anne Bonny'],
    ['Anne\u2003\u2009Bonny', 'Anne Bonny'],
    ['\u3000Anne\u1680Bonny\u3000', 'Anne Bonny'],
    ['Anne      Bonny', 'Anne Bonny'],
    ['Zoe\u0308', 'Zoë'],
    ['\ufeffAnne', 'Anne'],
  ])('%j is evened out', async (text, kept) => {
    expect((await writer.put('/api/me/name', { name: text })).body).toMatchObject({ name: kept });
    expect(await line.ask('say', { table, text })).toBe('ok');
    expect(knownFrom(line, table).news.at(-1)).toMatchObject({ text: kept });
  });

  it.each([
    '<script>x()</script>',
    '"><img src=x onerror',
    '{{7*7}}#{7*7}<%=7%>',
    "'; DROP TABLE log;--",
    '%0d%0aSet-Cookie:a=b',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    'شروق',
    'ﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺ',
    'W'.repeat(20),
    '☠️🦜',
  ])('%s is text like any other: kept letter by letter, and sent as JSON and nothing else', async text => {
    const name = text.slice(0, 20);
    const renamed = await writer.put('/api/me/name', { name });
    expect(renamed.body).toMatchObject({ name });
    expect(renamed.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(renamed.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await line.ask('say', { table, text })).toBe('ok');
    expect(knownFrom(line, table).news.at(-1)).toMatchObject({ text });
    expect((await writer.get('/api/tables')).status).toBe(200);
  });

  it('is as long as it may be, in every alphabet, and no longer', async () => {
    for (const letter of ['a', 'я', '船', 'ﷺ']) {
      expect(await line.ask('say', { table, text: letter.repeat(200) })).toBe('ok');
      expect(await line.ask('say', { table, text: letter.repeat(201) })).toBe('not-understood');
      expect((await writer.put('/api/me/name', { name: letter.repeat(21) })).status).toBe(400);
    }
  });

  it('that is already somebody’s at the table is marked, also when it only looks like it', async () => {
    const [anne, other] = [await guest(house), await guest(house)];
    await anne.put('/api/me/name', { name: 'Anne Bonny' });
    await other.put('/api/me/name', { name: 'ａnne\u00a0ＢONNY' });
    const shared = tableIn(await anne.post('/api/tables', { terms: OPEN }));
    const [one, two] = [await anne.connect(), await other.connect()];
    await one.ask('watch', { table: shared, since: null });
    expect(await two.ask('sit', { table: shared, seat: null, pirate: null })).toBe('ok');
    await one.until(() => (one.frames.join('').includes('ＢONNY 2') ? true : undefined));
    one.close();
    two.close();
  });
});
