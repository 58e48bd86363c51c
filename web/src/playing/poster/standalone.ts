import { dataAddress } from './data-address.ts';
import { lettersOf } from './letters.ts';
import { painted, SVG } from './painted.ts';

/** Pictures within a drawing, so that they come along: each is asked for by its address. */
const inlined = async (address: string): Promise<string> => {
  const [file, part] = address.split('#');
  const text = await (await fetch(file)).text();
  // On the page the part is chosen by the address (`:target`); within a drawing it cannot be, so it is chosen here.
  const lit = part === undefined ? text : text.replaceAll(':root:target', ':root');
  return dataAddress(new TextEncoder().encode(lit), 'image/svg+xml');
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A drawing of the page as a file of its own. */
export const standalone = async (drawing: SVGSVGElement, size: Size): Promise<string> => {
  const { copy, settings } = painted(drawing);
  const all = [...copy.querySelectorAll('*')];
  for (const sheet of drawing.querySelectorAll('[data-sheet]'))
    all[indexIn(drawing, sheet)].setAttribute('href', await inlined(sheet.getAttribute('href') ?? ''));
  const { rules } = await lettersOf(settings);
  return textOf(copy, size, rules);
};

/** A drawing to be drawn over something: without its ground, and with a strip of samples of its letters below it. */
export interface Overlay extends Size {
  readonly text: string;
  readonly samples: number;
}

/** The strip: each sample has a cell of this size. */
export const SAMPLE = 40;

export const overlay = async (drawing: SVGSVGElement, size: Size): Promise<Overlay> => {
  const { copy, settings } = painted(drawing);
  const all = [...copy.querySelectorAll('*')];
  for (const ground of drawing.querySelectorAll('[data-sheet], [data-ground]')) all[indexIn(drawing, ground)].remove();
  const { rules, samples } = await lettersOf(settings);
  const frame = document.createElementNS(SVG, 'svg');
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  frame.append(copy);
  for (const [index, { family, weight, style, text }] of samples.entries()) {
    const sample = document.createElementNS(SVG, 'text');
    const look = {
      'font-family': family,
      'font-weight': weight,
      'font-style': style,
      'font-size': String(SAMPLE * 0.7),
    };
    const place = { x: String((index + 0.2) * SAMPLE), y: String(size.height + SAMPLE * 0.7) };
    for (const [name, value] of Object.entries({ ...look, ...place })) sample.setAttribute(name, value);
    sample.textContent = text;
    frame.append(sample);
  }
  const whole = { width: size.width, height: size.height + SAMPLE };
  return { text: textOf(frame, whole, rules), ...size, samples: samples.length };
};

const textOf = (drawing: Element, { width, height }: Size, rules: string): string => {
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  const style = `${rules}text{font-feature-settings:"lnum","tnum"}`;
  return new XMLSerializer()
    .serializeToString(drawing)
    .replace(/^<svg[^>]*>/, root => `${root}<style>${style}</style>`);
};

const indexIn = (drawing: Element, element: Element): number => [...drawing.querySelectorAll('*')].indexOf(element);
