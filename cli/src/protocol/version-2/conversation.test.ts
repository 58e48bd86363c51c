import { isFields, replay } from '@jamaica/rules/record';
import { OPTION_IDS, ROW_SIZE } from '@jamaica/rules/tensor';
import { describe, expect, it } from 'vitest';
import { versionTwo } from '../../../test/converse.ts';
import { randomLines } from '../../../test/random-lines.ts';
import { Conversation } from '../conversation.ts';

const RULES = { edition: '2007', players: 3, ghost: false };
const SEEDED = { ...RULES, seed: 'abc' };

describe('the version', () => {
  it('is the first one until somebody asks for the second', () => {
    const conversation = new Conversation();
    expect(JSON.parse(conversation.answer('[]') ?? '')).toMatchObject({ ok: false });
    expect(JSON.parse(conversation.answer('{"protocol":3}') ?? '')).toMatchObject({ ok: false });
    expect(JSON.parse(conversation.answer('{"protocol":2}') ?? '')).toMatchObject({ ok: true, protocol: 2, tensor: 1 });
    expect(conversation.answer('[]')).toBe('[]');
  });
});

describe('many games', () => {
  it('have names, and each goes its own way', () => {
    const { say } = versionTwo();
    const opening = say({ game: 'a', new: SEEDED });
    expect(say({ game: 'b', new: SEEDED })).toEqual(opening);
    say({ game: 'a', play: { index: 0 } });
    expect(say({ game: 'a', state: true })).toEqual(say({ game: 'b', state: true }));
    expect(say({ game: 'a', record: true }).record.steps).toHaveLength(2);
    expect(say({ game: 'b', record: true }).record.steps).toHaveLength(1);
    expect(say({ games: true })).toEqual({ ok: true, games: ['a', 'b'], fleets: [] });
    expect(say({ game: 'a', drop: true })).toEqual({ ok: true });
    expect(say({ game: 'a', state: true })).toMatchObject({ ok: false, error: expect.stringMatching(/no game a/) });
  });

  it('are asked many things in one line, and answer each in its order, with its id', () => {
    const { say } = versionTwo();
    const answers = say([
      { id: 1, game: 'a', new: SEEDED },
      { id: 'two', game: 'a', play: { index: 9 } },
      { id: null, game: 'a', play: { index: 1 } },
      { quit: true },
      7,
    ]);
    expect(answers.map(({ ok, id }: { ok: boolean; id?: unknown }) => [ok, id])).toEqual([
      [true, 1],
      [false, 'two'],
      [true, null],
      [false, undefined],
      [false, undefined],
    ]);
    expect(answers[1].error).toMatch(/index from 0 to 1/);
  });
});

describe('a choice', () => {
  it('is named by its text, by its place, or by its number', () => {
    const { say } = versionTwo();
    const { waiting } = say({ new: SEEDED });
    const [{ seat, options }] = waiting.decide;
    const { view } = say({ view: seat, tensor: true });
    for (const game of ['text', 'index', 'option']) say({ game, new: SEEDED });
    const answers = [
      say({ game: 'text', play: { kind: 'dice', seat, choice: options[1] } }),
      say({ game: 'index', play: { index: 1 } }),
      say({ game: 'option', play: { seat, option: view.options[1] } }),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0].steps[0]).toEqual({ decide: 'dice', seat, n: 2, choice: options[1] });
  });

  it('needs a seat where several are asked', () => {
    const { say } = versionTwo();
    say({ new: SEEDED });
    say({ play: { index: 0 } });
    expect(say({ play: { index: 0 } })).toMatchObject({ ok: false, error: expect.stringMatching(/several seats/) });
    expect(say({ play: { seat: 2, index: 0 } })).toMatchObject({ ok: true });
  });

  it('can be taken back until somebody has learnt something since', () => {
    const { say } = versionTwo();
    say({ new: SEEDED });
    say({ play: { index: 0 } });
    const before = say({ save: true });
    const first = say({ play: { seat: 0, index: 0 } });
    expect(say({ undo: true })).toEqual({ ok: true, steps: [], undone: 1, waiting: expect.anything() });
    expect(say({ save: true })).toEqual(before);
    expect(say({ play: { seat: 0, index: 0 } })).toEqual(first);
    say([{ play: { seat: 1, index: 0 } }, { play: { seat: 2, index: 0 } }]);
    while (say({ undo: true }).ok);
    expect(say({ undo: true })).toMatchObject({ ok: false, error: expect.stringMatching(/undo/) });
  });
});

describe('what an answer shows', () => {
  it('are the views of the seats asked for', () => {
    const { say } = versionTwo();
    const { views } = say({ new: SEEDED, views: [1, null] });
    expect(views).toEqual([say({ view: 1 }).view, say({ view: null }).view]);
    expect(views[0].seats[1].hand).toHaveLength(3);
  });

  it('are numbers where numbers are asked for, as a list or as base64', () => {
    const { say } = versionTwo();
    const { waiting, views } = say({ new: SEEDED, views: [0, 1, 2], tensor: true });
    const { seat, options } = waiting.decide[0];
    expect(views.map((each: { row: number[] }) => each.row.length)).toEqual([ROW_SIZE, ROW_SIZE, ROW_SIZE]);
    expect(views[seat].options).toHaveLength(options.length);
    expect(views[seat].mask.flatMap((open: number, id: number) => (open ? [id] : []))).toEqual(
      [...views[seat].options].sort((a, b) => a - b),
    );
    const { view } = say({ view: seat, tensor: 'base64' });
    expect([...new Int8Array(Buffer.from(view.row, 'base64'))]).toEqual(views[seat].row);
    expect([...Buffer.from(view.mask, 'base64')]).toEqual(views[seat].mask);
    expect(views[seat].mask).toHaveLength(OPTION_IDS);
  });

  it('is explained by the layout', () => {
    const { layout } = versionTwo().say({ layout: true });
    expect(layout.row).toHaveLength(ROW_SIZE);
    expect(layout.options).toHaveLength(OPTION_IDS);
    expect(layout.options.slice(...layout.kinds.sabre)).toEqual(['keep', 'reroll']);
    expect(layout.board).toHaveLength(50);
  });
});

describe('a position', () => {
  const midway = () => {
    const conversation = versionTwo();
    conversation.say({ new: { ...SEEDED, players: 4, ghost: true } });
    for (let choices = 0; choices < 40; choices++) {
      const { waiting } = conversation.say({ play: { seat: seatAsked(conversation), index: 0 } });
      if ('over' in waiting) throw new Error('over');
    }
    return { ...conversation, position: conversation.say({ save: true }).position };
  };
  const seatAsked = ({ say }: ReturnType<typeof versionTwo>): number => say({ view: null }).view.waiting.decide[0].seat;

  it('is saved as a text, and a game goes on from it', () => {
    const { say, position } = midway();
    const loaded = say({ game: 'b', load: { position, seed: 'other' } });
    expect(loaded).toMatchObject({ ok: true, steps: [] });
    expect(say({ game: 'b', save: true })).toEqual({ ok: true, position });
    expect(say({ game: 'b', record: true })).toMatchObject({ ok: false });
  });

  it('can be copied, with other dice or with none', () => {
    const { say } = midway();
    const { record } = say({ record: true });
    expect(say({ game: 'b', copy: { of: 'main', seed: 'x' } })).toMatchObject({ ok: true, steps: [] });
    expect(say({ game: 'b', record: true }).record).toEqual(record);
    expect(say({ game: 'c', copy: { of: 'nobody' } })).toMatchObject({ ok: false });
  });

  it('is played on many times, and stays as it is', () => {
    const { say, position } = midway();
    const order = { by: 'random', games: 200, seed: 'x', results: true };
    const { wins, scores, results, games } = say({ simulate: order });
    expect(results).toHaveLength(200);
    expect(games).toBe(200);
    expect(scores).toHaveLength(5); // the Ghost Ship too
    expect(wins.reduce((sum: number, each: number) => sum + each)).toBeGreaterThanOrEqual(200);
    expect(scores[2]).toBeCloseTo(results.reduce((sum: number, each: number[]) => sum + each[2], 0) / 200);
    expect(say({ simulate: order }).wins).toEqual(wins);
    expect(say({ simulate: { ...order, seed: 'y' } }).results).not.toEqual(results);
    expect(say({ save: true }).position).toBe(position);
  });

  it('is played on by bots of any levels, and as a seat imagines it', () => {
    const { say } = midway();
    const by = ['bosun', 'random', 'random', 'random'];
    const { wins } = say({ simulate: { by, games: 30, seed: 'x', as: 1 } });
    expect(wins[0]).toBeGreaterThan(10);
  });
});

describe('chance', () => {
  it('can be asked for before it falls: what may fall, and how likely', () => {
    const { say } = versionTwo();
    say({ new: SEEDED });
    const { position } = say({ save: true });
    expect(say({ chances: true })).toMatchObject({ ok: false });
    say({
      load: { position: position.replace(/ (\d)\/(\d) 1{9} /, ' - 111111111 ').replace(' dice ', ' action-roll ') },
    });
    const { chances } = say({ chances: true });
    expect(chances).toHaveLength(36);
    expect(chances[7]).toEqual({ chance: { roll: 'action', dice: [2, 2] }, probability: 1 / 36 });
    expect(say({ chance: chances[7].chance })).toMatchObject({ ok: true, steps: [chances[7].chance] });
  });

  it('names the cards where a deck is shuffled', () => {
    const { say } = versionTwo();
    say({ new: { ...SEEDED, seed: 'shuffles' } });
    say({ game: 'b', copy: { of: 'main' } });
    for (;;) {
      const { waiting } = say({ game: 'b', copy: { of: 'b' } });
      if ('chance' in waiting && 'shuffle' in waiting.chance) break;
      if ('chance' in waiting) say({ game: 'b', chance: say({ game: 'b', chances: true }).chances[0].chance });
      else say({ game: 'b', play: { seat: waiting.decide[0].seat, index: 0 } });
    }
    const { chances, shuffle, cards } = say({ game: 'b', chances: true });
    expect(chances).toBeNull();
    expect(cards.length).toBeGreaterThan(5);
    expect(say({ game: 'b', chance: { shuffle, deck: cards } })).toMatchObject({ ok: true });
  });
});

describe('a whole game', () => {
  it('is played by numbers alone, and its record checks', () => {
    const { say } = versionTwo();
    let answer = say({
      new: { edition: '2021', players: 4, ghost: true, seed: 'x' },
      views: [0, 1, 2, 3],
      tensor: true,
    });
    while (!('over' in answer.waiting)) {
      const { seat } = answer.waiting.decide[0];
      const { options } = answer.views[seat];
      answer = say({ play: { seat, option: options[options.length - 1] }, views: [0, 1, 2, 3], tensor: true });
    }
    expect(replay(say({ record: true }).record)).toMatchObject({ ok: true });
  });
});

describe('a request that cannot be carried out', () => {
  it.each([
    ['an empty line', '', /not JSON: an empty line/],
    ['not JSON', '{"new":', /not JSON/],
    ['no object', '7', /one JSON object, not a number/],
    ['an unknown request', '{"dance":true}', /one of new, load/],
    ['two requests', '{"state":true,"record":true}', /one request beside/],
    ['nothing but names', '{"game":"main"}', /not none/],
    ['a name that is none', '{"game":7,"state":true}', /a name/],
    ['a game that is not there', '{"game":"z","state":true}', /no game z/],
    ['a seat that is not there', '{"view":3}', /seat from 0 to 2/],
    ['a spectator’s numbers', '{"view":null,"tensor":true}', /spectator has no row/],
    ['views that are none', '{"play":{"index":0},"views":7}', /list of seats/],
    ['views of a seat that is not there', '{"play":{"index":0},"views":[5]}', /seat from 0 to 2/],
    ['numbers in another writing', '{"play":{"index":0},"views":[0],"tensor":"hex"}', /base64/],
    ['a choice named twice', '{"play":{"index":0,"choice":"5/2"}}', /exactly one/],
    ['an option that is not open', '{"play":{"option":3}}', /open now/],
    ['an index that is a text', '{"play":{"index":"0"}}', /index from 0/],
    ['a decision of another kind', '{"play":{"kind":"move","seat":0,"choice":"to:17"}}', /expected/],
    ['chance in a seeded game', '{"chance":{"roll":"action","dice":[1,2]}}', /seed/],
    ['chances where none are awaited', '{"chances":true}', /does not wait/],
    ['undo with nothing to undo', '{"undo":true}', /no choice to take back/],
    ['a level that is not known', '{"simulate":{"by":"whale","games":1,"seed":"x"}}', /bosun/],
    ['too few levels', '{"simulate":{"by":["random"],"games":1,"seed":"x"}}', /list of 3/],
    ['no games', '{"simulate":{"by":"random","games":0,"seed":"x"}}', /whole number from 1/],
    ['a position that cannot be', '{"load":{"position":"home"}}', /position/],
    ['a fleet that is not there', '{"fleet":"f","look":true}', /no fleet f/],
    ['a request that fleets do not know', '{"fleet":"f","undo":true}', /request of a fleet/],
    ['another version', '{"protocol":1}', /expected 2/],
  ])('%s is answered with what was expected, and the game stays as it was', (_, line, expected) => {
    const conversation = versionTwo();
    conversation.say({ new: SEEDED });
    const before = conversation.line('{"record":true}');
    const answer = JSON.parse(conversation.line(line) ?? '');
    expect(answer).toEqual({ ok: false, error: expect.stringMatching(expected) });
    expect(conversation.line('{"record":true}')).toBe(before);
    // Nor have its dice been touched.
    const untouched = versionTwo();
    untouched.say({ new: SEEDED });
    for (const { say } of [conversation, untouched])
      for (const seat of [undefined, 0, 1, 2]) say({ play: { seat, index: 0 } });
    expect(conversation.line('{"record":true}')).toBe(untouched.line('{"record":true}'));
  });
});

describe('random lines', () => {
  it('are all answered, with one line each, and never end the conversation', () => {
    const { say, line } = versionTwo();
    const lines = randomLines('version 2');
    for (let count = 0; count < 30_000; count++) {
      const answer = line(lines.next().value);
      const read: unknown = JSON.parse(answer ?? '');
      const isAnswer = Array.isArray(read) || (isFields(read) && typeof read.ok === 'boolean');
      if (!isAnswer || answer?.includes('\n')) throw new Error(`answered ${answer}`);
    }
    expect(say({ new: SEEDED }).ok).toBe(true);
  });
});
