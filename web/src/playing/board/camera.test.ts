import { describe, expect, it } from 'vitest';
import { between, closing, dragged, framing, inWindow, kept, TOUCHABLE, whole, zoomed } from './camera.ts';

const CHART = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 330 };

describe('the window on the chart', () => {
  it('shows all of it, whatever the shape of the window', () => {
    expect(whole(CHART, PHONE).scale).toBeCloseTo(390 / 1600);
    expect(whole(CHART, { width: 1600, height: 500 }).scale).toBe(0.5);
  });

  it('never shows what is beyond the frame', () => {
    const corner = kept({ scale: 1, centre: { x: 0, y: 2000 } }, CHART, PHONE);
    expect(corner.centre).toEqual({ x: 195, y: 1000 - 165 });
  });

  it('does not shrink below the whole', () => {
    expect(kept({ scale: 0.01, centre: { x: 0, y: 0 } }, CHART, PHONE)).toEqual(whole(CHART, PHONE));
  });

  it('keeps the point under the fingers while it zooms', () => {
    const at = { x: 300, y: 400 };
    const before = { scale: 1, centre: { x: 500, y: 500 } };
    const after = zoomed(before, 2, at);
    expect((at.x - after.centre.x) * after.scale).toBeCloseTo((at.x - before.centre.x) * before.scale);
  });

  it('follows the finger that drags it', () => {
    expect(dragged({ scale: 2, centre: { x: 500, y: 500 } }, { x: 100, y: -20 }).centre).toEqual({ x: 450, y: 510 });
  });

  it('keeps a ship at the edge of the chart in sight on its way back from a battle there', () => {
    const ship = { x: 40, y: 960 };
    const full = whole(CHART, PHONE);
    const way = between(kept(closing(ship, full), CHART, PHONE), full);
    for (const time of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      const { x, y } = inWindow(ship, way(time), PHONE);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(PHONE.height);
    }
  });

  it('looks at one ship from near, and at a fork from as far as both lanes need', () => {
    expect(framing([{ x: 300, y: 400 }], PHONE)).toEqual({ scale: TOUCHABLE, centre: { x: 300, y: 400 } });
    const fork = framing(
      [
        { x: 100, y: 400 },
        { x: 900, y: 500 },
      ],
      PHONE,
    );
    expect(fork.centre).toEqual({ x: 500, y: 450 });
    expect(900 - 100).toBeLessThan(PHONE.width / fork.scale);
  });
});
