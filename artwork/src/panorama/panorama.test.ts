import { gzipSync } from 'node:zlib';
import { PIRATES } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { drawPanorama } from './panorama.ts';

const BUDGET = 22 * 1024;
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;

/** Tags that nest, attributes in quotes, one root, nothing between tags: enough of XML for what is drawn here. */
const wellFormed = (svg: string): boolean => {
  const open: string[] = [];
  let end = 0;
  for (const tag of svg.matchAll(TAG)) {
    if (tag.index !== end) return false;
    end = tag.index + tag[0].length;
    const [, closing, name, , alone] = tag;
    if (closing) {
      if (open.pop() !== name) return false;
      if (open.length === 0) return svg.slice(end).trim() === '';
    } else if (!alone) open.push(name);
  }
  return false;
};

describe('what counts as well formed', () => {
  it('is refused when a tag stays open, an attribute is bare or words stand between tags', () => {
    expect(wellFormed('<svg><g></g></svg>')).toBe(true);
    expect(wellFormed('<svg><g></svg>')).toBe(false);
    expect(wellFormed('<svg width=3></svg>')).toBe(false);
    expect(wellFormed('<svg>undefined</svg>')).toBe(false);
  });
});

describe.each(PIRATES)('the panorama of %s', pirate => {
  const svg = drawPanorama(pirate);

  it('is the same picture every time', () => expect(drawPanorama(pirate)).toBe(svg));

  it('is eleven cards of 200 by 280 wide', () => expect(svg).toContain('viewBox="0 0 2200 280" width="2200"'));

  it('is well formed and stands alone', () => {
    expect(wellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/var\(|href|<text|font/);
    expect(svg.match(/url\((?!#)/g)).toBeNull();
  });

  it('has no number that is none', () => expect(svg).not.toMatch(/NaN|Infinity|undefined|null/));

  it('names each of its parts once, and only parts that it has', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(found => found[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  });

  it('draws something in every card', () => {
    const places = [...svg.matchAll(/translate\((-?[\d.]+) /g)].map(found => Math.floor(Number(found[1]) / 200));
    expect([...new Set(places.filter(card => card >= 0 && card < 11))]).toHaveLength(11);
  });

  it('keeps to its budget', () => expect(gzipSync(svg).length).toBeLessThanOrEqual(BUDGET));
});
