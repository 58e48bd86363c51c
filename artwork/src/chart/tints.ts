import { hand } from './noise.ts';
import { path, row } from './pen.ts';

const stop = (offset: number, name: string, opacity?: string | number): string =>
  `<stop offset="${offset}" style="stop-color:var(--${name})${opacity === undefined ? '' : `;stop-opacity:${opacity}`}"/>`;

const round = (id: string, where: string, ...stops: readonly string[]): string =>
  `<radialGradient id="${id}" ${where}>${stops.join('')}</radialGradient>`;

const linear = (id: string, where: string, ...stops: readonly string[]): string =>
  `<linearGradient id="${id}" ${where}>${stops.join('')}</linearGradient>`;

/** A soft round pool of colour, one unit in radius, to be stretched where it is wanted. */
const pool = (name: string, colour: string, opacity: number): string =>
  round(`${name}-tint`, '', stop(0, colour, opacity), stop(0.55, colour, opacity * 0.7), stop(1, colour, 0)) +
  `<circle id="${name}" r="1" fill="url(#${name}-tint)"/>`;

/** The paper shows through everything: short fibres, one small tile of them over and over. */
const fibres = (): string => {
  const { any } = hand(1650);
  const strokes = Array.from(
    { length: 90 },
    () => `M${row(any(0, 180), any(0, 180))}q${row(any(-2, 2), any(-1.5, 1.5), any(-4, 4), any(-2, 2))}`,
  );
  return `<pattern id="fibres" width="180" height="180" patternUnits="userSpaceOnUse">${path('fibre', strokes.join(''))}</pattern>`;
};

const light = (offset: number, colour: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

export const tints = (): string =>
  [
    round('age', 'cx="50%" cy="50%" r="75%"', stop(0.6, 'paper-lo', 0), stop(1, 'paper-lo', 0.8)),
    round('water', 'cx="50%" cy="50%" r="72%"', stop(0.35, 'sea'), stop(1, 'sea-lo')),
    round('dusk', 'cx="50%" cy="48%" r="78%"', stop(0.62, 'vignette', 0), stop(1, 'vignette', 'var(--vignette-o)')),
    pool('pool-green', 'green', 0.62),
    pool('pool-sand', 'land-lo', 0.5),
    pool('pool-light', 'land-hi', 0.75),
    linear('peak-light', 'x2="0" y2="1"', stop(0.62, 'land-hi'), stop(1, 'land-hi', 0)),
    linear('peak-lee', 'x2="0" y2="1"', stop(0.4, 'rock'), stop(1, 'rock', 0)),
    linear('hill-tint', 'x2="0" y2="1"', stop(0.2, 'leaf'), stop(1, 'green', 0.1)),
    linear('brass', 'x2=".9" y2="1"', stop(0, 'gold-hi'), stop(0.35, 'gold'), stop(0.7, 'gold'), stop(1, 'gold-lo')),
    round(
      'moonlight',
      'gradientUnits="userSpaceOnUse" cx="1240" cy="40" r="620"',
      light(0, '#9fc4ff', 0.4),
      light(0.5, '#5b86c8', 0.13),
      light(1, '#5b86c8', 0),
    ),
    round('lamplight', '', light(0, '#ffce73', 0.85), light(0.35, '#f2a23c', 0.36), light(1, '#f2a23c', 0)),
    linear('beam-out', '', light(0, '#fff0b8', 0.78), light(1, '#fff0b8', 0)),
    linear('beam-in', 'x1="1" x2="0"', light(0, '#fff0b8', 0.5), light(1, '#fff0b8', 0)),
    fibres(),
  ].join('');
