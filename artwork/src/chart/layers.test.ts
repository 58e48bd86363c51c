import { expect, it } from 'vitest';
import type { Upright } from './ground.ts';
import { drawLayers } from './layers.ts';

const tree = (x: number, y: number): Upright => ({
  what: 'tree',
  foot: [x, y],
  art: `<path class="trunk" d="M${x} ${y}v-4"/><path class="leaf" d="M${x} ${y}h4"/>`,
});

it('trees that stand apart are drawn as one, each kind of stroke once', () => {
  expect(drawLayers([tree(100, 100), tree(200, 101)])).toBe(
    '<path class="trunk" d="M100 100v-4M200 101v-4"/><path class="leaf" d="M100 100h4M200 101h4"/>',
  );
});

it('a tree before another one hides it: its strokes come after all of those', () => {
  expect(drawLayers([tree(100, 100), tree(104, 106)])).toBe(`${tree(100, 100).art}\n${tree(104, 106).art}`);
});

it('what is no mere strokes is left as it is', () => {
  const peak: Upright = { what: 'mountain', foot: [500, 100], art: '<use href="#peak-1" x="500" y="100"/>' };
  expect(drawLayers([peak, tree(100, 101)])).toBe(tree(100, 101).art + peak.art);
});
