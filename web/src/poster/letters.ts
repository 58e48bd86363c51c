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

/** Whether one of these letters is in a range such as `U+0-FF, U+131`. */
const covers = (range: string, letters: ReadonlySet<number>): boolean =>
  range === '' ||
  range.split(',').some(each => {
    const [from, to] = each.trim().replace(/^U\+/i, '').split('-');
    return [...letters].some(
      letter => letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to ?? from, 16),
    );
  });

/** How a text is set. */
export interface Setting {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly text: string;
}

const dataOf = async (address: string): Promise<string> =>
  dataAddress(new Uint8Array(await (await fetch(address)).arrayBuffer()), 'font/woff2');

/** The letters that these texts are set in, as rules that need no network: a picture cannot ask the page for them. */
export const lettersOf = async (settings: readonly Setting[]): Promise<string> => {
  const faces = [...document.styleSheets]
    .flatMap(facesOf)
    .filter(face =>
      settings.some(
        ({ family, weight, style, text }) =>
          bare(family.split(',')[0]) === face.family &&
          weight === face.weight &&
          style === face.style &&
          covers(face.range, new Set([...text].map(letter => letter.codePointAt(0) ?? 0))),
      ),
    );
  const rules = faces.map(
    async ({ address, family, weight, style, range }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${await dataOf(address)}) format("woff2")${range === '' ? '' : `;unicode-range:${range}`}}`,
  );
  return (await Promise.all(rules)).join('');
};
