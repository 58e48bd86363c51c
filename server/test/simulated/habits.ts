/** How somebody behaves. One in this many times; 0: never. */
export interface Habits {
  /** Milliseconds between two things they do, at most. */
  readonly pause: number;
  readonly doubleClicks: number;
  /** Sends another choice after the first, before there is an answer. */
  readonly wavers: number;
  /** Answers what is not asked any more. */
  readonly actsOnOldNews: number;
  readonly reconnects: number;
  readonly leaves: number;
  readonly talks: number;
  readonly fusses: number;
  /** Looks away for so long that the clock runs out. */
  readonly dreams: number;
  /** Hangs up, and is not seen again until all is calm. */
  readonly vanishes: number;
}

export const DUTIFUL: Habits = {
  pause: 250,
  doubleClicks: 0,
  wavers: 0,
  actsOnOldNews: 0,
  reconnects: 0,
  leaves: 0,
  talks: 0,
  fusses: 0,
  dreams: 0,
  vanishes: 0,
};
