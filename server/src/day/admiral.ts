import { commitment, type Hex32 } from '@jamaica/chance';
import { DAY_LEVEL, DAY_SEAT, type RaceDay, raceOf } from '@jamaica/messages';
import { apply, type Chance, isOver, questions, type State, start, view } from '@jamaica/rules';
import { type Fields, READING, type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';
import { isChance, phaseOf } from '@jamaica/rules/search';
import { dealtForDay, fallenOnDay } from '../fairness/dice.ts';
import { berthOf } from '../fairness/record.ts';
import type { Harbour } from '../harbour/harbour.ts';
import { dayAsk } from '../harbour/stand-in.ts';
import { PIRATES } from '../log/stored.ts';
import type { TryEnded } from '../store/day-store.ts';
import type { Store } from '../store/store.ts';
import { readFinal } from '../store/stored-summary.ts';
import { endedWith } from './tries.ts';

/** How many games the admiral imagines for each decision. A number, not a time, so that every server would come to the same voyage. */
const THOUGHT = { games: 300 };

/** A day's race as the admiral sails it: the same seat, deal, dice and opponents as everybody's. */
const admiralsVoyage = async (harbour: Pick<Harbour, 'think'>, day: RaceDay, secret: Hex32): Promise<object> => {
  const rules = raceOf(day);
  const setup = dealtForDay(rules, secret);
  const steps: RecordStep[] = [];
  const past: Chance[] = [];
  let state: State = start(rules, setup, READING);
  while (!isOver(state)) {
    if (isChance(phaseOf(state))) {
      const fallen = fallenOnDay(state, rules, secret, past);
      if (!('decide' in fallen.step)) past.push(fallen.step);
      steps.push(...recorded(fallen));
      state = fallen.state;
      continue;
    }
    const [{ seat, kind }] = questions(state);
    const shown = view(state, seat);
    const asked = dayAsk(seat === DAY_SEAT ? 'admiral' : DAY_LEVEL, seat, secret, shown);
    const choice =
      shown.options.length === 1
        ? shown.options[0]
        : await harbour.think(shown, seat === DAY_SEAT ? { ...asked, thought: THOUGHT } : asked);
    const played = apply(state, { kind, seat, choice });
    if (!played.ok) throw new Error(`the admiral may not choose ${choice}`);
    steps.push(...recorded(played.value));
    state = played.value.state;
  }
  const berths = PIRATES.slice(0, rules.players).map((pirate, seat) =>
    berthOf({ kind: 'bot', level: seat === DAY_SEAT ? 'admiral' : DAY_LEVEL, pirate }),
  );
  const words = Array.from({ length: rules.players }, () => '');
  const fair = { commitment: commitment(secret), words, by: 'purpose' };
  return { ...writeRecord(rules, setup, steps, state), fair, berths };
};

/** How the admiral's voyage ended. */
export const admiralEnded = (record: Fields): TryEnded | null => {
  const final = readFinal(record.final);
  return final && endedWith(final);
};

/**
 * The admiral's voyages, each sailed once: when the results of its day are first asked for. So nobody waits for it at
 * midnight, and a day that nobody sails costs nothing.
 */
export class Admirals {
  readonly #store: Store;
  readonly #harbour: Pick<Harbour, 'think'>;
  readonly #failed: (why: unknown) => void;
  readonly #underWay = new Set<RaceDay>();

  constructor(store: Store, harbour: Pick<Harbour, 'think'>, failed: (why: unknown) => void) {
    this.#store = store;
    this.#harbour = harbour;
    this.#failed = failed;
  }

  /** The record of a day's voyage; null: it is under way. */
  async record(day: RaceDay, secret: Hex32): Promise<Fields | null> {
    const known = await this.#store.admiralOfDay(day);
    if (!known) this.#setSail(day, secret);
    return known;
  }

  #setSail(day: RaceDay, secret: Hex32): void {
    if (this.#underWay.has(day)) return;
    this.#underWay.add(day);
    admiralsVoyage(this.#harbour, day, secret)
      .then(record => this.#store.setAdmiral(day, record))
      .catch(this.#failed)
      .finally(() => this.#underWay.delete(day));
  }
}
