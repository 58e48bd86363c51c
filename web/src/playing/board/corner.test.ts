import { expect, it } from 'vitest';
import { freeCorner } from './corner.ts';

const PANE = { width: 390, height: 330 };

it('a card lies in a corner where nothing is to be seen', () => {
  expect(freeCorner([{ x: 200, y: 160 }], PANE, null)).toBe('bottom left');
  expect(freeCorner([{ x: 40, y: 300 }], PANE, null)).toBe('top left');
  const left = [
    { x: 40, y: 300 },
    { x: 40, y: 30 },
  ];
  expect(freeCorner(left, PANE, null)).toBe('top right');
});

it('it stays where it lies as long as that is free', () => {
  expect(freeCorner([{ x: 200, y: 160 }], PANE, 'top right')).toBe('top right');
  expect(freeCorner([{ x: 380, y: 20 }], PANE, 'top right')).toBe('bottom left');
});
