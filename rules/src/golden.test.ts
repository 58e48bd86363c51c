import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf } from './books.ts';
import type { GameEvent } from './events.ts';
import { spacesToFinish } from './place.ts';
import { questions } from './play.ts';
import { type GameRecord, replay } from './record.ts';
import { loserOf, shipOf } from './sides.ts';
import { view } from './view.ts';

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

/** Whether a winner with full holds could take nothing from a loser with goods (R-HOU-5). */
const wantsEmptyHold = (record: GameRecord): boolean => {
  const played = replay(record);
  if (!played.ok) return false;
  return played.value.steps.some(({ state }) => {
    const [asked] = questions(state);
    if (asked?.kind !== 'loot') return false;
    const seen = view(state, asked.seat);
    const loser = seen.battle && shipOf(seen, loserOf(seen.battle));
    return (
      loser?.holds.some(hold => hold !== null) === true && !seen.options.some(option => option.startsWith('hold:'))
    );
  });
};

/** Whether the tie is won by the ship that has the most spaces left (R-HOU-1). */
const tieGoesBehind = (record: GameRecord): boolean => {
  const played = replay(record);
  const { final } = record;
  if (!played.ok || !final || topScores(record) < 2) return false;
  const top = Math.max(...final.scores.map(({ total }) => total));
  const { ships } = view(played.value.end, null);
  const tied = ships.filter((_, ship) => final.scores[ship].total === top);
  const most = Math.max(...tied.map(({ position }) => spacesToFinish(position)));
  const behind = tied.filter(({ position }) => spacesToFinish(position) === most).map(({ ship }) => ship);
  return behind.length < tied.length && behind.join() === final.winners.join();
};

/** Whether somebody shuffles when the deck becomes empty, and then draws on (R-HOU-4). */
const shufflesBetweenDraws = (events: readonly GameEvent[]): boolean =>
  events.some((event, index) => {
    const [before, after] = [events[index - 1], events[index + 1]];
    return event.kind === 'shuffled' && before?.kind === 'drew' && after?.kind === 'drew' && before.seat === after.seat;
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
  'en-2007: the Ghost Ship is given what is not cursed': (record, events) =>
    bookOf(record) === 'en-2007' && told(events, 'treasure-given').some(({ treasure }) => Number(treasure) > 0),
  'ru-2007: a treasure is left after a shortage': (record, events) =>
    bookOf(record) === 'ru-2007' && told(events, 'treasure-left').length > 0,
  'fr-2007: loot is refused for want of an empty hold': record =>
    bookOf(record) === 'fr-2007' && wantsEmptyHold(record),
  'uk-2021: a tie is won by the ship behind': record => bookOf(record) === 'uk-2021' && tieGoesBehind(record),
  'it-2021: a deck is shuffled between two draws': (record, events) =>
    bookOf(record) === 'it-2021' && shufflesBetweenDraws(events),
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
