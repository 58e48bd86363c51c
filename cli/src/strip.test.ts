import { LAIRS, type Position, type ShipName, SPACES } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { painter } from './paint.ts';
import { strip } from './strip.ts';

const PLAIN = painter(false);
const ship = (name: ShipName, space: number, lap = 0): { ship: ShipName; position: Position } => ({
  ship: name,
  position: { space, lap },
});
const drawn = (...ships: { ship: ShipName; position: Position }[]) => strip({ ships, tokens: LAIRS }, PLAIN);

const ROUTE = '@~~~x$$ ~~x~x~ ~$~$x ~$x~~x $~$$~ x$~~x~|$~~x$~~~~@';
const LANES = '       \\__~~__/     \\__~~__/     \\__~~__/';
const RULER = '0       7      15    20     28    33     41';

describe('the strip', () => {
  it('shows the fifty spaces, the short lanes below, the red line and Port Royal at both ends', () => {
    expect(drawn()).toEqual([ROUTE, LANES, RULER]);
    const marks = `${ROUTE}${LANES}`.replace(/[ |\\/_]/g, '');
    expect(marks).toHaveLength(SPACES.length + 1); // Port Royal twice
  });

  it('R-SET-4 stacks all ships on Port Royal at the start', () => {
    expect(drawn(ship(0, 0), ship(1, 0), ship('ghost', 0))).toEqual(['E', 'M', 'A', ROUTE, LANES, RULER]);
  });

  it('puts a ship in a long lane above it and one in the short lane below it', () => {
    expect(drawn(ship(2, 9), ship(3, 13))).toEqual(['          S', ROUTE, LANES, '          J', RULER]);
  });

  it('stacks ships in a short lane downwards', () => {
    expect(drawn(ship(0, 40), ship(4, 40))).toEqual([ROUTE, LANES, `${' '.repeat(37)}A`, `${' '.repeat(37)}O`, RULER]);
  });

  it('R-END-4 has the last space before the red line on its left and the first beyond on its right', () => {
    const [ships, route] = drawn(ship(0, 38), ship(1, 41));
    expect(route.indexOf('|')).toBe(ships.indexOf('A') + 1);
    expect(route.indexOf('|')).toBe(ships.indexOf('M') - 1);
  });

  it('R-MOV-3 has a ship that has finished at the right end', () => {
    expect(drawn(ship(1, 0, 1))[0]).toBe(`${' '.repeat(ROUTE.length - 1)}M`);
  });

  it('R-MOV-4 shows a ship behind the start line on its space, in a small letter', () => {
    expect(drawn(ship(1, 49, -1))[0]).toBe(`${' '.repeat(ROUTE.length - 2)}m`);
    expect(drawn(ship(1, 0, -1))[0]).toBe('m');
  });

  it('R-PAY-4 shows a lair without its treasure', () => {
    expect(strip({ ships: [], tokens: LAIRS.filter(lair => lair !== 4 && lair !== 44) }, PLAIN)[0]).toBe(
      '@~~~o$$ ~~x~x~ ~$~$x ~$x~~x $~$$~ x$~~x~|$~~o$~~~~@',
    );
  });

  it('fits a terminal, whoever is where', () => {
    for (const [space] of SPACES.entries())
      for (const line of drawn(...[0, 1, 2, 3, 4, 5].map(seat => ship(seat, space))))
        expect(line.length).toBeLessThan(79);
  });

  it('colours ships and the red line', () => {
    const [ships, route] = strip({ ships: [ship(0, 1)], tokens: [] }, painter(true));
    expect(ships).toBe(' \u001b[31mA\u001b[0m');
    expect(route).toContain('\u001b[31m|\u001b[0m');
  });
});
