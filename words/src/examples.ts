/**
 * Sentences of a language as they are right, letter for letter (with plain spaces, whatever spaces it writes). Tests alone
 * read them: they show that cases, numbers and names come out well.
 */
export interface Examples {
  /** After paying, too little is left: 2 food, where 3 are due. */
  readonly leavesTooLittle: string;
  /** A chance of 40 %. */
  readonly risksShortage: string;
  readonly reachesLair: string;
  /** Against Samuel, won with a chance of 62 %. */
  readonly fights: string;
  /** A chance of 63 %, 31 points. */
  readonly outcome: string;
  /** R-LOA-3: first what goes overboard, then the load. */
  readonly overboard: string;
  /** R-BAT-4: Anne, who has Lady Beth, with 10 to 5. */
  readonly battleWon: string;
  /** R-TRE-4: from John to Samuel, and nobody else is told which. */
  readonly curseGiven: string;
  /** R-MOV-4: the Ghost Ship, behind the start. */
  readonly behindStart: string;
  /** Liv and Саша, as they call themselves. */
  readonly attacked: string;
  /** A treasure that nobody else has had; one from a space with a number; one that went from hand to hand. */
  readonly treasureFound: readonly [string, string, string];
}
