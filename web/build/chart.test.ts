import { SHEETS } from '@jamaica/artwork/chart/chart.ts';
import { describe, expect, it } from 'vitest';
import { BUDGET, chart, weight } from './chart.ts';

const sheets = chart();
const TAG = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g;

/** The elements that are still open at the end, and whatever is left of the text once all tags are taken away. */
const parse = (text: string): { open: string[]; rest: string } => {
  const open: string[] = [];
  const rest = text.replace(TAG, (tag, closes: string, name: string, _, empty: string) => {
    if (empty) return '';
    if (!closes) open.push(name);
    else if (open.pop() !== name) throw new Error(`${tag} closes something else`);
    return '';
  });
  return { open, rest };
};

it('the chart is drawn the same, line for line, every time', () => {
  expect(chart()).toEqual(sheets);
});

it('the chart keeps to its budget', () => {
  expect(weight(sheets)).toBeLessThan(BUDGET);
});

describe.each(SHEETS)('the %s of the chart as a file', sheet => {
  const svg = sheets[sheet];

  it('is well-formed: every element is closed, and nothing but the style is text', () => {
    const { open, rest } = parse(svg);
    expect(open).toEqual([]);
    expect(rest.slice(rest.lastIndexOf('}') + 1).trim()).toBe('');
    expect(rest).not.toMatch(/[<>&]/);
  });

  it('has a number wherever a number belongs', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it('defines once whatever it refers to', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
    expect(wanted.filter(id => !ids.includes(id))).toEqual([]);
  });

  it('carries the palette of the page for day and for night', () => {
    const [, day, night] = /:root\{([^}]*)\}:root:target\{([^}]*)\}/.exec(svg) ?? [];
    for (const [, colour] of svg.matchAll(/var\((--[\w-]+)\)/g))
      for (const palette of [day, night]) expect(palette).toMatch(new RegExp(`(^|;)${colour}:#?[\\d.a-f]+`));
    expect(svg).toMatch(/^<svg [^>]*id="night" viewBox="0 0 1600 1000"/);
  });

  it('needs nothing from outside: no font, no script, no other file', () => {
    expect(svg).not.toMatch(/<text|<script|<image|@import|font-family|href="(?!#)|url\((?!#)/);
  });

  it('has no filter and no blending, which would make it slow to paint', () => {
    expect(svg).not.toMatch(/<filter|mix-blend-mode/);
  });
});
