import type { Final, Rules, Seat, View } from '@jamaica/rules';
import type { Player } from './player.ts';
import { Program } from './program.ts';
import { SilentProgram } from './silent.ts';
import { addTroubles, NO_TROUBLE, type ProgramTrouble, type Troubles } from './trouble.ts';

/** How many questions a program may leave unanswered before it has ever given an answer. */
const PATIENCE = 3;

/** A seat taken by a program, as docs/bot-programs.md describes it. */
export class ProgramPlayer implements Player {
  readonly #program: Program;
  #beginning: object = {};
  #troubles = NO_TROUBLE;
  readonly #command: string;
  /** Questions without an answer; null once there has been one. */
  #unanswered: number | null = 0;

  constructor(command: string, timeout: number) {
    this.#command = command;
    this.#program = new Program(command, timeout, {
      // A program that was started again in the middle of a game is told what game it is in.
      onStart: () => this.#program.tell(this.#beginning),
      onDeath: () => this.#note('died'),
    });
  }

  begin(rules: Rules, seat: Seat): void {
    this.#beginning = { new: { ...rules, seat } };
    if (this.#program.isRunning) this.#program.tell(this.#beginning);
  }

  async choose(view: View): Promise<string> {
    const { options, viewer: seat, waiting } = view;
    const question = 'decide' in waiting ? waiting.decide.find(each => each.seat === seat) : undefined;
    if (!question) throw new Error('nothing is asked of this seat');
    const said = await this.#program.ask({ view, seat, kind: question.kind, options });
    if ('trouble' in said) {
      if (said.trouble === 'late') this.#note('late');
      if (this.#unanswered !== null && ++this.#unanswered >= PATIENCE) throw new SilentProgram(this.#command);
      return options[0];
    }
    this.#unanswered = null;
    const choice = options.find(option => option === choiceIn(said.line));
    if (choice === undefined) this.#note('nonsense');
    return choice ?? options[0];
  }

  end(final: Final): Troubles {
    if (this.#program.isRunning) this.#program.tell({ over: final });
    const troubles = this.#troubles;
    this.#troubles = NO_TROUBLE;
    return troubles;
  }

  close(): Promise<void> {
    return this.#program.close();
  }

  #note(trouble: ProgramTrouble): void {
    this.#troubles = addTroubles(this.#troubles, { ...NO_TROUBLE, [trouble]: 1 });
  }
}

const choiceIn = (line: string): unknown => {
  try {
    const answer: unknown = JSON.parse(line);
    return typeof answer === 'object' && answer !== null && 'choice' in answer ? answer.choice : undefined;
  } catch {
    return undefined;
  }
};
