import { num } from './ink.ts';

export const WIDTH = 2200;
export const HEIGHT = 280;

/** The light at one place of the panorama. The colours of the sky are those before the glaze goes over them. */
export type Hour = {
  readonly at: number;
  readonly high: string;
  readonly low: string;
  readonly glaze: string;
};

/** From dawn at the left to night at the right. */
export const FAIR_DAY: readonly Hour[] = [
  { at: 0, high: '#EFA98B', low: '#FFE2A8', glaze: '#FFE6CF' },
  { at: 0.11, high: '#F3CFA0', low: '#FFEBC0', glaze: '#FFF2DF' },
  { at: 0.25, high: '#8FC6CE', low: '#EDF0D3', glaze: '#FFFFFF' },
  { at: 0.5, high: '#79B7C8', low: '#E6EFD8', glaze: '#FFFFFF' },
  { at: 0.64, high: '#A9C3B4', low: '#FBE6B0', glaze: '#FFF3D6' },
  { at: 0.75, high: '#D98E86', low: '#FFC978', glaze: '#FBCFAE' },
  { at: 0.84, high: '#8A72AC', low: '#F0A08C', glaze: '#B99CB8' },
  { at: 0.92, high: '#5468B0', low: '#8E8CC4', glaze: '#8A8EC0' },
  { at: 1, high: '#3F5AA8', low: '#6F86C8', glaze: '#7583BA' },
];

const stops = (hours: readonly Hour[], colour: (hour: Hour) => string): string =>
  hours.map(hour => `<stop offset="${num(hour.at * 100)}%" stop-color="${colour(hour)}"/>`).join('');

/** The three gradients of the day, and the mask by which the high sky becomes the low one. */
export const dayOf = (hours: readonly Hour[], horizon: number): string =>
  `<linearGradient id="high">${stops(hours, hour => hour.high)}</linearGradient>` +
  `<linearGradient id="low">${stops(hours, hour => hour.low)}</linearGradient>` +
  `<linearGradient id="glaze">${stops(hours, hour => hour.glaze)}</linearGradient>` +
  `<linearGradient id="down" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset=".3" stop-color="#444"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
  `<mask id="fall"><rect width="${WIDTH}" height="${num(horizon)}" fill="url(#down)"/></mask>` +
  `<radialGradient id="warm"><stop offset="0" stop-color="#FFE9A8"/><stop offset=".35" stop-color="#FFC861" stop-opacity=".55"/><stop offset="1" stop-color="#FF9A3C" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="cold"><stop offset="0" stop-color="#FFFBE4" stop-opacity=".8"/><stop offset=".4" stop-color="#DCE8FF" stop-opacity=".3"/><stop offset="1" stop-color="#B8D0FF" stop-opacity="0"/></radialGradient>`;
