import { dataAddress } from './data-address.ts';
import { lettersOf, type Setting } from './letters.ts';

/** What a drawing takes from the page's style sheets, and what each is where nothing is said. */
const INHERITED = {
  fill: 'rgb(0, 0, 0)',
  'fill-rule': 'nonzero',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
  'paint-order': 'normal',
} as const;
const OWN = { opacity: '1' } as const;

const SVG = 'http://www.w3.org/2000/svg';

/** The styles of an element that it does not have from the one around it. */
const stylesOf = (element: Element, around: CSSStyleDeclaration | null): readonly (readonly [string, string])[] => {
  const style = getComputedStyle(element);
  const said = (name: string): string => style.getPropertyValue(name);
  const inherited = Object.entries(INHERITED).filter(
    ([name, initial]) => said(name) !== (around ? around.getPropertyValue(name) : initial),
  );
  const own = Object.entries(OWN).filter(([name, initial]) => said(name) !== initial);
  return [...inherited, ...own].map(([name]) => [name, said(name)]);
};

/** A copy of a drawing that has its colours and letters within itself, element by element. */
const copied = (element: Element, around: CSSStyleDeclaration | null, settings: Setting[]): Element => {
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes)
    if (!['class', 'style', 'role'].includes(name) && !name.startsWith('aria-') && !name.startsWith('data-'))
      copy.setAttribute(name, value);
  // Attributes, as every program reads them; a page's own rules would forbid styles that are written into an element.
  for (const [name, value] of stylesOf(element, around)) copy.setAttribute(name, value);
  const computed = getComputedStyle(element);
  for (const child of element.childNodes) {
    if (child instanceof Element) copy.append(copied(child, computed, settings));
    else if (child instanceof Text && element.localName === 'text') {
      copy.append(child.data);
      settings.push({
        family: computed.fontFamily,
        weight: computed.fontWeight,
        style: computed.fontStyle,
        text: child.data,
      });
    }
  }
  return copy;
};

/** Pictures within a drawing, so that they come along: each is asked for by its address. */
export const inlined = async (address: string): Promise<string> => {
  const [file, part] = address.split('#');
  const text = await (await fetch(file)).text();
  // A part is named by the page's address; within a drawing it is not, so that what it changes is changed here.
  const lit = part === undefined ? text : text.replaceAll(':root:target', ':root');
  return dataAddress(new TextEncoder().encode(lit), 'image/svg+xml');
};

/**
 * A drawing of the page as a file of its own, of this size. Without `isWhole` its ground and the sheets of the chart are left out,
 * for who draws over them.
 */
export const standalone = async (
  drawing: SVGSVGElement,
  size: { readonly width: number; readonly height: number },
  isWhole: boolean,
): Promise<string> => {
  const settings: Setting[] = [];
  const sheets = [...drawing.querySelectorAll('[data-sheet]')];
  const grounds = [...drawing.querySelectorAll('[data-sheet], [data-ground]')].map(each => indexIn(drawing, each));
  const copy = copied(drawing, null, settings);
  const all = [...copy.querySelectorAll('*')];
  if (isWhole)
    for (const sheet of sheets)
      all[indexIn(drawing, sheet)].setAttribute('href', await inlined(sheet.getAttribute('href') ?? ''));
  else for (const index of grounds) all[index].remove();
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  const style = `${await lettersOf(settings)}text{font-feature-settings:"lnum","tnum"}`;
  return new XMLSerializer().serializeToString(copy).replace(/^<svg[^>]*>/, root => `${root}<style>${style}</style>`);
};

const indexIn = (drawing: Element, element: Element): number => [...drawing.querySelectorAll('*')].indexOf(element);
