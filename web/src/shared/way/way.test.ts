import { expect, test } from 'vitest';
import { hashOf, placeIn } from './way.svelte.ts';

test('an address leads where it was made for', () => {
  expect(placeIn(hashOf('replay', 'a/b c', '12'))).toEqual({ screen: 'replay', path: ['a/b c', '12'] });
  expect(placeIn(hashOf('home'))).toEqual({ screen: 'home', path: [] });
});

test('an address that nobody made leads home', () => {
  expect(placeIn('#nowhere/else')).toEqual({ screen: 'home', path: [] });
  expect(placeIn('#%E0%A4%A/')).toEqual({ screen: 'home', path: [] });
});
