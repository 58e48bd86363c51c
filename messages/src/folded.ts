import { after, awaiting, type Seat } from '@jamaica/rules';
import type { PersonId } from './ids.ts';
import type { Clocks, News, Said, SeatSnapshot, Snapshot } from './told.ts';

/** What was said longer ago than this is not shown any more; the server forgets it too. */
const LONGEST_CHAT = 100;

/** A table after one more change, as `me` may see it: what a fresh snapshot would show. */
export const folded = (table: Snapshot, number: number, news: News, me: PersonId | null): Snapshot => {
  const changed = change(table, number, news);
  return changed.seats === table.seats ? changed : { ...changed, you: seatOf(changed, me) };
};

const change = (table: Snapshot, number: number, news: News): Snapshot => {
  const { at } = news;
  switch (news.kind) {
    case 'sat': {
      const person = personIn({ sitter: news.sitter });
      const isSame = person !== null && personIn(table.seats[news.seat]) === person;
      // Somebody who only takes another pirate stays ready, and a bot always is.
      return withSeat(table, news.seat, seat =>
        isSame
          ? { ...seat, sitter: news.sitter }
          : {
              sitter: news.sitter,
              ready: news.sitter.kind === 'bot',
              absent: null,
              seal: null,
              program: news.program ?? false,
            },
      );
    }
    case 'rose':
      return withSeat(table, news.seat, () => ({
        sitter: null,
        ready: false,
        absent: null,
        seal: null,
        program: false,
      }));
    case 'swapped': {
      const [one, other] = news.seats;
      const { seats } = table;
      return { ...table, seats: seats.with(one, seats[other]).with(other, seats[one]) };
    }
    case 'ready':
      return withSeat(table, news.seat, seat => ({ ...seat, ready: true, seal: news.seal ?? null }));
    case 'unready':
      return withSeat(table, news.seat, seat => ({ ...seat, ready: false, seal: null }));
    case 'called':
      return { ...table, called: true };
    case 'word':
      return table;
    case 'started': {
      const { words, view, decision, clocks } = news;
      return { ...table, stage: 'sailing', called: false, at, words, view, decision, clocks };
    }
    case 'step': {
      const { view, decision, clocks } = news;
      return { ...table, stage: 'over' in view.waiting ? 'over' : 'sailing', at, view, decision, clocks };
    }
    case 'events': {
      const { events, waiting, options = [], decision, clocks = [] } = news;
      const view = table.view && awaiting(events.reduce(after, table.view), waiting, options);
      const stage = 'over' in waiting ? 'over' : 'sailing';
      return { ...table, stage, at, view, decision, clocks: clocks.reduce(withClock, table.clocks) };
    }
    case 'absent':
      return { ...withSeat(table, news.seat, seat => ({ ...seat, absent: news.why })), at, clocks: news.clocks };
    case 'returned':
      return { ...withSeat(table, news.seat, seat => ({ ...seat, absent: null })), at, clocks: news.clocks };
    case 'said':
      return { ...table, chat: [...table.chat, saidIn(number, news)].slice(-LONGEST_CHAT) };
    case 'phrases':
      return { ...table, terms: { ...table.terms, phrasesOnly: news.only } };
    case 'orders':
      return news.orders ? { ...table, orders: news.orders } : table;
    case 'hosted':
      return { ...table, host: news.host };
    case 'resumed':
      return { ...table, at, clocks: news.clocks };
    case 'ended':
      return { ...table, stage: 'over' };
    case 'rematch':
      return { ...table, rematch: news.table, rematchBy: news.seat ?? null };
  }
};

const saidIn = (number: number, said: Extract<News, { kind: 'said' }>): Said => {
  const { at, person, name, text, phrase } = said;
  return { number, at, person, name, text, phrase };
};

const withSeat = (table: Snapshot, seat: Seat, change: (seat: SeatSnapshot) => SeatSnapshot): Snapshot => ({
  ...table,
  seats: table.seats.map((each, index) => (index === seat ? change(each) : each)),
});

type SeatClock = NonNullable<Extract<News, { kind: 'events' }>['clocks']>[number];

const withClock = (clocks: Clocks, { seat, ...clock }: SeatClock): Clocks => clocks.with(seat, clock);

const personIn = ({ sitter }: Pick<SeatSnapshot, 'sitter'>): PersonId | null =>
  sitter?.kind === 'person' ? sitter.person : null;

/** Where somebody sits; null: nowhere. */
const seatOf = ({ seats }: Snapshot, person: PersonId | null): Seat | null => {
  const seat = seats.findIndex(each => person !== null && personIn(each) === person);
  return seat < 0 ? null : seat;
};
