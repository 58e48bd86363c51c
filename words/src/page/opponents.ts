/**
 * When a bot says something: a privateer who attacks, wins or loses; a merchant who has much gold, loses some or finds a treasure; a
 * racer who takes the lead, cannot pay or is home.
 */
export type Remark =
  | 'attacks'
  | 'plunders'
  | 'repelled'
  | 'hoards'
  | 'robbed'
  | 'finds'
  | 'leads'
  | 'starves'
  | 'arrives';

/** What is said of opponents that are as strong as you, and what bots say themselves. */
export interface OpponentWords {
  /** At the end of a race: how strong they will be in the next one, after a victory and after a defeat. */
  readonly stronger: string;
  readonly gentler: string;
  /** The same where the scale ends. */
  readonly strongest: string;
  readonly gentlest: string;
  /** What a bot says. */
  talk(remark: Remark): string;
}
