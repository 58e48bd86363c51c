import { PIRATES } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { EMBLEM_PATHS, emblem, sailLetter } from '../emblems.ts';
import { type Owner, SHIP_COLOURS } from '../ship-colours.ts';
import { VESSELS } from './vessels.ts';

const FLEET: readonly Owner[] = [...PIRATES, 'ghost'];
/** The theme's --sail by day and by night. */
const CANVAS = { day: '#fff8e4', night: '#e4e6ea' } as const;
const different = (values: readonly unknown[]): number => new Set(values).size;

/** The coordinates of a path of absolute commands, in pairs. */
const points = (path: string): (readonly [number, number])[] => {
  const pen = { x: 0, y: 0 };
  const found: (readonly [number, number])[] = [];
  for (const [, command, text] of path.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'H') pen.x = numbers[0];
    else if (command === 'V') pen.y = numbers[0];
    else for (let k = 0; k < numbers.length; k += 2) found.push([numbers[k], numbers[k + 1]]);
    const last = found.at(-1);
    if (command === 'H' || command === 'V') found.push([pen.x, pen.y]);
    else if (last) [pen.x, pen.y] = last;
  }
  return found;
};

describe('every pirate is known', () => {
  it('by the outline of the hull and of the sails', () => {
    expect(different(PIRATES.map(pirate => VESSELS[pirate].hull))).toBe(PIRATES.length);
    expect(different(PIRATES.map(pirate => VESSELS[pirate].sails.join()))).toBe(PIRATES.length);
  });

  it('by a letter, an emblem and a colour', () => {
    expect(different(PIRATES.map(pirate => sailLetter[pirate]))).toBe(PIRATES.length);
    expect(different(PIRATES.map(pirate => EMBLEM_PATHS[emblem[pirate]]))).toBe(PIRATES.length);
    expect(different(PIRATES.map(pirate => SHIP_COLOURS[pirate].colour))).toBe(PIRATES.length);
  });

  it('by the rig: masts and sails as the ship is named', () => {
    const sails = Object.fromEntries(FLEET.map(ship => [ship, VESSELS[ship].sails.length]));
    expect(sails).toEqual({ anne: 4, mary: 3, samuel: 3, john: 1, olivier: 3, edward: 3, ghost: 3 });
    expect(FLEET.filter(ship => VESSELS[ship].oars !== '')).toEqual(['john']);
  });
});

describe.each(FLEET)('the ship of %s', ship => {
  const vessel = VESSELS[ship];

  it('stays in its box', () => {
    const drawn = [vessel.hull, vessel.masts, vessel.yards, vessel.furled, vessel.oars, ...vessel.sails].flatMap(
      points,
    );
    for (const [x, y] of drawn) {
      expect(Math.abs(x)).toBeLessThanOrEqual(36);
      expect(y).toBeGreaterThanOrEqual(-44);
      expect(y).toBeLessThanOrEqual(22);
    }
  });

  it('has its pennant at the head of the highest mast', () => {
    expect(Math.min(...points(vessel.masts + vessel.yards).map(([, y]) => y))).toBe(vessel.masthead[1]);
  });

  it.each(['day', 'night'] as const)('has a letter that stands out on its sail by %s', theme => {
    const { sail, letter } = SHIP_COLOURS[ship];
    expect(contrast(sail.startsWith('#') ? sail : CANVAS[theme], letter)).toBeGreaterThanOrEqual(6.5);
  });
});

describe('a pennant', () => {
  it.each(FLEET)('of %s shows its emblem', ship => {
    const { colour, emblem: mark } = SHIP_COLOURS[ship];
    expect(contrast(colour, mark)).toBeGreaterThanOrEqual(3);
  });
});

/** The contrast of two colours as the accessibility guidelines count it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
