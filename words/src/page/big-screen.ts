/** What is said where a race is on a big screen and everybody's cards are on their telephone. Loaded only there. */
export interface BigScreenWords {
  readonly title: string;
  readonly about: AboutWords;
  readonly screen: ScreenWords;
  readonly phone: PhoneWords;
  readonly claim: ClaimWords;
  readonly remote: RemoteWords;
}

/** The page that explains it, and opens the table. */
interface AboutWords {
  readonly intro: string;
  /** What a screen reader says of the drawing. */
  readonly picture: string;
  readonly steps: readonly string[];
  readonly network: string;
  readonly open: string;
  readonly opening: string;
}

interface ScreenWords {
  readonly scan: string;
  readonly scanNote: string;
  readonly qr: string;
  free(seats: number): string;
  readonly first: string;
  sailsBy(host: string): string;
  readonly late: string;
  turn(name: string): string;
  readonly choosing: string;
  readonly paused: string;
  readonly onlyHere: string;
  readonly fullScreen: string;
}

interface PhoneWords {
  readonly who: string;
  readonly next: string;
  readonly pirate: string;
  seated(name: string): string;
  readonly lookUp: string;
  readonly showBoard: string;
  readonly hideBoard: string;
  readonly preview: string;
  readonly previewNote: string;
  readonly oneMore: string;
  readonly options: string;
  readonly asScreen: string;
}

interface ClaimWords {
  readonly title: string;
  readonly mine: string;
  readonly bots: string;
  seatOf(name: string): string;
  readonly wait: string;
  readonly onScreen: string;
  /** On the telephone of whoever may say yes. */
  asked(seat: string): string;
  readonly give: string;
  readonly refuse: string;
  readonly watch: string;
}

interface RemoteWords {
  readonly title: string;
  readonly pause: string;
  readonly goOn: string;
  readonly paused: string;
  readonly volume: string;
  readonly captions: string;
  readonly own: string;
}
