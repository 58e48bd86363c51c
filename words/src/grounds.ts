import type { Resource } from '@jamaica/rules';

/** Why an option is good or bad by what lies on the table, a phrase each. */
export interface GroundWords {
  finishes(points: number): string;
  passesRedLine(points: number): string;
  /** Too little for the price of a space; it may be none. `isLeft`: there was more before. */
  short(resource: Resource, has: number, price: number, isLeft: boolean): string;
  readonly treasure: string;
  losesLoad(resource: Resource, tokens: number): string;
  throwsOverboard(resource: Resource, tokens: number): string;
  /** Gold is points; of everything else it is told how many are aboard then. */
  loads(resource: Resource, tokens: number, aboard: number): string;
  /** What is left may be nothing, here and below. */
  pays(resource: Resource, tokens: number, left: number): string;
  nearer(spaces: number): string;
  farther(spaces: number): string;
  keeps(resource: Resource, tokens: number): string;
  empties(holds: number): string;
  /** In brackets: it is so on one of the lanes only. */
  readonly oneLane: string;
}
