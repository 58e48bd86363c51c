/** With this in the address every text is marked, so that a test can see those that do not come from the words. */
export const isPseudo = (): boolean => new URLSearchParams(location.search).has('pseudo');

const marked = (text: string): string => `⟦${text}⟧`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const mark = (value: unknown): unknown => {
  if (typeof value === 'string') return marked(value);
  if (Array.isArray(value)) return value.map(mark);
  return isObject(value) ? pseudo(value) : value;
};

/** The same words with a mark around every text: what is on the page without one was not translated. */
export const pseudo = <T extends object>(words: T): T =>
  new Proxy(words, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (...args: unknown[]) => mark(value.apply(target, args)) : mark(value);
    },
  });
