type Attributes = Readonly<Record<string, string | number>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Control characters have no place in XML, escaped or not.
const escaped = (text: string): string => text.replace(/[&<>"]/g, found => ESCAPES[found]).replace(/\p{Cc}/gu, ' ');

const number = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** An element with what is inside it, which is written already. */
export const element = (name: string, attributes: Attributes, inside = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(number(value))}"`);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

export const text = (words: string, attributes: Attributes): string => element('text', attributes, escaped(words));

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes): string =>
  element('line', { x1, y1, x2, y2, ...attributes });

const LONGEST_HEADING = 84;

/** What a drawing shows, a line each, above it. */
const headings = (lines: readonly string[]): string[] =>
  lines.map((words, index) =>
    text(words.length > LONGEST_HEADING ? `${words.slice(0, LONGEST_HEADING - 1)}…` : words, {
      x: 24,
      y: 24 + 19 * index,
      'font-size': 13,
      'font-weight': index === 0 ? 600 : 400,
    }),
  );

/** A whole drawing on a light ground, with a title for those who cannot see it. */
export const drawing = (
  width: number,
  height: number,
  heading: readonly string[],
  parts: readonly string[],
): string => {
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'font-family': 'system-ui, "DejaVu Sans", Arial, sans-serif',
    'font-size': 14,
    fill: INK,
  };
  const title = element('title', {}, escaped(heading.join(' · ')));
  const inside = [title, element('rect', { width, height, fill: PAPER }), ...headings(heading), ...parts];
  return `${element('svg', frame, `\n${inside.join('\n')}\n`)}\n`;
};

const INK = '#1f2a37';
const PAPER = '#fdfcf8';
export const FAINT = '#d9d5c9';
export const GREY = '#5b6470';
export const SEA = '#0f6a8b';
export const RED = '#a8321f';
