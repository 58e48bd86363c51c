import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from './events.ts';
import { type GameRecord, replay } from './record.ts';

interface Golden extends GameRecord {
  readonly shows: readonly string[];
}

const games: readonly Golden[] = readFileSync(new URL('../games/golden.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line));

type Told<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;
const told = <K extends GameEvent['kind']>(events: readonly GameEvent[], kind: K): Told<K>[] =>
  events.filter((event): event is Told<K> => event.kind === kind);

/** How many options the largest decision of these kinds had. */
const mostOptions = ({ steps }: GameRecord, ...kinds: readonly string[]): number =>
  Math.max(0, ...steps.map(step => ('decide' in step && kinds.includes(step.decide) ? step.n : 0)));

const topScores = ({ final }: GameRecord): number => {
  const totals = final?.scores.map(({ total }) => total) ?? [];
  return totals.filter(total => total === Math.max(...totals)).length;
};

/** Whether something happens twice before the next half of a turn begins. */
const twiceInOneHalf = (events: readonly GameEvent[], kind: GameEvent['kind']): boolean => {
  const beats = events.filter(event => event.kind === kind || event.kind === 'began').map(event => event.kind);
  return beats.some((beat, index) => beat === kind && beats[index + 1] === kind);
};

const rerolledStar = (events: readonly GameEvent[]): boolean =>
  events.some((event, index) => {
    const next = events[index + 1];
    return event.kind === 'combat-rolled' && event.face === 'star' && next.kind === 'sabre' && next.used;
  });

/** What a golden game can show, and how to tell. */
const SIGHTS: Readonly<Record<string, (record: GameRecord, events: readonly GameEvent[]) => boolean>> = {
  'the Ghost Ship finishes and wins': ({ final }, events) =>
    told(events, 'finished').some(({ ship }) => ship === 'ghost') && final?.winners.includes('ghost') === true,
  'victory is shared': ({ final }) => (final?.winners.length ?? 0) > 1,
  'a tie is broken by the place': record => topScores(record) > (record.final?.winners.length ?? 0),
  'three ships finish': (_, events) => told(events, 'finished').length >= 3,
  'a ship ends behind the start line': ({ steps }) =>
    steps.some((step, at) => at === steps.length - 1 && 'after' in step && step.ships.some(({ lap }) => lap < 0)),
  'the Ghost Ship chooses between a hold and the 6th Hold': record => mostOptions(record, 'ghost-load') === 2,
  'the Sabre takes a star away': (_, events) => rerolledStar(events),
  'a shortage follows a shortage': ({ edition }, events) => edition === '2007' && twiceInOneHalf(events, 'shortage'),
  'a power hidden in the Ghost Ship’s row turns face up': (_, events) =>
    told(events, 'treasure-taken').some(({ loser, treasure }) => loser === 'ghost' && typeof treasure === 'string'),
  'the Ghost Ship is given a curse': (_, events) => told(events, 'curse-given').some(({ loser }) => loser === 'ghost'),
  'the Ghost Ship steals the 6th Hold with its contents': (_, events) =>
    told(events, 'power-taken').some(({ winner, contents }) => winner === 'ghost' && contents !== null),
  'a retreat has three ends or more': record => mostOptions(record, 'retreat') >= 3,
  'a load is lost': (_, events) => told(events, 'load-lost').length > 0,
  'a hand of four cards': record => mostOptions(record, 'card') === 4,
  'a payment has ten splits or more': record => mostOptions(record, 'pay', 'powder-from') >= 10,
};

describe('golden games', () => {
  it.each(games.map((game, index) => [game.shows.join(', '), index]))('%s', (_, index) => {
    const game = games[index];
    const played = replay(game);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const events = played.value.steps.flatMap(step => step.events);
    expect(game.shows.filter(sight => !SIGHTS[sight](game, events))).toEqual([]);
  });

  it('show everything there is to show', () => {
    expect(games.flatMap(({ shows }) => shows).sort()).toEqual(Object.keys(SIGHTS).sort());
  });
});
