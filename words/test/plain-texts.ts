/** Every plain text in the words of a language, by its path. */
export const plainTexts = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => plainTexts(each, path ? `${path}.${key}` : key));
};
