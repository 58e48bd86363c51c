import type { ClockTerms, Terms } from '@jamaica/messages';
import { type Fields, writeRules } from '@jamaica/rules/record';
import type { Agreed } from '@jamaica/words';
import { agreedBy, agreedIn } from '../../playing/setup/by-which-book.ts';
import { ghostOf, PLAYERS } from '../../playing/setup/crew-list.ts';

type ClockKind = ClockTerms['kind'];
const OFFERED = { live: true, slow: true, none: true } as const satisfies Readonly<Record<ClockKind, true>>;
const isClockKind = (text: string): text is ClockKind => Object.hasOwn(OFFERED, text);
export const CLOCKS: readonly ClockKind[] = Object.keys(OFFERED).filter(isClockKind);

/** Seconds for a decision and in reserve for the whole game. */
export const LIVE_PACES = [
  { decision: 20, reserve: 120 },
  { decision: 60, reserve: 300 },
  { decision: 120, reserve: 900 },
] as const;
/** Hours for a decision. */
export const SLOW_PACES = [12, 24, 72] as const;

/** What somebody wishes for a table they open; each kind of clock remembers its pace. */
export interface Wishes {
  readonly agreed: Agreed;
  readonly players: number;
  readonly ghost: boolean;
  /** How many bots sit there from the start. */
  readonly bots: number;
  readonly clock: ClockKind;
  /** Which of the paces. */
  readonly live: number;
  readonly slow: number;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly phrasesOnly: boolean;
}

/** Four friends who have the link, without hurry and without anybody holding the others up. */
export const FIRST_WISHES: Wishes = {
  agreed: agreedBy('2021'),
  players: 4,
  ghost: false,
  bots: 0,
  clock: 'live',
  live: 1,
  slow: 1,
  listed: false,
  spectators: true,
  phrasesOnly: false,
};

/** At least one seat stays for the person who opens the table. */
export const mostBots = ({ players }: Wishes): number => players - 1;

const clockOf = ({ clock, live, slow }: Wishes): ClockTerms => {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', ...(LIVE_PACES[live] ?? LIVE_PACES[FIRST_WISHES.live]) };
    case 'slow':
      return { kind: 'slow', hours: SLOW_PACES[slow] ?? SLOW_PACES[FIRST_WISHES.slow] };
  }
};

export const termsOf = (wishes: Wishes): Terms => ({
  rules: writeRules({ ...wishes.agreed, players: wishes.players, ghost: ghostOf(wishes.players, wishes.ghost) }),
  clock: clockOf(wishes),
  listed: wishes.listed,
  spectators: wishes.spectators,
  phrasesOnly: wishes.phrasesOnly,
});

/** The wishes that were kept; the first ones where they say something else. */
export const readWishes = (kept: Fields): Wishes => {
  const flag = (name: keyof Wishes & string, otherwise: boolean): boolean =>
    typeof kept[name] === 'boolean' ? kept[name] : otherwise;
  const index = (name: 'live' | 'slow', of: readonly unknown[]): number => {
    const value = kept[name];
    return typeof value === 'number' && value in of ? value : FIRST_WISHES[name];
  };
  const players = PLAYERS.find(each => each === kept.players) ?? FIRST_WISHES.players;
  const bots = typeof kept.bots === 'number' && Number.isInteger(kept.bots) ? kept.bots : 0;
  return {
    agreed: agreedIn(kept),
    players,
    ghost: flag('ghost', FIRST_WISHES.ghost),
    bots: Math.min(Math.max(0, bots), players - 1),
    clock: CLOCKS.find(each => each === kept.clock) ?? FIRST_WISHES.clock,
    live: index('live', LIVE_PACES),
    slow: index('slow', SLOW_PACES),
    listed: flag('listed', FIRST_WISHES.listed),
    spectators: flag('spectators', FIRST_WISHES.spectators),
    phrasesOnly: flag('phrasesOnly', FIRST_WISHES.phrasesOnly),
  };
};
