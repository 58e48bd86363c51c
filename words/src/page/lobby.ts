/** What is said before a game online: opening a table, coming to it, gathering there. */
export interface LobbyWords {
  /** Opening a table. */
  readonly openTitle: string;
  readonly open: string;
  readonly opening: string;
  openNote(free: number): string;
  readonly yourName: string;
  readonly nameNote: string;
  readonly bots: string;
  readonly botsNote: string;
  readonly clock: string;
  clockKind(kind: 'none' | 'live' | 'slow'): string;
  clockKindNote(kind: 'none' | 'live' | 'slow'): string;
  readonly pace: string;
  readonly listed: string;
  readonly listedNote: string;
  /** The same with house rules that are no book's. */
  readonly listedUnratedNote: string;
  readonly spectators: string;
  readonly spectatorsNote: string;
  readonly phrasesOnly: string;
  readonly phrasesOnlyNote: string;

  /** Coming to a table. */
  readonly joinTitle: string;
  readonly joinField: string;
  readonly joinNote: string;
  readonly join: string;
  readonly notATable: string;
  readonly noTableByCode: string;

  /** The table while people gather. */
  readonly title: string;
  titleOf(host: string): string;
  readonly invite: string;
  readonly inviteNote: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly shareText: string;
  readonly qr: string;
  readonly showQr: string;
  readonly code: string;
  readonly codeNote: string;
  readonly crew: string;
  readonly free: string;
  readonly freeNote: string;
  readonly you: string;
  readonly host: string;
  readonly ready: string;
  readonly notReady: string;
  readonly sit: string;
  readonly sitHere: string;
  readonly full: string;
  readonly rise: string;
  readonly readyButton: string;
  readonly unready: string;
  readonly start: string;
  /** What the host's button will do, or waits for. */
  waitingFor(names: readonly string[]): string;
  botsFill(seats: number): string;
  readonly allReady: string;
  readonly hostStarts: string;
  tools(name: string): string;
  readonly remove: string;
  swapWith(seat: number): string;
  /** Programs of others that the host can invite: whose each is, how strong, which languages it speaks. */
  readonly programs: string;
  readonly noPrograms: string;
  programBy(owner: string): string;
  programStrength(level: string): string;
  programSpeaks(languages: readonly string[]): string;
  readonly programAway: string;
  readonly taken: string;
  readonly choosePirate: string;
  readonly rules: string;
  /** The terms, each a few words. */
  readonly termsListed: string;
  readonly termsUnrated: string;
  readonly termsByLink: string;
}
