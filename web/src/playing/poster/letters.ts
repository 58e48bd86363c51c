import { dataAddress } from './data-address.ts';

/** A face of the page's letters: a rule of its style sheets. */
interface Face {
  readonly address: string;
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly range: string;
}

/** The style sheet's own quotation marks. */
const bare = (text: string): string => text.replace(/["']/g, '').trim();

const facesOf = (sheet: CSSStyleSheet): readonly Face[] =>
  [...sheet.cssRules].flatMap(rule => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const { style } = rule;
    const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
    if (address === undefined) return [];
    return {
      address: new URL(address, sheet.href ?? location.href).href,
      family: bare(style.getPropertyValue('font-family')),
      weight: style.getPropertyValue('font-weight') || '400',
      style: style.getPropertyValue('font-style') || 'normal',
      range: style.getPropertyValue('unicode-range'),
    };
  });

/** Those of these letters that are in a range such as `U+0-FF, U+131`. */
const within = (range: string, text: string): readonly string[] => {
  const parts = range === '' ? [[0, Number.POSITIVE_INFINITY]] : range.split(',').map(bounds);
  return [...text].filter(letter => {
    const code = letter.codePointAt(0) ?? 0;
    return parts.some(([from, to]) => code >= from && code <= to);
  });
};

const bounds = (range: string): readonly number[] => {
  const [from, to = from] = range.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};

/** How a text is set. */
export interface Setting {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly text: string;
}

const dataOf = async (address: string): Promise<string> =>
  dataAddress(new Uint8Array(await (await fetch(address)).arrayBuffer()), 'font/woff2');

/** The letters of a drawing: their rules, and a letter of each face, by which one sees whether it is there. */
interface Letters {
  readonly rules: string;
  readonly samples: readonly Setting[];
}

/** The letters that these texts are set in, as rules that need no network: a picture cannot ask the page for them. */
export const lettersOf = async (settings: readonly Setting[]): Promise<Letters> => {
  const used = [...document.styleSheets].flatMap(facesOf).flatMap(face => {
    const { family, weight, style, range } = face;
    const text = settings
      .filter(each => bare(each.family.split(',')[0]) === family && each.weight === weight && each.style === style)
      .map(each => each.text.replace(/\s/g, ''))
      .join('');
    const [sample] = within(range, text);
    return sample === undefined ? [] : [{ face, sample }];
  });
  const rules = used.map(async ({ face: { address, family, weight, style, range } }) => {
    const ranged = range === '' ? '' : `unicode-range:${range};`;
    const known = `font-family:"${family}";font-weight:${weight};font-style:${style};font-display:block`;
    return `@font-face{${known};${ranged}src:url(${await dataOf(address)}) format("woff2")}`;
  });
  return {
    rules: (await Promise.all(rules)).join(''),
    samples: used.map(({ face: { family, weight, style }, sample }) => ({ family, weight, style, text: sample })),
  };
};
