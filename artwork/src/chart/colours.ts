/** The declarations of the first rule whose selector is exactly this. */
const declarations = (theme: string, selector: string): ReadonlyMap<string, string> => {
  const start = theme.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`the theme has no rule ${selector}`);
  const body = theme.slice(theme.indexOf('{', start) + 1, theme.indexOf('}', start));
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]));
};

const write = (used: ReadonlySet<string>, values: ReadonlyMap<string, string>): string =>
  [...values]
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * A picture in an <img> cannot see the variables of the page, so it carries those it uses, for day and for night.
 * They are read from the page's own theme: there is one palette.
 */
export const colours = (theme: string, drawing: string): string => {
  const used = new Set([...drawing.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  const [day, night] = [declarations(theme, ':root'), declarations(theme, ':root[data-theme="night"]')];
  const missing = [...used].filter(name => !day.has(name) || !night.has(name));
  if (missing.length > 0) throw new Error(`the theme has no colour ${missing.join(', ')}`);
  return `:root{${write(used, day)}}:root:target{${write(used, night)}}`;
};
