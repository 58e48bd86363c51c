import type { Mark } from './course.ts';

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 60;
const RIGHT = 60;
const BOTTOM = 40;

/** The learning curve as a picture, by generation: how often the net won against quick judgement, and how surprised it was by who won. */
export const drawCurve = (curve: readonly Mark[]): string => {
  const games = Math.max(...curve.map(mark => mark.games));
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * at) / games;
  const scale = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const y = (value: number): number => 40 + ((HEIGHT - BOTTOM - 40) * (most - value)) / (most - least || 1);
    return { least, most, points: curve.map((mark, at) => `${x(mark.games).toFixed(1)},${y(values[at]).toFixed(1)}`) };
  };
  const wins = scale(curve.map(mark => mark.wins));
  const surprise = scale(curve.map(mark => mark.surprise));
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#f7f1e1"/>
<path d="M${LEFT} 40V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}V40" fill="none" stroke="#3b2f2f"/>
<polyline points="${wins.points.join(' ')}" fill="none" stroke="#1f5f8b" stroke-width="2"/>
<polyline points="${surprise.points.join(' ')}" fill="none" stroke="#a8432f" stroke-width="2" stroke-dasharray="6 4"/>
<text x="${LEFT - 6}" y="46" text-anchor="end">${percent(wins.most)}</text>
<text x="${LEFT - 6}" y="${HEIGHT - BOTTOM}" text-anchor="end">${percent(wins.least)}</text>
<text x="${WIDTH - RIGHT + 6}" y="46">${surprise.most.toFixed(3)}</text>
<text x="${WIDTH - RIGHT + 6}" y="${HEIGHT - BOTTOM}">${surprise.least.toFixed(3)}</text>
<text x="${LEFT}" y="${HEIGHT - 14}">0</text>
<text x="${WIDTH - RIGHT}" y="${HEIGHT - 14}" text-anchor="end">${games.toLocaleString('en')} games</text>
<text x="${LEFT}" y="20" fill="#1f5f8b">wins, one of four against quick judgement</text>
<text x="${WIDTH - RIGHT}" y="20" text-anchor="end" fill="#a8432f">surprise at who won, in nats</text>
</svg>
`;
};
