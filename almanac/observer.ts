import { CARDS, FINISH_POINTS, type GameEvent, type Listener, type Seat, type ShipName, SPACES } from '@jamaica/rules';
import {
  type Draft,
  FINISHED,
  GOLD,
  GUNPOWDER,
  handOf,
  ROUND,
  type Ship,
  shipCount,
  stockOf,
  totalScore,
  treasurePoints,
} from '@jamaica/rules/search';
import type { Lookout } from '../bots/src/lookout.ts';
import { share } from '../bots/train/games.ts';
import type { Tally } from './tally.ts';

/** The lanes of each fork by the spaces on them: the first is the long one. */
export const FORKS = SPACES.flatMap(({ next }, space) => (next.length > 1 ? [{ space, lanes: next }] : []));

const laneAt = (space: number): string | null => {
  for (const fork of FORKS)
    for (const [lane, first] of fork.lanes.entries())
      for (let at = first; SPACES[at].next.length === 1; [at] = SPACES[at].next) {
        if (at === space) return `${fork.space}/${lane === 0 ? 'long' : 'short'}`;
        if (SPACES.filter(({ next }) => next.includes(SPACES[at].next[0])).length > 1) break;
      }
  return null;
};
const LANES = SPACES.map((_, space) => laneAt(space));

/** The parts of a game in which cards are compared. */
export const PHASES = ['first hand', 'rounds 1–3', 'rounds 4–6', 'from round 7'] as const;
const phaseOfRound = (round: number): (typeof PHASES)[number] =>
  round <= 3 ? PHASES[1] : round <= 6 ? PHASES[2] : PHASES[3];

export const POWDERS = ['0', '1–3', '4–6', '7 and more'] as const;
const powderOf = (tokens: number): string => POWDERS[Math.min(3, Math.ceil(tokens / 3))];

/** By how many points of gold and treasure the first ship home was before the best of the others. */
export const LEADS = [
  '10 and more behind',
  '5–9 behind',
  '1–4 behind',
  '0–4 ahead',
  '5–9 ahead',
  '10 and more ahead',
] as const;
const leadOf = (points: number): string => LEADS[Math.max(0, Math.min(5, 3 + Math.floor(points / 5)))];

const MOST_POWDER = 8;

/** Something that a seat did or met with, and how likely it was to win before that round. */
interface Noted {
  readonly name: string;
  readonly seat: Seat;
  readonly before: number;
}

/**
 * Watches a game and notes what the almanac counts. What something is worth is how much more often the seat won than the net
 * had expected at the beginning of that round, when nothing of it had happened yet: so a rich ship's luck is not taken for
 * the merit of what rich ships do.
 */
export class Observer implements Listener {
  readonly #game: Draft;
  readonly #lookout: Lookout;
  readonly #seats: readonly Seat[];
  readonly #noted: Noted[] = [];
  readonly #chances: { readonly round: number; readonly seat: Seat; readonly chance: number }[] = [];
  readonly #lanes = new Set<string>();
  readonly #found: { readonly name: string; readonly value: number }[] = [];
  #before: readonly number[] = [];
  #attacked: { readonly bin: string; isAttacked: boolean }[] = [];
  #home: { readonly seat: Seat; readonly lead: string; readonly round: number } | null = null;

  constructor(game: Draft, lookout: Lookout, players: number) {
    this.#game = game;
    this.#lookout = lookout;
    this.#seats = Array.from({ length: players }, (_, seat) => seat);
  }

  /** A round begins, and its dice are still to be rolled. */
  beginRound(): void {
    const game = this.#game;
    const round = game.cells[ROUND];
    this.#endRound();
    this.#before = this.#seats.map(seat => this.#lookout.chance(game, seat));
    for (const seat of this.#seats) this.#chances.push({ round, seat, chance: this.#before[seat] });
    this.#attacked = this.#seats.map(seat => ({ bin: powderOf(stockOf(game, seat, GUNPOWDER)), isAttacked: false }));
    if (round === 1) for (const seat of this.#seats) this.#noteHand(seat, `drawn/${PHASES[0]}`);
  }

  /** All are about to choose their cards. */
  beforeCards(): void {
    for (const seat of this.#seats)
      for (const [number, card] of CARDS.entries())
        if ((handOf(this.#game, seat) >> number) & 1)
          this.#found.push({ name: `held/${phaseOfRound(this.#game.cells[ROUND])}/${card}`, value: 1 });
  }

  push(...events: readonly GameEvent[]): void {
    for (const event of events) this.#hear(event);
  }

  /** The game is over: everything that was noted is counted. */
  settle(into: Pick<Tally, 'add'>): void {
    this.#endRound();
    const game = this.#game;
    const won = this.#seats.map(seat => share(game, seat));
    for (const { name, seat, before } of this.#noted) into.add(name, won[seat] - before);
    for (const { name, value } of this.#found) into.add(name, value);
    for (const { round, seat, chance } of this.#chances) {
      into.add(`surprise/${round}`, (won[seat] - chance) ** 2);
      into.add(`ignorance/${round}`, (won[seat] - 1 / this.#seats.length) ** 2);
    }
    for (const seat of this.#seats) this.#settleSeat(seat, won[seat], into);
    if (!this.#home) return;
    const { seat, lead, round } = this.#home;
    into.add('home', won[seat]);
    into.add(`home by lead/${lead}`, won[seat]);
    into.add(`home by round/${round}`, won[seat]);
  }

  #settleSeat(seat: Seat, won: number, into: Pick<Tally, 'add'>): void {
    const game = this.#game;
    const points = totalScore(game, seat) - stockOf(game, seat, GOLD) - treasurePoints(game, seat);
    const where = points === FINISH_POINTS ? 'home' : points < 0 ? 'before the red line' : 'beyond the red line';
    into.add(`ended/${where}`, won);
    into.add(`${won > 0 ? 'winner' : 'loser'}/score`, totalScore(game, seat));
  }

  #endRound(): void {
    for (const { bin, isAttacked } of this.#attacked)
      this.#found.push({ name: `attacked/${bin}`, value: isAttacked ? 1 : 0 });
    this.#attacked = [];
  }

  #note(name: string, ship: ShipName): void {
    if (ship !== 'ghost') this.#noted.push({ name, seat: ship, before: this.#before[ship] });
  }

  #noteHand(seat: Seat, name: string): void {
    for (const [number, card] of CARDS.entries())
      if ((handOf(this.#game, seat) >> number) & 1)
        this.#noted.push({ name: `${name}/${card}`, seat, before: 1 / this.#seats.length });
  }

  #hear(event: GameEvent): void {
    const round = this.#game.cells[ROUND];
    switch (event.kind) {
      case 'revealed':
        this.#found.push({ name: `chosen/${phaseOfRound(round)}/${event.card}`, value: 1 });
        break;
      case 'drew':
        this.#note(`drawn/${phaseOfRound(round)}/${event.card}`, event.seat);
        break;
      case 'sailed':
        this.#hearSailed(event);
        break;
      case 'treasure-found':
        this.#note(`lair/${event.space}`, event.ship);
        this.#note(`treasure/${event.treasure}`, event.ship);
        break;
      case 'attacked':
        if (event.defender !== 'ghost') this.#attacked[event.defender].isAttacked = true;
        break;
      case 'battle-won':
        this.#hearBattle(event);
        break;
      case 'battle-drawn':
        this.#note('battle/drawn', event.attacker);
        break;
      case 'shortage':
        this.#note(`shortage/${event.resource}`, event.ship);
        break;
      case 'finished':
        this.#hearFinished(event.ship);
        break;
      default: // nothing that is counted
    }
  }

  #hearSailed({ ship, to, forward, why }: Extract<GameEvent, { kind: 'sailed' }>): void {
    const lane = LANES[to.space];
    if (lane === null || !forward || why !== 'action' || to.lap !== 0) return;
    const [fork] = lane.split('/');
    if (this.#lanes.has(`${ship}/${fork}`)) return;
    this.#lanes.add(`${ship}/${fork}`);
    this.#note(`lane/${lane}`, ship);
  }

  #hearBattle({ attacker, winner, loser, attack }: Extract<GameEvent, { kind: 'battle-won' }>): void {
    if (attacker !== 'ghost' && winner !== 'ghost' && loser !== 'ghost')
      this.#found.push({ name: `attack/${Math.min(attack.powder, MOST_POWDER)}`, value: winner === attacker ? 1 : 0 });
    this.#note(winner === attacker ? 'battle/attack won' : 'battle/defence won', winner);
    this.#note(winner === attacker ? 'battle/defence lost' : 'battle/attack lost', loser);
  }

  #hearFinished(ship: ShipName): void {
    const game = this.#game;
    if (this.#home || ship === 'ghost' || game.cells[FINISHED] > 1) return;
    const riches = (of: Ship): number => stockOf(game, of, GOLD) + treasurePoints(game, of);
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < shipCount(game); other++) if (other !== ship) rival = Math.max(rival, riches(other));
    this.#home = { seat: ship, lead: leadOf(riches(ship) - rival), round: game.cells[ROUND] };
  }
}
