/** What so large a part of sorted times stays below: 0.5 is the middle one. */
export const part = (sorted: readonly number[], of: number): number =>
  sorted[Math.floor((sorted.length - 1) * of)] ?? 0;
