/** What is said where a race is shown to others: as a picture, a film, a page in a page, a file. Loaded only there. */
export interface ShareWords {
  readonly title: string;
  readonly link: {
    /** Copies a link: to the race, and to what is looked at just now. */
    readonly race: string;
    readonly moment: string;
    readonly copied: string;
    /** Names the field from which it is copied where a page may not copy. */
    readonly byHand: string;
    /** Gives it to another app. */
    readonly send: string;
  };
  readonly recordSaved: string;
  readonly back: string;
  /** Of a race that is not over: what is in a picture or a film of it. */
  readonly unfinished: string;
  /** Over the race on a poster and at the beginning of a film. */
  readonly heading: string;
  /** Whoever is first in a race that is not over. */
  ahead(names: readonly string[]): string;
  /** Somebody has the most points now. */
  lead(name: string): string;
  readonly picture: PictureWords;
  readonly film: FilmWords;
  readonly embed: EmbedWords;
  readonly file: FileWords;
}

interface PictureWords {
  readonly turningPoints: string;
  /** What a screen reader says of the poster. */
  alt(heading: string, result: string): string;
  readonly png: string;
  readonly svg: string;
  /** The scene at the end of a race, beside the poster. */
  readonly finish: string;
  readonly failed: string;
}

interface FilmWords {
  readonly title: string;
  readonly note: string;
  readonly shape: string;
  readonly square: string;
  readonly upright: string;
  readonly make: string;
  progress(share: string): string;
  /** Where a film is only recorded as it plays. */
  readonly patience: string;
  readonly stop: string;
  ready(megabytes: string): string;
  readonly save: string;
  readonly again: string;
  /** The browser can write no films. */
  readonly cannot: string;
  readonly failed: string;
}

interface EmbedWords {
  readonly title: string;
  readonly note: string;
  readonly line: string;
  readonly copy: string;
  readonly copied: string;
}

interface FileWords {
  readonly title: string;
  readonly note: string;
  readonly saved: string;
  readonly failed: string;
}
