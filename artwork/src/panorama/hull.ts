/** The lines of each kind of ship: bow to the right, water line at 0. */
export type Plan = {
  readonly hull: string;
  /** The dark part near the water. */
  readonly keel: string;
  readonly strakes: string;
  readonly rail: string;
  readonly sprit: string;
  readonly stays: string;
  readonly masts: readonly (readonly [x: number, foot: number, top: number])[];
  /** Square sails: middle, top, foot, half width. */
  readonly squares: readonly (readonly [x: number, top: number, foot: number, half: number])[];
  /** Sails of any other cut. */
  readonly canvas: readonly string[];
  /** Where those sails lie when they are furled. */
  readonly booms: string;
  readonly ports: readonly number[];
  readonly deck: number;
  readonly oars: string;
  readonly lantern: readonly [x: number, y: number];
  readonly flag: readonly [x: number, y: number];
  readonly emblem: readonly [x: number, y: number, size: number];
};

const galleon: Plan = {
  hull: 'M-47 -34L-49 -13C-47 -4 -43 4 -37 7H34C44 3 50 -7 55 -19L37 -12L31 -8H-13L-15 -18H-27L-29 -31Z',
  keel: 'M-44 0C-42 4 -40 6 -37 7H34C40 5 44 1 48 -4C30 1 -20 2 -44 0Z',
  strakes: 'M-48 -20L-27 -18M-47 -26L-28 -24M-48 -12C-20 -6 20 -6 47 -10M-46 -5C-20 -1 20 -1 44 -4',
  rail: 'M-47 -15C-20 -9 16 -9 50 -14',
  sprit: 'M46 -14L68 -28',
  stays: 'M2 -90L34 -62M30 -70L66 -27M2 -90L-38 -54M-38 -66L-48 -34',
  masts: [
    [-36, -30, -72],
    [2, -8, -98],
    [31, -9, -74],
  ],
  squares: [
    [-36, -64, -40, 11],
    [2, -88, -68, 13],
    [2, -62, -24, 19],
    [31, -68, -50, 10],
    [31, -46, -20, 13],
  ],
  canvas: [],
  booms: '',
  ports: [-32, -20, -8, 4, 16, 28],
  deck: -7.5,
  oars: '',
  lantern: [-50, -36],
  flag: [2, -98],
  emblem: [3, -45, 2.6],
};

const schooner: Plan = {
  hull: 'M-45 -12C-44 0 -38 7 -30 7H28C40 5 48 -4 57 -16L31 -8H-27L-31 -13Z',
  keel: 'M-41 1C-38 5 -35 7 -30 7H28C36 5 41 1 46 -3C26 2 -18 3 -41 1Z',
  strakes: 'M-44 -7C-18 -1 22 -1 50 -9M-42 -1C-18 3 22 3 45 -3',
  rail: 'M-44 -10C-18 -5 24 -5 52 -12',
  sprit: 'M46 -11L72 -22',
  stays: 'M-12 -74L24 -82M24 -84L71 -22M24 -84L57 -16M-12 -74L-44 -12',
  masts: [
    [-12, -8, -80],
    [24, -8, -90],
  ],
  squares: [],
  canvas: [
    'M-15 -13L-44 -14L-38 -52L-14 -70Z',
    'M21 -13L-9 -14L-7 -56L22 -78Z',
    'M29 -16L26 -78L60 -18Z',
    'M46 -20L32 -76L71 -24Z',
  ],
  booms: 'M-14 -15L-44 -16M22 -15L-8 -16M34 -18L58 -19',
  ports: [-26, -14, -2, 10, 22],
  deck: -4,
  oars: '',
  lantern: [-46, -16],
  flag: [24, -90],
  emblem: [-28, -32, 2.4],
};

const xebec: Plan = {
  hull: 'M-60 -17C-50 -14 -44 -7 -40 -1C-37 5 -31 7 -24 7H24C36 7 46 -4 64 -21L39 -9H-36Z',
  keel: 'M-38 2C-35 6 -30 7 -24 7H24C31 7 38 2 44 -3C24 3 -18 4 -38 2Z',
  strakes: 'M-46 -9C-18 -3 22 -3 50 -9M-39 -1C-18 3 22 3 44 -3',
  rail: 'M-55 -14C-18 -6 24 -6 58 -15',
  sprit: 'M52 -15L74 -26',
  stays: 'M12 -76L56 -16M-20 -56L-58 -16',
  masts: [
    [-24, -9, -58],
    [10, -9, -78],
    [40, -9, -52],
  ],
  squares: [],
  canvas: ['M-58 -15L-14 -66L-16 -12Z', 'M-22 -12L30 -92L22 -11Z', 'M24 -12L58 -62L53 -12Z'],
  booms: 'M-56 -17L-16 -64M-20 -15L29 -90M26 -15L57 -61',
  ports: [-28, -17, -6, 5, 16, 27],
  deck: -4.6,
  oars: '',
  lantern: [-60, -20],
  flag: [10, -78],
  emblem: [12, -32, 2.6],
};

const galley: Plan = {
  hull: 'M-52 -16C-52 -2 -46 6 -35 7H34L68 -2L37 -8H-39C-43 -8 -46 -9 -47 -17Z',
  keel: 'M-47 0C-44 5 -40 7 -35 7H34L50 3C26 3 -22 3 -47 0Z',
  strakes: 'M-50 -7C-20 -2 26 -2 56 -4M-48 -1C-20 2 26 2 52 0',
  rail: 'M-50 -10C-40 -6 -20 -6 40 -6',
  sprit: 'M60 -4L76 -6',
  stays: 'M0 -74L42 -8M0 -74L-46 -14',
  masts: [[0, -8, -84]],
  squares: [[0, -68, -22, 26]],
  canvas: [],
  booms: '',
  ports: [],
  deck: -4,
  oars: 'M-30 -2L-40 12M-20 -2L-30 12M-10 -2L-20 12M0 -2L-10 12M10 -2L0 12M20 -2L10 12M30 -2L20 12',
  lantern: [-52, -20],
  flag: [0, -84],
  emblem: [0, -46, 3.6],
};

const cutter: Plan = {
  hull: 'M-41 -13C-41 1 -35 7 -24 7H22C36 5 44 -4 51 -16L25 -8H-28L-32 -13Z',
  keel: 'M-38 0C-35 5 -31 7 -24 7H22C31 5 37 1 42 -3C22 2 -16 3 -38 0Z',
  strakes: 'M-40 -7C-16 -2 20 -2 45 -9M-38 -1C-16 3 20 3 42 -3',
  rail: 'M-40 -10C-16 -5 20 -5 48 -12',
  sprit: 'M40 -11L70 -20',
  stays: 'M4 -92L70 -20M4 -92L-40 -12',
  masts: [[4, -8, -100]],
  squares: [],
  canvas: ['M1 -13L-46 -15L-34 -62L2 -86Z', 'M8 -15L6 -82L38 -17Z', 'M24 -20L12 -80L66 -22Z'],
  booms: 'M2 -15L-44 -17M14 -17L40 -18',
  ports: [-24, -13, -2, 9, 20],
  deck: -4,
  oars: '',
  lantern: [-42, -17],
  flag: [4, -100],
  emblem: [-20, -38, 3],
};

const frigate: Plan = {
  hull: 'M-50 -22L-48 -7C-44 4 -38 7 -29 7H30C42 5 49 -6 57 -19L33 -10H-29L-33 -21Z',
  keel: 'M-44 0C-41 5 -36 7 -29 7H30C39 5 44 0 48 -4C26 2 -20 3 -44 0Z',
  strakes: 'M-49 -14C-20 -7 22 -7 51 -12M-46 -4C-20 1 22 1 47 -4',
  rail: 'M-49 -18L-32 -17M-30 -9C-10 -8 22 -8 51 -14',
  sprit: 'M47 -15L72 -29',
  stays: 'M0 -92L34 -70M32 -74L70 -28M0 -92L-32 -70M-32 -76L-49 -24',
  masts: [
    [-32, -20, -84],
    [0, -10, -96],
    [32, -10, -84],
  ],
  squares: [
    [-32, -78, -58, 10],
    [-32, -54, -28, 13],
    [0, -88, -66, 11],
    [0, -61, -24, 15],
    [32, -78, -58, 10],
    [32, -53, -22, 13],
  ],
  canvas: [],
  booms: '',
  ports: [-34, -23, -12, -1, 10, 21, 32],
  deck: -6,
  oars: '',
  lantern: [-52, -26],
  flag: [0, -96],
  emblem: [1, -44, 2.6],
};

const merchantman: Plan = {
  ...frigate,
  hull: 'M-46 -30L-48 -9C-46 3 -38 7 -31 7H34C45 3 49 -8 51 -24L37 -20L33 -10H-21L-23 -22L-30 -24L-31 -30Z',
  strakes: 'M-47 -18L-24 -16M-47 -10C-20 -5 22 -5 48 -10M-46 -3C-20 1 22 1 46 -3',
  rail: 'M-47 -13C-20 -8 22 -8 50 -15',
  ports: [-40, 12, 24],
  lantern: [-49, -33],
};

export const HULLS = { galleon, schooner, xebec, galley, cutter, frigate, merchantman } as const;
export type HullKind = keyof typeof HULLS;
