import type { Stroke } from '../stroke.ts';

/** How a drum can be struck: in the middle, lightly, and on the rim. */
const STROKES: Readonly<
  Record<string, { readonly skin: readonly number[]; readonly level: number; readonly rattle: number }>
> = {
  D: { skin: [135, 82, 70], level: 1, rattle: 900 },
  d: { skin: [170, 112, 98], level: 0.5, rattle: 1300 },
  t: { skin: [310, 260], level: 0.16, rattle: 2400 },
};

/** A skin over a wooden hoop, and the stick on it. */
export const beat = (at: number, sign: string, level: number): Stroke[] => {
  const stroke = STROKES[sign];
  if (!stroke) throw new Error(`no such stroke of a drum: ${sign}`);
  return [
    {
      kind: 'tone',
      at,
      attack: 0.004,
      decay: 0.26,
      level: level * stroke.level,
      wave: 'sine',
      pitch: stroke.skin,
    },
    {
      kind: 'hiss',
      at,
      attack: 0.002,
      decay: 0.07,
      level: level * (0.1 + 0.25 * stroke.level),
      through: [{ kind: 'lowpass', hertz: [stroke.rattle * 1.6, stroke.rattle / 2] }],
    },
  ];
};
