/** A program that has never said anything: it does not start, or never answers. Without it the arena means nothing. */
export class SilentProgram extends Error {
  readonly command: string;

  constructor(command: string) {
    super(`no answer from ${command}`);
    this.command = command;
  }
}

/** What a thread says instead of how a game went. */
export interface Silent {
  readonly silent: string;
}
