import type { PersonId } from '@jamaica/messages';
import type { Signals } from '../signals/signals.ts';
import type { Change } from '../table/table.ts';

/** A connection that hears of every table its person sits at. */
export interface Follower {
  readonly person: PersonId;
  /** Looks whether there are tables that it has not heard of. */
  look(): void;
}

interface Followed {
  readonly followers: Set<Follower>;
  /** Resolves once other servers are heard; its value stops it. */
  readonly subscribed: Promise<() => void>;
}

/**
 * Those who follow all of their tables. That somebody has been given a seat is called to the other servers under their id; the
 * store knows at which tables they sit. It is also looked at from time to time, since signals can get lost.
 */
export class Followers {
  readonly #signals: Signals;
  readonly #followed = new Map<PersonId, Followed>();

  constructor(signals: Signals) {
    this.#signals = signals;
  }

  get people(): readonly PersonId[] {
    return [...this.#followed.keys()];
  }

  /** Once this resolves, every seat that is given to them is heard of. */
  async came(follower: Follower): Promise<void> {
    const { person } = follower;
    const followed = this.#followed.get(person) ?? {
      followers: new Set(),
      subscribed: this.#signals.subscribe(person, () => this.#look(person)),
    };
    this.#followed.set(person, followed);
    followed.followers.add(follower);
    try {
      await followed.subscribed;
    } catch (why) {
      this.left(follower);
      throw why;
    }
  }

  left(follower: Follower): void {
    const followed = this.#followed.get(follower.person);
    if (!followed?.followers.delete(follower) || followed.followers.size > 0) return;
    this.#followed.delete(follower.person);
    // A subscription that failed has nothing to stop.
    followed.subscribed.then(
      stop => stop(),
      () => {},
    );
  }

  /** Something has happened at a table of this server. */
  changed({ entry }: Change): void {
    if (entry.kind !== 'sat' || entry.sitter.kind !== 'person') return;
    const { person } = entry.sitter;
    this.#signals.send(person, entry.number);
    this.#look(person);
  }

  /** Looks again for everybody; where the other servers cannot be seen that is the only way. */
  lookAround(isBlindOnly: boolean): void {
    if (isBlindOnly && this.#signals.isConnected) return;
    for (const person of this.people) this.#look(person);
  }

  #look(person: PersonId): void {
    for (const follower of this.#followed.get(person)?.followers ?? []) follower.look();
  }
}
