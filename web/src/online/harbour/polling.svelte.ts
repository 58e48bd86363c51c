import type { Result } from '@jamaica/rules';
import type { NoAnswer } from '../../shared/server/api.ts';

const EVERY = 15_000;

/** Asks the server for something again and again, for as long as somebody looks at it. The last answer stays in sight. */
export class Polling<T> {
  readonly #ask: () => Promise<Result<T, NoAnswer>>;
  /** An answer to an older question than this is no longer wanted. */
  #asked = 0;

  seen: T | null = $state.raw(null);
  /** Why nothing newer is seen. */
  trouble: NoAnswer | null = $state.raw(null);

  constructor(ask: () => Promise<Result<T, NoAnswer>>) {
    this.#ask = ask;
  }

  async look(): Promise<void> {
    const asked = ++this.#asked;
    const answer = await this.#ask();
    if (asked !== this.#asked) return;
    if (answer.ok) this.seen = answer.value;
    this.trouble = answer.ok ? null : answer.error;
  }

  /** Looks now and then, not while the page is hidden, and at once when it comes back or the network does. That the network is gone is said at once, too. */
  watch(): () => void {
    const lose = (): void => {
      this.trouble = 'offline';
    };
    const look = (): void => {
      if (!navigator.onLine) lose();
      else if (document.visibilityState === 'visible') this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    addEventListener('offline', lose);
    return () => {
      this.#asked++;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      removeEventListener('offline', lose);
    };
  }
}
