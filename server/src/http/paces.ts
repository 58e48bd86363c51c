import { type Allowance, Pace } from './pace.ts';

/** What is limited, and for whom it counts. Generous for people, even for a class behind one address; not for floods. */
const ALLOWANCES = {
  requestsOfAddress: { burst: 300, perMinute: 600 },
  guestsOfAddress: { burst: 60, perMinute: 20 },
  /** Codes, tokens and passkeys that turn out to be wrong. */
  guessesOfAddress: { burst: 20, perMinute: 10 },
  /** Codes of tables that turn out to be nobody's: of one address, and of all together. docs/server.md says what can be guessed. */
  wrongTablesOfAddress: { burst: 20, perMinute: 4 },
  wrongTablesOfAll: { burst: 200, perMinute: 60 },
  /** Pictures of previews, which take a thread a while. */
  picturesOfAddress: { burst: 60, perMinute: 60 },
  /** Files with everything that somebody has played. */
  downloadsOfPerson: { burst: 6, perMinute: 1 },
  changesOfPerson: { burst: 60, perMinute: 60 },
  tablesOfPerson: { burst: 20, perMinute: 6 },
  tablesOfAddress: { burst: 60, perMinute: 30 },
  asksOfPerson: { burst: 200, perMinute: 1200 },
  /** Frames that are no messages: they wait for nothing. */
  pingsOfPerson: { burst: 200, perMinute: 1200 },
  chatOfPerson: { burst: 6, perMinute: 30 },
  /** What is written down without bringing a game on: taking seats, being ready and not ready, leaving and coming back. */
  fussOfPerson: { burst: 60, perMinute: 60 },
  /** What is said beside a game and written down nowhere. */
  asidesOfPerson: { burst: 40, perMinute: 240 },
} as const satisfies Record<string, Allowance>;

export type Limit = keyof typeof ALLOWANCES;
export type Paces = Readonly<Record<Limit, Pace>>;

export const newPaces = (now: () => number, others: Partial<Record<Limit, Allowance>> = {}): Paces => {
  const pace = (limit: Limit): Pace => new Pace(others[limit] ?? ALLOWANCES[limit], now);
  return {
    requestsOfAddress: pace('requestsOfAddress'),
    guestsOfAddress: pace('guestsOfAddress'),
    guessesOfAddress: pace('guessesOfAddress'),
    wrongTablesOfAddress: pace('wrongTablesOfAddress'),
    wrongTablesOfAll: pace('wrongTablesOfAll'),
    picturesOfAddress: pace('picturesOfAddress'),
    downloadsOfPerson: pace('downloadsOfPerson'),
    changesOfPerson: pace('changesOfPerson'),
    tablesOfPerson: pace('tablesOfPerson'),
    tablesOfAddress: pace('tablesOfAddress'),
    asksOfPerson: pace('asksOfPerson'),
    pingsOfPerson: pace('pingsOfPerson'),
    chatOfPerson: pace('chatOfPerson'),
    fussOfPerson: pace('fussOfPerson'),
    asidesOfPerson: pace('asidesOfPerson'),
  };
};
