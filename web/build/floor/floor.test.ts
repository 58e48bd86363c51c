import { expect, it } from 'vitest';
import { complaints } from './check.ts';

const inScript = (text: string): string[] => complaints(new Map([['game.js', text]]), {});
const inStyle = (text: string): string[] => complaints(new Map([['game.css', text]]), {});

it('what every browser of the floor has may be used', () => {
  expect(inScript('const sorted = [3, 1].toSorted(); structuredClone(sorted.at(-1)); fetch("/");')).toEqual([]);
  expect(inStyle('a { color: color-mix(in oklab, red 20%, blue); height: 100dvh } a:is(b, c) { inset: 0 }')).toEqual(
    [],
  );
});

it('what one of them lacks is named, and where it is used', () => {
  expect(inScript('Promise.withResolvers()')).toEqual(['javascript.builtins.Promise.withResolvers in game.js']);
  expect(inScript('const named = name => name.isWellFormed();')).toEqual([
    'javascript.builtins.String.isWellFormed in game.js',
  ]);
  expect(inScript('card.showPopover()')).toEqual(['api.HTMLElement.showPopover in game.js']);
  expect(inScript('new CloseWatcher()')).toEqual(['api.CloseWatcher in game.js']);
});

it.each(['card.showPopover?.()', 'typeof CloseWatcher'])('%s asks before it uses', script => {
  expect(inScript(script)).toEqual([]);
});

it('a field of our own may have the name of something young', () => {
  expect(inScript('const table = { union: () => 7 }; table.union();')).toEqual([]);
});

it.each(['await using hold = open();', '/[\\p{L}--a]/v.test("b")', '/(?i:anne)/.test(name)'])(
  'syntax that one of them cannot read is refused: %s',
  script => {
    expect(() => inScript(script)).toThrow('game.js has syntax');
  },
);

it('styles are looked at by property, value, selector and rule', () => {
  expect(inStyle('main:has(p) { color: red }')).toEqual(['css.selectors.has in game.css']);
  expect(inStyle('main { color: light-dark(red, blue) }')).toEqual(['css.types.color.light-dark in game.css']);
  expect(inStyle('@starting-style { main { opacity: 0 } }')).toEqual(['css.at-rules.starting-style in game.css']);
  expect(inStyle('main { & p { color: red } }')).toEqual(['css.selectors.nesting in game.css']);
});

it('a property is no trouble where the name that one browser has for it stands beside it', () => {
  expect(inStyle('p { user-select: none }')).toEqual(['css.properties.user-select in game.css']);
  expect(inStyle('p { -webkit-user-select: none; user-select: none }')).toEqual([]);
});

it('an exception is for a thing and its parts, and must be needed', () => {
  const sheet = new Map([['game.css', 'p { text-wrap: balance }']]);
  expect(complaints(sheet, { 'css.properties.text-wrap': 'lines break where they are full' })).toEqual([]);
  expect(complaints(sheet, { 'css.properties.text-wrap': '', 'css.selectors.has': '' })).toEqual([
    'css.selectors.has is an exception, and is not used',
  ]);
});
