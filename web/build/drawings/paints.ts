import { readFileSync } from 'node:fs';

const THEME = new URL('../../src/shared/theme/colours.css', import.meta.url);
const PIGMENTS = new URL(import.meta.resolve('@jamaica/artwork/pieces/pigments.css'));

/** The colours of the day by their names, from the page's own stylesheets: the first rule of each. */
const paints = new Map(
  [THEME, PIGMENTS].flatMap(file => {
    const [day] = readFileSync(file, 'utf8').split(':root[data-theme="night"]');
    return [...day.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]): [string, string] => [
      name,
      value.trim(),
    ]);
  }),
);

/** A colour of the page. */
export const paint = (name: string): string => {
  const value = paints.get(name);
  if (value === undefined) throw new Error(`the page has no colour ${name}`);
  return value;
};

/** Colours written as the page's variables, for renderers that know no variables. */
export const painted = (drawing: string): string => drawing.replace(/var\(--([\w-]+)\)/g, (_, name) => paint(name));
