import type { Mark } from './course.ts';

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 60;
const BOTTOM = 40;

/**
 * The learning curve as a picture: how surprised the net was by who won, the lower the better. Where it began is told in
 * words: drawn to scale, it would leave no height for the rest.
 */
export const drawCurve = (marks: readonly Mark[]): string => {
  const curve = marks.filter(mark => mark.games > 0);
  const untrained = marks.find(mark => mark.games === 0);
  const start = untrained ? `; untrained: ${untrained.surprise.toFixed(3)}` : '';
  const most = Math.max(...curve.map(({ surprise }) => surprise));
  const least = Math.min(...curve.map(({ surprise }) => surprise));
  const games = Math.max(...curve.map(mark => mark.games));
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - 20) * at) / games;
  const y = (surprise: number): number => 20 + ((HEIGHT - BOTTOM - 20) * (most - surprise)) / (most - least || 1);
  const points = curve.map(mark => `${x(mark.games).toFixed(1)},${y(mark.surprise).toFixed(1)}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#f7f1e1"/>
<path d="M${LEFT} 20V${HEIGHT - BOTTOM}H${WIDTH - 20}" fill="none" stroke="#3b2f2f"/>
<polyline points="${points}" fill="none" stroke="#1f5f8b" stroke-width="2"/>
<text x="${LEFT - 6}" y="26" text-anchor="end">${most.toFixed(3)}</text>
<text x="${LEFT - 6}" y="${HEIGHT - BOTTOM}" text-anchor="end">${least.toFixed(3)}</text>
<text x="${LEFT}" y="${HEIGHT - 14}">0</text>
<text x="${WIDTH - 20}" y="${HEIGHT - 14}" text-anchor="end">${games.toLocaleString('en')} games</text>
<text x="${LEFT + 10}" y="16">surprise at who won, in nats${start}</text>
</svg>
`;
};
