import { readFileSync } from 'node:fs';
import { fromSeed } from '@jamaica/chance';
import { isFields, replay } from '@jamaica/rules/record';
import { describe, expect, it } from 'vitest';
import { randomLines } from '../../../test/random-lines.ts';
import { Session } from './session.ts';

const say = (session: Session, request: unknown) => {
  const answer = session.answer(JSON.stringify(request));
  if (answer === null) throw new Error('the conversation is over');
  return JSON.parse(answer);
};

const SEEDED = { new: { edition: '2007', players: 3, ghost: false, seed: 'abc' } };
const samples = ['sample-2007.jsonl', 'sample-2021.jsonl', 'sample-houses.jsonl'].flatMap(file =>
  readFileSync(new URL(`../../../../rules/games/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => [`${file}:${index + 1}`, line] as const),
);

/** Plays a seeded game to its end with arbitrary choices; gives back all steps and the last answer. */
const playOut = (session: Session, opening: unknown, seed: string) => {
  const rng = fromSeed(seed);
  const steps: unknown[] = [];
  let answer = say(session, opening);
  for (;;) {
    steps.push(...answer.steps);
    if ('over' in answer.waiting) return { steps, answer };
    const { kind, seat, options } = answer.waiting.decide[rng.below(answer.waiting.decide.length)];
    answer = say(session, { play: { kind, seat, choice: options[rng.below(options.length)] } });
  }
};

describe('a scripted game', () => {
  it.each(samples)('%s: the steps of all answers, one after another, are the record’s', (_, line) => {
    const { edition, players, ghost, house, captain, pile, removed, decks, steps, final } = JSON.parse(line);
    const session = new Session();
    const rules = { edition, players, ghost, ...(house && { house }) };
    let answer = say(session, { new: { ...rules, script: { captain, pile, removed, decks } } });
    const said: unknown[] = [...answer.steps];
    for (const step of steps) {
      if ('after' in step) continue;
      if ('decide' in step) {
        const open = answer.waiting.decide.find((each: { seat: number }) => each.seat === step.seat);
        expect(open.options.toSorted()).toEqual(step.options.toSorted());
        answer = say(session, { play: { kind: step.decide, seat: step.seat, choice: step.choice } });
      } else answer = say(session, { chance: step });
      said.push(...answer.steps);
    }
    expect(said).toEqual(steps.map(({ options: _, ...step }: Record<string, unknown>) => step));
    expect(answer.waiting).toEqual({ over: final });
    const { record } = say(session, { record: true });
    expect(record).toEqual({ v: 1, ...rules, captain, pile, removed, decks, steps: said, final });
  });

  it('waits for every die and takes one without the ship', () => {
    const { edition, players, ghost, captain, pile, removed, decks } = JSON.parse(samples[0][1]);
    const session = new Session();
    const opening = say(session, { new: { edition, players, ghost, script: { captain, pile, removed, decks } } });
    expect(opening).toEqual({ ok: true, steps: [], waiting: { chance: { roll: 'action' } } });
    expect(say(session, { chance: { roll: 'action', dice: [5, 2] } })).toMatchObject({
      ok: true,
      steps: [{ roll: 'action', dice: [5, 2] }],
      waiting: { decide: [{ kind: 'dice', seat: captain, options: ['5/2', '2/5'] }] },
    });
  });
});

describe('a seeded game', () => {
  it('is the same for the same seed and another for another', () => {
    const [one, two] = [say(new Session(), SEEDED), say(new Session(), SEEDED)];
    const decks = (seed: string) => {
      const session = new Session();
      say(session, { new: { ...SEEDED.new, seed } });
      return say(session, { record: true }).record.decks;
    };
    expect(two).toEqual(one);
    expect(decks('other')).not.toEqual(decks('abc'));
  });

  it.each([
    ['2007', 2, true],
    ['2021', 5, true],
    ['2021', 6, false],
  ])('can be played to its end, and its record checks: %s, %i players', (edition, players, ghost) => {
    const session = new Session();
    const { steps, answer } = playOut(session, { new: { edition, players, ghost, seed: 'x' } }, 'choices');
    const { record } = say(session, { record: true });
    expect(record.steps).toEqual(steps);
    expect(record.final).toEqual(answer.waiting.over);
    expect(replay(record)).toMatchObject({ ok: true });
  });

  it('has all card decisions open at once, in any order', () => {
    const session = new Session();
    const { waiting } = say(session, SEEDED);
    const [{ seat, options }] = waiting.decide;
    const cards = say(session, { play: { kind: 'dice', seat, choice: options[0] } }).waiting.decide;
    expect(cards.map((each: { kind: string; seat: number }) => [each.kind, each.seat])).toEqual([
      ['card', 0],
      ['card', 1],
      ['card', 2],
    ]);
    const last = say(session, { play: { kind: 'card', seat: 2, choice: cards[2].options[0] } });
    expect(last.waiting.decide.map((each: { seat: number }) => each.seat)).toEqual([0, 1]);
  });

  it('tells the state as a mark, and a view that hides what a seat may not see', () => {
    const session = new Session();
    say(session, SEEDED);
    const { state } = say(session, { state: true });
    const { view } = say(session, { view: 1 });
    expect(Object.keys(state)).toEqual(['tokens', 'ships']);
    expect(view.seats[1].hand).toEqual(state.ships[1].hand);
    expect(view.seats[0].hand).toBeNull();
    expect(say(session, { view: null }).view.seats[1].hand).toBeNull();
  });

  it('asks a bot, which chooses one of the options and changes nothing', () => {
    const session = new Session();
    const { waiting } = say(session, SEEDED);
    const [{ seat, options }] = waiting.decide;
    const before = say(session, { record: true });
    expect(options).toContain(say(session, { bot: { level: 'bosun', seat } }).choice);
    expect(say(session, { record: true })).toEqual(before);
  });
});

describe('a request that cannot be carried out', () => {
  it.each([
    ['an empty line', '', /not an empty line/],
    ['not JSON', '{"new":', /not JSON/],
    ['a list', '[]', /one JSON object/],
    ['an unknown request', '{"dance":true}', /one of the requests/],
    ['two requests', '{"state":true,"record":true}', /one of the requests/],
    ['a seed that is a number', '{"new":{"edition":"2007","players":3,"ghost":false,"seed":1}}', /string/],
    [
      'neither seed nor script',
      '{"new":{"edition":"2007","players":3,"ghost":false}}',
      /exactly one of seed and script/,
    ],
    ['both', '{"new":{"edition":"2007","players":3,"ghost":false,"seed":"a","script":{}}}', /exactly one/],
    ['two players without the ghost', '{"new":{"edition":"2007","players":2,"ghost":false,"seed":"a"}}', /ghost/i],
    ['six players with it', '{"new":{"edition":"2007","players":6,"ghost":true,"seed":"a"}}', /ghost/i],
    ['players as a text', '{"new":{"edition":"2007","players":"3","ghost":false,"seed":"a"}}', /players/],
    ['an edition that never was', '{"new":{"edition":"1999","players":3,"ghost":false,"seed":"a"}}', /2007/],
    ['no edition', '{"new":{"players":3,"ghost":false,"seed":"a"}}', /edition/],
    ['a script without decks', '{"new":{"edition":"2007","players":3,"ghost":false,"script":{"captain":0}}}', /pile/],
    ['a seat that is not there', '{"view":3}', /seat from 0 to 2/],
    ['a state that is not true', '{"state":1}', /true/],
    ['an illegal choice', '{"play":{"kind":"dice","seat":0,"choice":"9/9"}}', /expected/],
    ['a decision of the wrong kind', '{"play":{"kind":"move","seat":0,"choice":"to:17"}}', /expected/],
    ['chance in a seeded game', '{"chance":{"roll":"action","dice":[1,2]}}', /seed/],
    ['a bot that is not known', '{"bot":{"level":"whale","seat":0}}', /bosun/],
  ])('%s is answered with what was expected, and the game stays as it was', (_, line, expected) => {
    const session = new Session();
    say(session, SEEDED);
    const before = session.answer('{"record":true}');
    const answer = JSON.parse(session.answer(line) ?? '');
    expect(answer).toEqual({ ok: false, error: expect.stringMatching(expected) });
    expect(session.answer('{"record":true}')).toBe(before);
  });

  it('before there is a game', () => {
    for (const request of [
      { state: true },
      { record: true },
      { view: null },
      { play: {} },
      { bot: { level: 'bosun', seat: 0 } },
    ])
      expect(say(new Session(), request)).toEqual({ ok: false, error: expect.stringMatching(/no game yet/) });
  });
});

describe('random lines', () => {
  it('are all answered, with one line each, and never end the conversation', () => {
    const session = new Session();
    const lines = randomLines('protocol');
    for (let count = 0; count < 100_000; count++) {
      const answer = session.answer(lines.next().value);
      const read: unknown = JSON.parse(answer ?? '');
      if (!isFields(read) || typeof read.ok !== 'boolean' || answer?.includes('\n'))
        throw new Error(`answered ${answer}`);
    }
    expect(say(session, SEEDED).ok).toBe(true);
  });
});

describe('a game from a position', () => {
  const opening = { edition: '2021', players: 3, ghost: true, house: { gift: 'any' }, seed: 'a position' };
  const midway = (): { position: string; waiting: unknown } => {
    const session = new Session();
    let answer = say(session, { new: opening });
    for (let choices = 0; choices < 20; choices++) {
      const { kind, seat, options } = answer.waiting.decide[0];
      answer = say(session, { play: { kind, seat, choice: options[0] } });
    }
    return { position: say(session, { position: true }).position, waiting: answer.waiting };
  };

  it('waits for what was waited for there', () => {
    const { position, waiting } = midway();
    expect(say(new Session(), { new: { position } })).toEqual({ ok: true, steps: [], waiting });
  });
  it('goes on with the dice of a seed, or with those it is given', () => {
    const { answer } = playOut(new Session(), { new: { position: midway().position, seed: 'on' } }, 'choices');
    expect(answer.waiting).toHaveProperty('over');
  });
  it('has no record', () => {
    const session = new Session();
    say(session, { new: { position: midway().position } });
    expect(say(session, { record: true })).toMatchObject({ ok: false });
  });
  it.each([[{ position: 7 }], [{ position: 'home' }], [{ position: '', seed: 'abc' }], [{ position: '', players: 3 }]])(
    'refuses %j and keeps the game',
    fields => {
      const session = new Session();
      say(session, { new: opening });
      expect(say(session, { new: fields })).toMatchObject({ ok: false });
      expect(say(session, { state: true })).toMatchObject({ ok: true });
    },
  );
});
