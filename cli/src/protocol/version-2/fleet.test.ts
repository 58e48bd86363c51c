import { OPTION_IDS, ROW_SIZE } from '@jamaica/rules/tensor';
import { describe, expect, it } from 'vitest';
import { versionTwo } from '../../../test/converse.ts';

const NEW = { edition: '2021', players: 3, ghost: true, games: 8, seed: 'fleet' };

interface Told {
  readonly seats: number[];
  readonly counts: number[];
  readonly options: number[];
}

const bytes = (text: string): number[] => [...Buffer.from(text, 'base64')];
const shorts = (text: string): number[] => {
  const read = Buffer.from(text, 'base64');
  return Array.from({ length: read.length / 2 }, (_, index) => read.readInt16LE(2 * index));
};
const told = (answer: { seats: string; counts: string; options: string }): Told => ({
  seats: bytes(answer.seats),
  counts: bytes(answer.counts),
  options: shorts(answer.options),
});
const firstOptions = ({ counts, options }: Told): number[] => {
  let at = 0;
  return counts.map(count => {
    at += count;
    return options[at - count];
  });
};

describe('a fleet', () => {
  it('tells of every game who is asked, what is open, and what that seat sees', () => {
    const answer = versionTwo().say({
      fleet: 'f',
      new: { ...NEW, send: ['seats', 'counts', 'options', 'rows', 'masks'] },
    });
    const { seats, counts, options } = told(answer);
    expect([seats.length, counts.length]).toEqual([8, 8]);
    expect(counts.reduce((sum, each) => sum + each)).toBe(options.length);
    expect(bytes(answer.rows)).toHaveLength(8 * ROW_SIZE);
    const masks = bytes(answer.masks);
    expect(masks).toHaveLength(8 * OPTION_IDS);
    expect(masks.filter(each => each === 1)).toHaveLength(options.length);
    expect(answer.over).toEqual([]);
  });

  it('plays by numbers or by places, as lists or as base64: all the same', () => {
    const { say } = versionTwo();
    const names = ['a', 'b', 'c', 'd'];
    const openings = names.map(fleet => say({ fleet, new: NEW }));
    for (const opening of openings) expect(opening).toEqual(openings[0]);
    const options = firstOptions(told(openings[0]));
    const indexes = options.map(() => 0);
    const packed = (numbers: number[]): string => Buffer.from(Int16Array.from(numbers).buffer).toString('base64');
    const answers = [
      say({ fleet: 'a', play: { options } }),
      say({ fleet: 'b', play: { options: packed(options) } }),
      say({ fleet: 'c', play: { indexes } }),
      say({ fleet: 'd', play: { indexes: packed(indexes) } }),
    ];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0].rows).not.toBe(openings[0].rows);
  });

  it('plays the same for somebody who is told only how many options there are, by numbers or by places', () => {
    const { say } = versionTwo();
    let whole = say({ fleet: 'whole', new: NEW });
    const few = { ...NEW, send: ['seats', 'counts'] };
    let scant = [say({ fleet: 'numbers', new: few }), say({ fleet: 'places', new: few })];
    for (let step = 0; step < 200; step++) {
      for (const { seats, counts } of scant) expect([seats, counts]).toEqual([whole.seats, whole.counts]);
      const options = firstOptions(told(whole));
      whole = say({ fleet: 'whole', play: { options } });
      scant = [
        say({ fleet: 'numbers', play: { options } }),
        say({ fleet: 'places', play: { indexes: options.map(() => 0) } }),
      ];
    }
  });

  it('tells of games that are over, and deals others in their place', () => {
    const { say } = versionTwo();
    let answer = say({ fleet: 'f', new: NEW });
    const ended: { game: number; scores: unknown[]; winners: unknown[] }[] = [];
    for (let step = 0; step < 600; step++) {
      answer = say({ fleet: 'f', play: { options: firstOptions(told(answer)) } });
      ended.push(...answer.over);
    }
    expect(ended.length).toBeGreaterThan(8);
    for (const { game, scores, winners } of ended) {
      expect(game).toBeLessThan(8);
      expect(scores).toHaveLength(4);
      expect(winners.length).toBeGreaterThan(0);
    }
  });

  it('asks only for the seats that no bot sails', () => {
    const { say } = versionTwo();
    let answer = say({ fleet: 'f', new: { ...NEW, games: 2, sailors: [null, 'random', 'deckhand'] } });
    for (let step = 0; step < 30; step++) {
      expect(told(answer).seats).toEqual([0, 0]);
      answer = say({ fleet: 'f', play: { indexes: [0, 0] } });
    }
  });

  it('runs by itself for a while', () => {
    const { say } = versionTwo();
    say({ fleet: 'f', new: NEW });
    const { over } = say({ fleet: 'f', run: { decisions: 2000 } });
    expect(over.length).toBeGreaterThan(40);
    expect(say({ fleet: 'f', look: true })).toMatchObject({ ok: true, over: [] });
  });

  it('sends its numbers as bytes behind the line, where that is asked for', () => {
    const { say, bytes: raw } = versionTwo();
    const written = say({ fleet: 'f', new: NEW });
    expect(raw()).toHaveLength(0);
    const { bytes: sizes } = say({ fleet: 'raw', new: { ...NEW, raw: true } });
    const parts = [written.seats, written.counts, written.options, written.rows].map(text =>
      Buffer.from(text, 'base64'),
    );
    expect(sizes).toEqual(parts.map(({ length }) => length));
    expect(raw()).toEqual(Buffer.concat(parts));
  });

  it.each([
    [{ play: {} }, /exactly one/],
    [{ play: { indexes: [0] } }, /8 whole numbers/],
    [{ play: { indexes: 'AAAA' } }, /16 bytes/],
    [{ play: { indexes: [0, 0, 0, 0, 0, 0, 0, 200] } }, /not open in game 7; nothing was played/],
    [{ play: { options: [0, 0, 0, 0, 0, 0, 0, 0.5] } }, /whole numbers/],
    [{ run: { decisions: -1 } }, /whole number from 1/],
    [{ look: 1 }, /expected true/],
    [{ new: { ...NEW, games: 100_000 } }, /from 1 to 4096/],
    [{ new: { ...NEW, sailors: ['random', 'random', 'random'] } }, /at least one null/],
    [{ new: { ...NEW, sailors: [null, 'whale', null] } }, /bosun/],
    [{ new: { ...NEW, send: ['rows', 'songs'] } }, /some of seats/],
    [{ new: { ...NEW, players: 9 } }, /players/],
    [{ new: { ...NEW, raw: 1 } }, /raw: expected true or false/],
    [{ look: true, views: [0] }, /no views beside a fleet/],
  ])('refuses %j, and stays as it is', (request, expected) => {
    const { say } = versionTwo();
    say({ fleet: 'f', new: NEW });
    const before = say({ fleet: 'f', look: true });
    expect(say({ fleet: 'f', ...request })).toEqual({ ok: false, error: expect.stringMatching(expected) });
    expect(say({ fleet: 'f', look: true })).toEqual(before);
  });

  it('is gone when it is dropped', () => {
    const { say } = versionTwo();
    say({ fleet: 'f', new: NEW });
    expect(say({ fleet: 'f', drop: true })).toEqual({ ok: true });
    expect(say({ games: true })).toEqual({ ok: true, games: [], fleets: [] });
  });
});
