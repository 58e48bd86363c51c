import type { Setting } from './letters.ts';

/** What an element takes from the one around it, and what each is where nothing is said. */
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
  'dominant-baseline': 'auto',
  'paint-order': 'normal',
} as const;

/** What every element has for itself. */
const OWN = { opacity: '1' } as const;

/** The same, where style sheets have moved and turned things too. */
const OWN_AND_MOVED = { ...OWN, transform: 'none' } as const;

export const SVG = 'http://www.w3.org/2000/svg';

type Styles = Readonly<Record<string, string>>;

/** The styles of an element that it does not have from the one around it. */
const stylesOf = (
  element: Element,
  around: CSSStyleDeclaration | null,
  ownStyles: Styles,
): readonly (readonly [string, string])[] => {
  const style = getComputedStyle(element);
  const said = (name: string): string => style.getPropertyValue(name);
  const inherited = Object.entries(INHERITED).filter(
    ([name, initial]) => said(name) !== (around ? around.getPropertyValue(name) : initial),
  );
  const own = Object.entries(ownStyles).filter(([name, initial]) => said(name) !== initial);
  return [...inherited, ...own].map(([name]) => [name, said(name)]);
};

const copied = (
  element: Element,
  around: CSSStyleDeclaration | null,
  ownStyles: Styles,
  settings: Setting[],
): Element => {
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes)
    if (!['class', 'style', 'role'].includes(name) && !name.startsWith('aria-') && !name.startsWith('data-'))
      copy.setAttribute(name, value);
  // As attributes, which every program reads; the page's policy forbids styles that are written into an element.
  for (const [name, value] of stylesOf(element, around, ownStyles)) copy.setAttribute(name, value);
  const computed = getComputedStyle(element);
  for (const child of element.childNodes) {
    if (child instanceof Element) copy.append(copied(child, computed, ownStyles, settings));
    else if (child instanceof Text && element instanceof SVGTextContentElement) {
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

/** A copy of a drawing on the page that brings its colours with it, and the letters that it is set in. */
interface Painted {
  readonly copy: Element;
  readonly settings: readonly Setting[];
}

/** A copy of a drawing that is painted as the page paints it, without the page's style sheets. */
export const painted = (drawing: SVGSVGElement): Painted => {
  const settings: Setting[] = [];
  return { copy: copied(drawing, null, OWN, settings), settings };
};

/** The same, of a drawing in which style sheets move things. */
export const paintedInMotion = (drawing: SVGSVGElement): Element => copied(drawing, null, OWN_AND_MOVED, []);
