import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST, TooLong, Values } from './values.ts';

const cut = (...chunks: string[]) => {
  const values = new Values();
  return [...chunks.flatMap(chunk => [...values.feed(chunk)]), ...values.end()];
};

const inChunks = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));

describe('JSON values in a text', () => {
  it('one a line, with the lines they are on', () => {
    expect(cut('{"v":1}\n\n{"v":2}\r\n{"v":3}')).toEqual([
      { line: 1, text: '{"v":1}' },
      { line: 3, text: '{"v":2}' },
      { line: 4, text: '{"v":3}' },
    ]);
  });

  it('one over many lines', () => {
    const pretty = JSON.stringify({ v: 1, steps: [{ roll: 'action', dice: [1, 2] }] }, null, 2);
    expect(cut(`\n${pretty}\n`)).toEqual([{ line: 2, text: pretty }]);
  });

  it('the elements of an array, on one line or many', () => {
    expect(cut('[{"v":1},{"v":2}]').map(({ text }) => text)).toEqual(['{"v":1}', '{"v":2}']);
    expect(cut('[\n  {"v":1},\n  7,\n  "a,]"\n]\n')).toEqual([
      { line: 2, text: '{"v":1}' },
      { line: 3, text: '7' },
      { line: 4, text: '"a,]"' },
    ]);
  });

  it('brackets and quotes inside strings do not count', () => {
    const text = String.raw`{"a":"}]{[\"","b":"\\"}`;
    expect(cut(`${text}\n${text}`).map(each => each.text)).toEqual([text, text]);
  });

  it('a line that breaks off spoils no other line', () => {
    const lines = ['{"v":1}', '{"v":2,"a":"', '{"v":3', '}', '{"v":4}'];
    expect(cut(lines.join('\n')).map(({ text }) => text)).toEqual(lines);
  });

  it('a first line that breaks off spoils no other record', () => {
    expect(cut('{"v":1,"steps":["\n{"v":2}\n{"v":3}\n')).toEqual([
      { line: 1, text: '{"v":1,"steps":["' },
      { line: 2, text: '{"v":2}' },
      { line: 3, text: '{"v":3}' },
    ]);
  });

  it('what is no JSON comes line by line', () => {
    expect(cut('hello you\n}{\n').map(({ text }) => text)).toEqual(['hello you', '}{']);
  });

  it('an empty text has none', () => {
    expect([cut(''), cut('\n \n'), cut('[]'), cut('[\n]\n')]).toEqual([[], [], [], []]);
  });

  it('a value without end is given up', () => {
    const values = new Values();
    const chunk = `{"a":"${'x'.repeat(2 ** 20)}`;
    expect(() => {
      for (let fed = 0; fed <= LONGEST; fed += chunk.length) [...values.feed(chunk)];
    }).toThrow(TooLong);
  });

  it('however the text is cut into chunks, the values are the same', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue());
    const layouts = [
      (all: unknown[]) => all.map(each => JSON.stringify(each)).join('\n'),
      (all: unknown[]) => JSON.stringify(all),
      (all: unknown[]) => JSON.stringify(all, null, 2),
    ];
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1 }),
        fc.constantFrom(...layouts),
        fc.integer({ min: 1, max: 20 }),
        (all, layout, size) => {
          const found = cut(...inChunks(layout(all), size)).map(({ text }) => JSON.parse(text));
          expect(found).toEqual(JSON.parse(JSON.stringify(all)));
        },
      ),
    );
  });
});
