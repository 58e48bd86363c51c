import { type Beside, CODE_LETTERS, type Refused, type ScreenShows, type TableId } from '@jamaica/messages';
import { type Card, ok, type Result, refused, type Seat } from '@jamaica/rules';
import { type RandomBytes, randomLetters } from '../clock/random.ts';
import type { Time } from '../clock/time.ts';
import type { Signals } from '../signals/signals.ts';
import type { Guest, Request } from '../table/ask.ts';
import { mayGrant, whyNoClaim } from '../table/handing-over.ts';
import { mayWatch } from '../table/shown.ts';
import { seatOf } from '../table/table.ts';
import { cardLooked, claimBy, claimed, screenShown, unclaimed } from './beside.ts';
import type { LiveTable } from './live-table.ts';

/** Letters of a code that is compared, not guessed; and how long it is worth comparing. */
const CLAIM_LENGTH = 4;
const CLAIM_HOLDS = 5 * 60 * 1000;

/** What the harbour has to provide for what is said beside a game. */
interface OfHarbour {
  readonly time: Time;
  readonly random: RandomBytes;
  readonly signals: Signals;
  find(id: TableId): Promise<Result<LiveTable, Refused>>;
  request(id: TableId, who: Guest, request: Request): Promise<Result<number, Refused>>;
}

/** What people in front of a big screen say beside the game: it is told to all who look on, and written down nowhere. */
export class LivingRoom {
  readonly #harbour: OfHarbour;

  constructor(harbour: OfHarbour) {
    this.#harbour = harbour;
  }

  /** Somebody asks for a seat of a game under way: everybody who looks on is told, with a code. */
  async claim(id: TableId, who: Guest, seat: Seat): Promise<Result<true, Refused>> {
    const found = await this.#harbour.find(id);
    if (!found.ok) return found;
    const live = found.value;
    const why = mayWatch(live.table, who.person) ? whyNoClaim(live.table, who, seat) : 'no-spectators';
    if (why) return refused(why);
    const code = randomLetters(this.#harbour.random, CODE_LETTERS, CLAIM_LENGTH);
    const beside = claimed(live.listeners.beside, { seat, person: who.person, name: who.name, code });
    if (!beside) return refused('too-many');
    this.#say(live, beside);
    this.#harbour.time.later(CLAIM_HOLDS, () => this.#dropClaim(live, code));
    return ok(true);
  }

  /** Gives a seat to the person who claims it, or tells them no. */
  async grant(id: TableId, who: Guest, code: string, give: boolean): Promise<Result<true, Refused>> {
    const found = await this.#harbour.find(id);
    if (!found.ok) return found;
    const live = found.value;
    const claim = claimBy(live.listeners.beside, code);
    if (!claim) return refused('too-late');
    const { seat, person, name } = claim;
    if (!mayGrant(live.table, who.person, seat)) return refused('not-yours');
    const to = { person, name, isProgram: false };
    const given = give ? await this.#harbour.request(id, who, { verb: 'grant', body: { seat, to } }) : ok(0);
    if (given.ok) this.#dropClaim(live, code);
    return given.ok ? ok(true) : given;
  }

  /** The host says how big screens show a table. */
  async show(id: TableId, { person }: Guest, screen: ScreenShows): Promise<Result<true, Refused>> {
    const found = await this.#harbour.find(id);
    if (!found.ok) return found;
    const live = found.value;
    if (live.table.host !== person) return refused('not-yours');
    this.#say(live, screenShown(live.listeners.beside, screen));
    return ok(true);
  }

  /** Somebody shows everybody which card they are thinking about. */
  async look(id: TableId, { person }: Guest, card: Card | null): Promise<Result<true, Refused>> {
    const found = await this.#harbour.find(id);
    if (!found.ok) return found;
    const live = found.value;
    const seat = seatOf(live.table, person);
    if (seat === null) return refused('not-seated');
    this.#say(live, cardLooked(live.listeners.beside, seat, card));
    return ok(true);
  }

  #dropClaim(live: LiveTable, code: string): void {
    if (claimBy(live.listeners.beside, code)) this.#say(live, unclaimed(live.listeners.beside, code));
  }

  #say(live: LiveTable, beside: Beside): void {
    live.listeners.besideIs(live.table.id, beside);
    this.#harbour.signals.send(live.table.id, { beside });
  }
}
