import { line, num, type Point, shape } from './ink.ts';

export type Hat = 'tricorn' | 'scarf' | 'hair' | 'red hair' | 'bald' | 'straw' | 'soldier';

/** What somebody wears on a head at the given place; sometimes only hair. */
export const hat = (kind: Hat, [x, y]: Point): string => {
  const move = `transform="translate(${num(x)} ${num(y)})"`;
  const draw = (inside: string): string => `<g ${move}>${inside}</g>`;
  switch (kind) {
    case 'tricorn':
      return draw(
        shape('M-6.4 -1.6C-3 -3 -3 -7 0 -7C3 -7 3.4 -3.4 6.8 -2.6C3 0 -3 0 -6.4 -1.6Z', '#3A3038', 1) +
          line('M-5 -1.8C-2 -.8 2 -.8 5.4 -2.4', 0.8, '#F0B93A'),
      );
    case 'scarf':
      return draw(
        shape('M-3.6 -.6C-3.8 -5 3.4 -5.6 3.7 -1.4Z', '#C9302C', 0.9) + line('M-3.4 -1L-6.4 1.4', 1.4, '#C9302C'),
      );
    case 'hair':
      return draw(shape('M-3.6 4C-6 0 -4.4 -5 0 -4.8C3.6 -4.6 4.2 -2 3 -1.4C0 -2.4 -1.4 0 -1.4 4Z', '#3A2A20', 0.9));
    case 'red hair':
      return draw(
        shape('M-2.4 6C-8 5 -6 -4.6 0 -5C3.8 -5 4.4 -2 3 -1.4C0 -2.4 -1 1 -2.4 6Z', '#B4512F', 0.9) +
          shape('M-6 -2.4C-3 -3.4 -3 -7 0 -7C3 -7 3.4 -4 6.4 -3.4C3 -1 -3 -1 -6 -2.4Z', '#7A1512', 0.9),
      );
    case 'straw':
      return draw(
        shape('M-7 -1.8H-3.8C-3.8 -6.8 3.8 -6.8 3.8 -1.8H7C5 -.2 -5 -.2 -7 -1.8Z', '#E9C976', 0.9) +
          line('M-3.8 -2.2H3.8', 1, '#8C3A22'),
      );
    case 'soldier':
      return draw(shape('M-3.6 -1L-3 -8H3L3.6 -1Z', '#2C3E63', 0.9) + line('M-3.4 -2.4H3.4', 0.9, '#F0B93A'));
    case 'bald':
      return '';
  }
};
