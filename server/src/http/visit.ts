import type { RouteAnswer, RouteBody, RouteName, RouteQuery, Trouble } from '@jamaica/messages';
import { type Result, refused } from '@jamaica/rules';
import type { Person } from '../store/people-store.ts';
import type { Services } from './services.ts';

/** One request, understood. */
export interface Visit<Name extends RouteName> {
  readonly services: Services;
  readonly body: RouteBody<Name>;
  readonly query: RouteQuery<Name>;
  /** The part of the path that names something; empty when there is none. */
  readonly named: string;
  /** Null: a visitor whom we do not know. */
  readonly person: Person | null;
  /** When the cookie was made that they came with; 0: they came with none. */
  readonly made: number;
  readonly address: string;
  /** Where the page is. */
  readonly origin: string;
  /** A page of another site asks. */
  readonly isFromElsewhere: boolean;
  /** Makes the browser remember somebody, or nobody; with a cookie of this moment unless it is told another one. */
  remember(person: Person | null, made?: number): void;
}

/** A visit of somebody we know. */
interface Known<Name extends RouteName> extends Visit<Name> {
  readonly person: Person;
}

export interface Denial extends Trouble {
  readonly status: number;
}

type Answered<Name extends RouteName> = Promise<Result<RouteAnswer<Name>, Denial>>;
export type Handler<Name extends RouteName> = (visit: Visit<Name>) => Answered<Name>;
export type Handlers<Names extends RouteName = RouteName> = { readonly [Name in Names]: Handler<Name> };

export const deny = (status: number, why: Trouble['why']): Result<never, Denial> => refused({ status, why });

/** Only for somebody we know. */
export const known =
  <Name extends RouteName>(handle: (visit: Known<Name>) => Answered<Name>): Handler<Name> =>
  async visit =>
    visit.person === null ? deny(401, 'nobody') : handle({ ...visit, person: visit.person });

/** Only for people: a bot account has no ways back, no browser, and no bots of its own. */
export const peopleOnly = <Name extends RouteName>(handle: (visit: Known<Name>) => Answered<Name>): Handler<Name> =>
  known(async visit => (visit.person.kind === 'bot' ? deny(403, 'not-yours') : handle(visit)));

/** Only for bot accounts: a person cannot suddenly become a program. */
export const programsOnly = <Name extends RouteName>(handle: (visit: Known<Name>) => Answered<Name>): Handler<Name> =>
  known(async visit => (visit.person.kind === 'bot' ? handle(visit) : deny(403, 'not-yours')));
