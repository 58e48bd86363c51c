import { isAshore, isAtPlace, isOnTrack, type Land, PLACES, SEAL } from './layout.ts';
import type { Lamp } from './light.ts';
import { distance, type Point } from './point.ts';

export type Growth = 'mountain' | 'hill' | 'tree' | 'palm' | 'house' | 'mill' | 'lighthouse' | 'fort' | 'field';

/** Something that stands on the land. Whatever has its foot further south hides what is behind it. */
export type Upright = { readonly what: Growth; readonly foot: Point; readonly art: string; readonly lamp?: Lamp };

type Spot = { readonly at: Point; readonly room: number };

const KEPT = [
  PLACES.title,
  PLACES.navigation,
  PLACES.treasurePile,
  PLACES.fortress,
  PLACES.shortageDie,
  PLACES.portRoyalTown,
];

/** Marks and ships need the water of the race: whatever stands ashore keeps clear of its rim. */
export const isClearOfTrack = (at: Point, room: number): boolean => !isOnTrack(at, room + 5.5);

/** Who stands where on the islands, so that nothing grows through anything else. */
export class Ground {
  readonly #taken: Spot[] = [];
  readonly #uprights: Upright[] = [];

  isKept(at: Point, room: number): boolean {
    return KEPT.some(place => isAtPlace(at, place, room)) || distance(at, SEAL.at) < SEAL.radius + 6 + room;
  }

  isFree(at: Point, room: number, fromCoast: number, land: Land): boolean {
    return (
      !this.isKept(at, room * 0.9) &&
      this.#taken.every(spot => distance(at, spot.at) > room + spot.room) &&
      isAshore(at, land, fromCoast)
    );
  }

  take(at: Point, room: number): void {
    this.#taken.push({ at, room });
  }

  put(upright: Upright, room: number): void {
    this.take(upright.foot, room);
    this.#uprights.push(upright);
  }

  /** From the back to the front. */
  get uprights(): readonly Upright[] {
    return this.#uprights.toSorted((a, b) => a.foot[1] - b.foot[1]);
  }
}
