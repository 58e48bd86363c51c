import { expect, test } from 'vitest';
import { hashOf, screenIn } from './way.svelte.ts';

test('an address leads where it was made for', () => {
  expect(screenIn(hashOf('replay', 'a/b c', '12'))).toEqual({ screen: 'replay', path: ['a/b c', '12'] });
  expect(screenIn(hashOf('home'))).toEqual({ screen: 'home', path: [] });
});

test('an address that nobody made leads home', () => {
  expect(screenIn('#nowhere/else')).toEqual({ screen: 'home', path: [] });
  expect(screenIn('#%E0%A4%A/')).toEqual({ screen: 'home', path: [] });
});
