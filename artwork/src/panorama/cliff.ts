import type { Hand } from './hand.ts';
import { curve, line, num, numbers, type Point, shape, straight, wash } from './ink.ts';

/** A piece of cliff under the given edge: grass on top, a path along it, cracks down the face; its left side may lean out. */
export const cliff = (hand: Hand, edge: readonly Point[], path = true, lean = 0): string => {
  const [first, last] = [edge[0], edge[edge.length - 1]];
  const height = (x: number): number => {
    const next = Math.max(
      1,
      edge.findIndex(point => point[0] >= x),
    );
    const [[ax, ay], [bx, by]] = [edge[next - 1], edge[next]];
    return ay + ((by - ay) * (x - ax)) / Math.max(1, bx - ax);
  };
  const top = numbers(first[0], last[0], 14).map((x): Point => [x, height(x) + hand.some(-1, 1)]);
  const along = (down: number): Point[] => top.map(([x, y]): Point => [x, y + down]);
  const cracks = numbers(first[0] + 14, last[0] - 10, 15).flatMap(x => {
    const y = height(x) + hand.some(26, 44);
    return [
      `M${num(x)} ${num(y)}l${num(hand.some(-3, 3))} ${num(hand.some(10, 22))}l${num(hand.some(-4, 2))} ${num(hand.some(6, 16))}`,
    ];
  });
  const ledges = numbers(first[0] + 22, last[0] - 30, 42).map(x => {
    const y = height(x) + hand.some(34, 80);
    return `M${num(x)} ${num(y)}l${num(hand.some(8, 16))} ${num(hand.some(-2, 3))}l${num(hand.some(4, 10))} 4`;
  });
  const fringe = numbers(first[0] + 6, last[0] - 6, 9).map(
    x => `M${num(x)} ${num(height(x) + 15)}l-1.6 ${num(hand.some(3, 7))}`,
  );
  return (
    shape(`${straight([...top, [last[0], 290], [first[0] - lean, 290]])}Z`, '#C4A878', 1.4) +
    wash(
      `${straight([
        [last[0], height(last[0])],
        [last[0], 290],
        [last[0] - 26, 290],
        [last[0] - 12, 236],
        [last[0] - 20, 210],
      ])}Z`,
      '#8A6F4E',
      0.7,
    ) +
    line(cracks.join('') + ledges.join(''), 0.9, '#34241A', 0.65) +
    shape(`${straight([...top, ...along(16).reverse()])}Z`, '#A9B06A', 1.1) +
    line(fringe.join(''), 1, '#34241A', 0.7) +
    (path ? line(curve(along(7)), 7.6, '#34241A', 0.6) + line(curve(along(7)), 6, '#F1DDA6') : '')
  );
};

/** What the rock keeps: a snail of stone, a bone, a root. */
export const buried = (kind: 'snail' | 'bone' | 'root'): string => {
  switch (kind) {
    case 'snail':
      return (
        shape('M0 -10a10 10 0 1 1 -.1 0Z', '#D9C49A', 1.2) +
        line('M0 0a2 2 0 1 1 2 2a4 4 0 1 1 4 -4a6 6 0 1 1 -6 -5M7 -7l-4 4M10 1l-5 0M-7 7l4 -4M-9 -2l5 1', 1)
      );
    case 'bone':
      return shape(
        'M-13 -2.4C-14 -7 -20 -5 -18 -1C-22 1 -18 7 -13 3.4H13C18 7 22 1 18 -1C20 -5 14 -7 13 -2.4Z',
        '#FFF8E6',
        1,
      );
    case 'root':
      return line('M0 0C2 14 -6 20 -4 34M0 6C6 14 12 18 12 30M-2 14C-10 18 -14 24 -14 32', 2, '#7A5C3C');
  }
};

/** A bridge of rope and planks that hangs between two edges. */
export const ropeBridge = (from: Point, to: Point): string => {
  const sag = (t: number, high: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 16 * Math.sin(Math.PI * t) - high,
  ];
  const walk = (high: number): Point[] => numbers(0, 1, 0.125).map(t => sag(t, high));
  const ties = numbers(0.06, 0.94, 0.08).map(t => `M${num(sag(t, 0)[0])} ${num(sag(t, 0)[1])}V${num(sag(t, 20)[1])}`);
  return (
    line(curve(walk(20)), 1.6) +
    line(ties.join(''), 0.9) +
    line(curve(walk(0)), 5.4) +
    line(curve(walk(0)), 3.4, '#B98F55') +
    line(
      numbers(0.04, 0.96, 0.05)
        .map(t => `M${num(sag(t, 0)[0])} ${num(sag(t, 2)[1])}v4.4`)
        .join(''),
      0.9,
    )
  );
};

/** Water falling from `top` to `foot`, with spray below. */
export const waterfall = (x: number, top: number, foot: number, w: number): string =>
  shape(
    `M${num(x - w / 2)} ${num(top)}C${num(x - w * 0.4)} ${num(top + 20)} ${num(x - w * 0.7)} ${num(foot - 20)} ${num(x - w * 0.8)} ${num(foot)}H${num(x + w * 0.8)}C${num(x + w * 0.7)} ${num(foot - 20)} ${num(x + w * 0.4)} ${num(top + 20)} ${num(x + w / 2)} ${num(top)}Z`,
    '#CFE6E4',
    1.1,
  ) +
  line(
    [-0.25, 0, 0.25]
      .map(
        t =>
          `M${num(x + w * t)} ${num(top + 6)}C${num(x + w * t)} ${num(top + 30)} ${num(x + w * t * 1.8)} ${num(foot - 30)} ${num(x + w * t * 2)} ${num(foot - 8)}`,
      )
      .join(''),
    1.1,
    '#5E97A6',
  ) +
  line(
    `M${num(x - w)} ${num(foot)}${numbers(1, Math.round(w / 4), 1)
      .map(() => 'q4 -7 8 0')
      .join('')}`,
    3.4,
    '#FBF5E2',
  );
