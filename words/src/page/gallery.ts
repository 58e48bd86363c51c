import type { Pirate } from '../pirates.ts';

/** What the gallery says of one pirate. */
export interface PirateWords {
  /** In full. */
  readonly name: string;
  /** From when to when, as far as anybody knows. */
  readonly lived: string;
  /** What kind of ship it is. */
  readonly ship: string;
  readonly life: string;
  /** The title of the panorama. */
  readonly scene: string;
  /** The panorama for those who do not see it. */
  readonly picture: string;
}

/** What the gallery says. */
export interface GalleryWords {
  readonly title: string;
  readonly back: string;
  readonly storyTitle: string;
  /** How the race came about, in paragraphs. */
  readonly story: readonly string[];
  /** The strip of cards that can be scrolled. */
  strip(name: string): string;
  readonly pirates: Readonly<Record<Pirate, PirateWords>>;
}
