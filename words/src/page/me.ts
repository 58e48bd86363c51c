import type { Orders } from '@jamaica/messages';

/** Whether this browser is told that it is somebody's turn, and why not. */
export type NewsState = 'on' | 'off' | 'asking' | 'denied' | 'unsupported' | 'no-server' | 'failed';

/** What the page about oneself says. */
export interface MeWords {
  readonly title: string;
  readonly nameTitle: string;
  readonly name: string;
  readonly nameNote: string;
  readonly save: string;
  readonly saved: string;
  readonly badName: string;

  readonly codeTitle: string;
  /** Whether there is a code already. */
  codeNote(has: boolean): string;
  readonly makeCode: string;
  readonly makeNewCode: string;
  readonly newCodeQuestion: string;
  readonly codeShown: string;
  readonly copy: string;
  readonly copied: string;
  readonly enterTitle: string;
  readonly enterNote: string;
  readonly code: string;
  readonly enter: string;
  readonly badCode: string;
  welcome(name: string): string;

  readonly passkeyTitle: string;
  readonly passkeyNote: string;
  readonly noPasskeys: string;
  readonly addPasskey: string;
  passkey(number: number, made: string): string;
  removePasskey(number: number): string;
  readonly signIn: string;
  readonly passkeyCancelled: string;

  readonly newsTitle: string;
  readonly newsSwitch: string;
  readonly newsNote: string;
  newsState(state: NewsState): string;
  /** What a notification says; `names` is who sits at the table, ready to be put in. */
  readonly turnTitle: string;
  turnAt(names: string): string;
  readonly turnSomewhere: string;

  readonly ordersTitle: string;
  readonly ordersNote: string;
  readonly orders: OrdersWords;

  readonly looksTitle: string;
  readonly looksNote: string;
  readonly openSettings: string;

  readonly botsTitle: string;
  readonly botsNote: string;
  readonly botName: string;
  readonly makeBot: string;
  token(name: string): string;
  readonly tokenShown: string;
  endBot(name: string): string;

  readonly elsewhereTitle: string;
  readonly elsewhereNote: string;
  readonly signOutElsewhere: string;
  /** For those who fear that somebody else has used their account. */
  readonly elsewhereAdvice: string;
  readonly signedOutElsewhere: string;

  readonly farewellTitle: string;
  readonly signOut: string;
  signOutNote(hasWayBack: boolean): string;
  readonly signOutQuestion: string;
  readonly forget: string;
  readonly forgetTitle: string;
  readonly forgottenIntro: string;
  readonly forgotten: readonly string[];
  readonly keptIntro: string;
  readonly kept: readonly string[];
  readonly forgetGoOn: string;
  readonly forgetSure: string;
  readonly forgetNow: string;
  readonly cancel: string;
  readonly gone: string;
}

/** What the form of standing orders says. */
export interface OrdersWords {
  readonly botDecides: string;
  readonly defend: string;
  readonly defendNote: string;
  readonly atMost: string;
  /** As the stepper shows it. */
  powder(tokens: number): string;
  readonly less: string;
  readonly more: string;
  readonly payFrom: string;
  readonly payFromNote: string;
  readonly fullest: string;
  readonly emptiest: string;
  readonly lane: string;
  readonly laneNote: string;
  laneName(lane: NonNullable<Orders['lane']>): string;
  readonly overboard: string;
  readonly overboardNote: string;
  /** A good that goes as the first, second or third one. */
  goes(good: string, place: number): string;
  /** A good that has no place yet. */
  stays(good: string): string;
  /** At a table: the button, and what is said after it. */
  readonly give: string;
  readonly given: string;
}
