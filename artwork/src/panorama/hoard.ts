import { chest, skull } from './cargo.ts';
import { sign, slab } from './cipher.ts';
import { buried, cliff } from './cliff.ts';
import { CLUES, olivierWith } from './clues.ts';
import { at, type Drawing, inLamplight, together } from './drawing.ts';
import { figure } from './figure.ts';
import type { Hand } from './hand.ts';
import { glow } from './heaven.ts';
import { disc, line, shape, wash } from './ink.ts';
import { bat } from './landmark.ts';
import { bush } from './palm.ts';
import { steps } from './shore.ts';
import { torch } from './torch.ts';

export const hoard = (hand: Hand): Drawing =>
  together(
    shape(
      'M1816 290L1822 96C1850 60 1884 40 1930 30C1990 16 2060 22 2110 18C2150 14 2180 20 2210 16V290Z',
      '#A98D62',
      1.4,
    ) +
      line(
        'M1836 110l10 20M1850 84l12 16M1880 60l10 16M1950 44l6 16M2010 36l6 14M2080 34l-4 12M2150 30l6 12M1830 160l10 14M1996 70l6 18M1990 130l8 16M2002 170l-8 14',
        1,
      ) +
      wash('M1822 96C1850 60 1884 40 1930 30L1926 40C1890 56 1856 80 1836 112L1830 190L1820 190Z', '#C9B083', 0.6),
    shape('M1858 200C1850 140 1868 98 1904 94C1944 92 1962 140 1956 200Z', '#2E2630', 1.6) +
      line('M1866 150l-8 -4M1876 112l-8 -8M1904 94v-12M1938 110l8 -8M1954 150l8 -2', 1.4),
    shape('M2022 204C2008 150 2020 84 2060 62C2100 44 2160 52 2180 96C2196 136 2192 176 2186 204Z', '#9A7A60', 1.6) +
      wash(
        'M2022 204C2008 150 2020 84 2060 62C2100 44 2160 52 2180 96C2150 70 2092 70 2064 96C2040 120 2040 170 2046 204Z',
        '#5A463C',
        0.8,
      ),
    cliff(hand, [
      [1816, 188],
      [1880, 192],
      [1960, 190],
      [2060, 190],
      [2210, 190],
    ]),
    bush(hand, 1846, 192, 36) + bush(hand, 1990, 42, 50) + bush(hand, 2120, 26, 40) + bush(hand, 1900, 46, 30),
    torch(1850, 192, 46),
    torch(1966, 192, 46),
    inLamplight(at(1926, 194, figure('walk', olivierWith('torch')), { size: 1.8 })),
    at(1878, 196, slab(CLUES[9]), { size: 1.05 }),
    bat(1890, 70) + bat(1940, 78) + bat(1914, 56) + bat(2000, 108),
    line(
      'M2040 100L2064 72M2040 100L2080 66M2040 100L2052 84L2066 88M2048 92L2060 96M2056 80L2072 82M2040 100V118',
      0.9,
      '#D9CDB0',
    ),
    disc(2040, 120, 2, '#2B2430'),
    `<g transform="translate(2150 92) scale(1.5)">${sign(CLUES[10], '#E6B8A0')}</g>`,
    glow(2110, 160, 92, 0.6),
    inLamplight(at(2096, 192, chest('empty'), { size: 2.1 }), 0.7),
    inLamplight(at(2158, 194, figure('stand', olivierWith('lantern')), { size: 1.9, flip: true })),
    shape('M2046 192q6 -8 14 -3q4 2 5 3Z', '#6B6670', 0.9) + line('M2046 191q-8 2 -10 -4', 1.1),
    at(1900, 250, buried('bone'), { tilt: 16 }),
    at(2060, 246, buried('snail'), { size: 1.4 }),
    at(2150, 256, skull(), { size: 0.9, tilt: -20 }),
    steps(2066, 2200, 200) + disc(2136, 196, 2.4, '#F0B93A', 0.8),
  );
