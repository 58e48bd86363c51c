import type { Language } from './language.ts';

/** The forms a counted word takes; a language uses those that its grammar has. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** How a language writes numbers and counts things. */
export interface Counting {
  number(n: number): string;
  /** With its sign, zero without: `+3`, `−4`. */
  signed(n: number): string;
  /** A share of 1: `40%`. */
  percent(share: number): string;
  /** A share of 1 in points of a hundredth each, to the hundredth of a point: `1.80`. */
  points(share: number): string;
  /** The form of a word that goes with `n`. */
  form(n: number, forms: Forms): string;
  /** The number and the word: `3 rounds`. */
  count(n: number, forms: Forms): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** `a, b or c`. */
  either(items: readonly string[]): string;
}

/** `e` is `ed` before another e, in Italian: Anne ed Edward, but Anne e Mary. */
const withEuphony = (parts: readonly { readonly type: 'element' | 'literal'; readonly value: string }[]): string =>
  parts
    .map(({ type, value }, at) =>
      type === 'literal' && value === ' e ' && /^e/i.test(parts[at + 1].value.normalize('NFD')) ? ' ed ' : value,
    )
    .join('');

/** A minus sign, where the platform writes the hyphen of keyboards. */
const withMinus = (number: string): string => number.replace('-', '−');

/** Below a thousand all our languages write the same digits, and need not be asked how. */
const isPlain = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 1000;

/** Made when it is first asked for: each of the platform's formats takes a phone milliseconds, and few are asked at first. */
const late = <Thing>(make: () => Thing): (() => Thing) => {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const make = (language: Language): Counting => {
  // What is rounded to nothing has no sign either.
  const numbers = late(() => new Intl.NumberFormat(language, { signDisplay: 'negative' }));
  const signs = late(() => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));
  const shares = late(() => new Intl.NumberFormat(language, { style: 'percent' }));
  const points = late(
    () =>
      new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' }),
  );
  const plurals = late(() => new Intl.PluralRules(language));
  const all = late(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const any = late(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const number = (n: number): string => (isPlain(n) ? String(n) : withMinus(numbers().format(n)));
  const form = (n: number, forms: Forms): string => forms[plurals().select(n)] ?? forms.other;
  return {
    number,
    signed: n => withMinus(signs().format(n)),
    percent: share => shares().format(share),
    points: share => withMinus(points().format(100 * share)),
    form,
    count: (n, forms) => `${number(n)} ${form(n, forms)}`,
    list: items => (language === 'it' ? withEuphony(all().formatToParts(items)) : all().format(items)),
    either: items => any().format(items),
  };
};

const made = new Map<Language, Counting>();

/** The only place that knows about plurals: every language's words count with this. */
export const counting = (language: Language): Counting => {
  const counts = made.get(language) ?? make(language);
  made.set(language, counts);
  return counts;
};
