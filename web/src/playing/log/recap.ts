import {
  type Card,
  type Die,
  type EventWithout,
  type GameEvent,
  type Half,
  PORT_ROYAL,
  type Seat,
  type ShipName,
} from '@jamaica/rules';
import type { Line } from '../game/game.svelte.ts';

/** A line of the log: what happened, and where on the board. */
export interface RecapLine {
  readonly key: number;
  readonly event: GameEvent;
  readonly space: number | null;
}

/** A ship's turn: what it plays, and what comes of it. */
interface Turn {
  readonly key: number;
  readonly ship: ShipName;
  readonly card: Card | null;
  readonly entries: readonly RecapLine[];
}

/** A round, and what happens before the first turn and after the last one. */
export interface Round {
  readonly key: number;
  /** The key of its last line, told or not. */
  readonly until: number;
  readonly round: number;
  readonly captain: Seat;
  readonly dice: readonly [morning: Die, evening: Die] | null;
  readonly before: readonly RecapLine[];
  readonly turns: readonly Turn[];
  readonly after: readonly RecapLine[];
}

/** Whether an event is worth a line. What everybody does in every round, and what did not happen, is not. */
export const isTold = (event: GameEvent): boolean => {
  switch (event.kind) {
    case 'chose':
    case 'drew':
    case 'dice-rolled':
    case 'shuffled':
    case 'powder-chosen':
    case 'turn-over':
      return false;
    case 'powder-spent':
      return event.tokens > 0;
    case 'sabre':
      return event.used;
    default:
      return true; // so is an event of a new kind: people read the log to learn what happened
  }
};

/** The space an event names; undefined when it does not, so that it belongs where the one before it was. */
const spaceIn = (event: GameEvent): number | null | undefined => {
  switch (event.kind) {
    case 'sailed':
      return event.to.space;
    case 'attacked':
    case 'paid':
    case 'shortage':
    case 'treasure-found':
    case 'treasure-left':
      return event.space;
    case 'finished':
      return PORT_ROYAL;
    case 'powder-chosen':
    case 'powder-spent':
    case 'combat-rolled':
    case 'sabre':
    case 'battle-won':
    case 'battle-drawn':
    case 'hold-taken':
    case 'power-taken':
    case 'treasure-taken':
    case 'curse-given':
    case 'treasure-given':
    case 'power-given':
    case 'nothing-taken':
    case 'shortage-rolled':
      return undefined;
    default:
      event satisfies EventWithout<'space' | 'to' | 'attacker' | 'winner' | 'face' | 'of' | 'tokens'>;
      return null;
  }
};

/** The story so far, round by round and turn by turn. Rounds of the last recap in which nothing is new are kept. */
export const recap = (lines: readonly Line[], before: readonly Round[] = []): readonly Round[] => {
  const starts = lines.flatMap(({ event }, index) => (event.kind === 'round-began' ? [index] : []));
  return starts.map((start, index) => {
    const chapter = lines.slice(start, starts[index + 1]);
    const [first, last] = [chapter[0].key, chapter[chapter.length - 1].key];
    return before.find(({ key, until }) => key === first && until === last) ?? roundIn(chapter);
  });
};

const roundIn = (lines: readonly Line[]): Round => {
  const [{ key, event }] = lines;
  if (event.kind !== 'round-began') throw new Error(`a round begins with ${event.kind}`);
  const { round, captain } = event;
  const until = lines[lines.length - 1].key;
  let told: Round = { key, until, round, captain, dice: null, before: [], turns: [], after: [] };
  let here: number | null = null;
  for (const line of lines.slice(1)) {
    const named = spaceIn(line.event);
    here = named === undefined ? here : named;
    if (isTold(line.event)) told = toldIn(told, { key: line.key, event: line.event, space: here });
  }
  return told;
};

const toldIn = (round: Round, entry: RecapLine): Round => {
  const { key, event } = entry;
  switch (event.kind) {
    case 'dice-placed':
      return { ...round, dice: [event.morning, event.evening] };
    case 'revealed':
      return withTurn(round, { key, ship: event.seat, card: event.card, entries: [] });
    case 'ghost-steered':
      return round.turns.at(-1)?.ship === 'ghost'
        ? withEntry(round, entry)
        : withTurn(round, { key, ship: 'ghost', card: null, entries: [entry] });
    case 'game-over':
      return { ...round, after: [...round.after, entry] };
    case 'chose':
    case 'drew':
    case 'treasure-found':
    case 'treasure-taken':
    case 'curse-given':
    case 'treasure-given':
    case 'round-began':
    case 'dice-rolled':
    case 'began':
    case 'loaded':
    case 'load-lost':
    case 'sailed':
    case 'finished':
    case 'attacked':
    case 'powder-chosen':
    case 'powder-spent':
    case 'combat-rolled':
    case 'sabre':
    case 'battle-won':
    case 'battle-drawn':
    case 'hold-taken':
    case 'power-taken':
    case 'power-given':
    case 'nothing-taken':
    case 'paid':
    case 'shortage':
    case 'shortage-rolled':
    case 'treasure-left':
    case 'shuffled':
    case 'turn-over':
      return withEntry(round, entry);
  }
};

const withTurn = (round: Round, turn: Turn): Round => ({ ...round, turns: [...round.turns, turn] });

const withEntry = (round: Round, entry: RecapLine): Round => {
  const turn = round.turns.at(-1);
  if (!turn) return { ...round, before: [...round.before, entry] };
  return { ...round, turns: round.turns.with(-1, { ...turn, entries: [...turn.entries, entry] }) };
};

/** The first line of the log after a key; null when nothing has been told since. */
export const firstSince = (lines: readonly Line[], since: number): number | null =>
  lines.find(({ key, event }) => key > since && event.kind !== 'dice-placed' && isTold(event))?.key ?? null;

/** How many rounds are told without being asked for: a whole story has thousands of elements, and few people read its beginning. */
const RECENT = 2;

/** The last rounds, and those before them in which something is new. */
export const recentOf = (rounds: readonly Round[], firstNew: number | null): readonly Round[] => {
  const news = firstNew === null ? -1 : rounds.findIndex(({ until }) => until >= firstNew);
  const last = Math.max(0, rounds.length - RECENT);
  return rounds.slice(news === -1 ? last : Math.min(news, last));
};

/** The half of the turn that an event begins. */
export const halfBegun = (event: GameEvent): Half | null =>
  event.kind === 'began' || event.kind === 'ghost-steered' ? event.half : null;
