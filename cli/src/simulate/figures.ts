import type { Language } from '@jamaica/words';

/** How a language writes the numbers of a table. */
export interface NumberStyle {
  whole(n: number): string;
  /** With this many digits behind the point. */
  fixed(n: number, digits: number): string;
  /** A share, of one. */
  percent(share: number): string;
  /** Short: 3.2 million. */
  rough(n: number): string;
}

export const figures = (language: Language): NumberStyle => {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const rough = new Intl.NumberFormat(language, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
  return {
    whole: n => whole.format(n),
    fixed: (n, digits) => n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    percent: share => percent.format(share),
    rough: n => rough.format(n),
  };
};
