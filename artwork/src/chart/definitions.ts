const TAG = /<(\/?)[\w-]+[^>]*?(\/?)>/g;

/** Elements that stand side by side, each by itself. */
const elements = (text: string): string[] => {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: closes, 2: isEmpty, index } of text.matchAll(TAG)) {
    if (closes) depth--;
    else if (!isEmpty) depth++;
    if (depth > 0) continue;
    const end = index + tag.length;
    found.push(text.slice(start, end));
    start = end;
  }
  return found;
};

const named = (element: string): string | undefined => / id="([^"]+)"/.exec(element)?.[1];

/** Of all definitions those that a drawing refers to, itself or by its style, and those that these refer to. */
export const definitions = (all: string, drawing: string, style: (drawing: string) => string): string => {
  const each = elements(all);
  const needed = (text: string): string => {
    const wanted = new Set([...(text + style(text)).matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id));
    return each.filter(element => wanted.has(named(element) ?? '')).join('');
  };
  let found = needed(drawing);
  for (let more = needed(found + drawing); more !== found; more = needed(found + drawing)) found = more;
  return found;
};
