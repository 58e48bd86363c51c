/** Angles in degrees: 0 hangs down, 90 points ahead (to the right), 180 up, -90 back. */
export type Pose = {
  readonly lean: number;
  readonly hip: number;
  readonly legs: readonly [thigh: number, shin: number, thigh: number, shin: number];
  readonly arms: readonly [upper: number, lower: number, upper: number, lower: number];
};

export const POSES = {
  stand: { lean: 2, hip: 14, legs: [8, 2, -10, -4], arms: [18, 40, -16, 4] },
  point: { lean: 6, hip: 14, legs: [14, 4, -14, -8], arms: [96, 96, -24, 40] },
  raise: { lean: 4, hip: 14, legs: [18, 6, -16, -10], arms: [140, 160, -30, 30] },
  walk: { lean: 8, hip: 13.6, legs: [30, 10, -22, -40], arms: [40, 70, -34, 0] },
  run: { lean: 18, hip: 13.4, legs: [58, 4, -30, -74], arms: [60, 110, -50, 10] },
  sneak: { lean: 34, hip: 11, legs: [62, -14, -4, -52], arms: [60, 100, 30, 80] },
  lunge: { lean: 16, hip: 11.4, legs: [66, 2, -46, -40], arms: [86, 92, -110, -140] },
  guard: { lean: -8, hip: 13, legs: [34, 0, -28, -16], arms: [70, 120, -80, -120] },
  sit: { lean: -4, hip: 5.5, legs: [84, 10, 70, -6], arms: [44, 90, 14, 60] },
  row: { lean: -20, hip: 4, legs: [88, 30, 84, 26], arms: [80, 84, 76, 82] },
  cheer: { lean: -4, hip: 14, legs: [14, 4, -16, -4], arms: [150, 170, -150, -170] },
  dance: { lean: 10, hip: 14, legs: [64, -40, -8, -8], arms: [130, 175, -70, -20] },
  haul: { lean: -22, hip: 12, legs: [40, 12, -2, -30], arms: [70, 84, 62, 80] },
  dig: { lean: 30, hip: 12.6, legs: [30, 4, -14, -30], arms: [20, 56, 50, 40] },
  carry: { lean: 4, hip: 14, legs: [24, 6, -20, -30], arms: [70, 100, 60, 92] },
  fiddle: { lean: 2, hip: 14, legs: [12, 0, -8, -6], arms: [60, 140, 30, 120] },
  sleep: { lean: -40, hip: 3.4, legs: [84, 70, 74, 84], arms: [30, 60, 10, 70] },
} as const satisfies Record<string, Pose>;
