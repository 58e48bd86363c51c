import { expect, it } from 'vitest';
import { definitions } from './definitions.ts';

const ALL =
  '<g id="tree"><path class="leaf"/><g><path/></g></g><linearGradient id="green"><stop/></linearGradient><g id="coin"/><path id="unused"/>';
const style = (drawing: string): string => (drawing.includes('class="leaf"') ? '.leaf{fill:url(#green)}' : '');

it('a picture has what it stamps, and what the style of that is filled with', () => {
  expect(definitions(ALL, '<use href="#tree"/>', style)).toBe(
    '<g id="tree"><path class="leaf"/><g><path/></g></g><linearGradient id="green"><stop/></linearGradient>',
  );
});

it('a picture that refers to nothing needs nothing', () => {
  expect(definitions(ALL, '<path/>', style)).toBe('');
});
