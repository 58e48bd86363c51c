import { bot } from '@jamaica/bots';
import { chanceOf, deal, fromSeed, supply } from '@jamaica/chance';
import {
  apply,
  type GameEvent,
  type Rules,
  type Seat,
  type State,
  type Step,
  seen,
  settle,
  start,
  view,
  waiting,
} from '@jamaica/rules';
import { defaultCrew } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { Game } from '../game/game.svelte.ts';
import { RemoteTable, type StepTold } from './remote-table.svelte.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: false };
const ME: Seat = 1;

/** A server that plays a game with bots in all seats but one, and tells what that seat may know. */
class Server {
  readonly viewer: Seat | null;
  #state: State;
  #number = 10;
  #chances = 0;
  #decision = 10;
  /** What came from the table, in order. */
  readonly heard: string[] = [];
  /** Answers that the server has not looked at yet. */
  readonly mail: (() => void)[] = [];
  refuses = false;
  table: RemoteTable | null = null;
  readonly told: GameEvent[] = [];

  constructor(viewer: Seat | null) {
    this.viewer = viewer;
    this.#state = start(RULES, deal(RULES, chanceOf({ kind: 'practice', seed: 'remote' }, 0)));
  }

  begin(): RemoteTable {
    const berths = defaultCrew(RULES.players).map(sailor => ({ ...sailor, bot: null }));
    this.table = new RemoteTable(RULES, berths, this.viewer, [], this.now([]), {
      send: (decision, choice) => new Promise(resolve => this.mail.push(() => resolve(this.#answer(decision, choice)))),
      record: async () => ({ v: 1 }),
    });
    this.#sailOn();
    return this.table;
  }

  now(events: readonly GameEvent[]): StepTold {
    return { number: this.#number, events, view: view(this.#state, this.viewer), decision: this.#decision };
  }

  /** Looks at what has come. */
  async read(): Promise<void> {
    for (const read of this.mail.splice(0)) read();
    await breath();
  }

  /** A bot answers in the place of the seat. */
  standIn(): void {
    const shown = view(this.#state, ME);
    this.#play(ME, shown.options[0]);
  }

  #answer(decision: number, choice: string): void {
    this.heard.push(`${decision} ${choice}`);
    if (!this.refuses && decision === this.#decision) this.#play(ME, choice);
  }

  #play(seat: Seat, choice: string): void {
    const now = waiting(this.#state);
    const kind = 'decide' in now ? now.decide.find(each => each.seat === seat)?.kind : undefined;
    const step = apply(this.#state, { kind, seat, choice });
    if (!step.ok) throw new Error('refused', { cause: step.error });
    this.#tell(step.value);
    this.#sailOn();
  }

  #tell(step: Step): void {
    const wasOf = waiting(this.#state);
    this.#state = step.state;
    this.#number++;
    const now = waiting(this.#state);
    // All cards of a round are asked for by the same change.
    const isSame =
      'decide' in wasOf && 'decide' in now && wasOf.decide[0].kind === 'card' && now.decide[0].kind === 'card';
    if (!isSame) this.#decision = this.#number;
    const events = step.events.map(event => seen(event, this.viewer));
    this.told.push(...events);
    this.table?.step(this.now(events));
  }

  #sailOn(): void {
    for (let now = waiting(this.#state); !('over' in now); now = waiting(this.#state)) {
      if ('chance' in now) {
        const fallen = settle(this.#state, supply(this.#state, fromSeed(`${++this.#chances}`)));
        if (!fallen.ok) throw new Error('chance was refused');
        this.#tell(fallen.value);
        continue;
      }
      const other = now.decide.find(({ seat }) => seat !== this.viewer);
      if (!other) return;
      const choice = bot('deckhand').choose(view(this.#state, other.seat), fromSeed(`${this.#number}`), { games: 1 });
      const step = apply(this.#state, { ...other, choice });
      if (!step.ok) throw new Error('a bot was refused');
      this.#tell(step.value);
    }
  }
}

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const seated = async (viewer: Seat | null = ME) => {
  const server = new Server(viewer);
  const table = server.begin();
  const asked: string[] = [];
  const game = new Game(table, {
    speed: () => 'off',
    onEvent: () => undefined,
    onQuestion: ({ kind }) => asked.push(kind),
  });
  await breath();
  return { server, table, game, asked };
};

describe('a table far away', () => {
  it('is played to its end, and every event was shown once', async () => {
    const { server, table, game } = await seated();
    const before = table.past.flatMap(moment => moment.events(ME)).length;
    while (!game.isOver) {
      if (game.question) game.choose(game.question.options[0]);
      await server.read();
    }
    expect(table.past.flatMap(moment => moment.events(ME))).toEqual(server.told);
    expect(game.lines.map(({ event }) => event)).toEqual(server.told);
    expect(before).toBeLessThan(server.told.length);
    expect(table.record()).toEqual({ v: 1 });
  });

  it('asks for nothing while an answer is on its way', async () => {
    const { server, table, game } = await seated();
    game.choose(game.question?.options[0] ?? '');
    await breath();
    expect([table.isSending, game.question]).toEqual([true, null]);
    await server.read();
    expect(table.isSending).toBe(false);
    expect(server.heard).toHaveLength(1);
  });

  it('asks again when the answer was refused', async () => {
    const { server, table, game, asked } = await seated();
    server.refuses = true;
    const { options } = game.question ?? { options: [] };
    game.choose(options[0]);
    await server.read();
    expect(table.isSending).toBe(false);
    expect(game.question?.options).toEqual(options);
    expect(asked).toHaveLength(2);
  });

  it('asks no more for what a bot has answered in one’s place', async () => {
    const { server, game } = await seated();
    const { question } = game;
    server.standIn();
    await breath();
    expect(game.question).not.toBe(question);
    // Pressing the old button all the same sends nothing that is not asked for.
    if (question) game.choose('nonsense');
    await server.read();
    expect(server.heard).toEqual([]);
  });

  it('asks nothing of somebody for whom a bot plays, until they are back', async () => {
    const { table, game } = await seated();
    const kind = game.question?.kind;
    table.setAbsent(true);
    expect(game.question).toBeNull();
    table.setAbsent(false);
    expect(game.question?.kind).toBe(kind);
  });

  it('jumps to how it stands when it is not known what happened', async () => {
    const { server, table, game } = await seated();
    const lines = game.lines.length;
    server.table = null;
    server.standIn();
    table.arrive(server.now([]));
    expect(game.lines).toHaveLength(lines);
    expect(game.shown).toEqual(server.now([]).view);
    expect(game.question?.options).toEqual(server.now([]).view.options);
  });

  it('asks a spectator nothing', async () => {
    const { game, table } = await seated(null);
    while (!game.isOver) await breath();
    expect([table.own, game.question, game.eyes]).toEqual([[], null, null]);
  });
});
