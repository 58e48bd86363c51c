import type { IncomingHttpHeaders } from 'node:http';
import type { PeopleStore, Person } from '../store/people-store.ts';
import { believe, cookieIn } from './cookie.ts';
import { personByToken } from './people.ts';

/** Who asks, by what they carry. A token is never too old: it ends when it is withdrawn. */
type Identity =
  | { readonly by: 'cookie'; readonly person: Person; readonly made: number; readonly stale: boolean }
  | { readonly by: 'token'; readonly person: Person; readonly made: number }
  | { readonly by: 'wrong-token' }
  | { readonly by: 'nothing' };

const BEARER = /^Bearer (\S{1,200})$/i;

/** A token counts before a cookie. A cookie that we did not write, or that is not trusted any more, is as good as none. */
export const identify = async (
  headers: IncomingHttpHeaders,
  store: PeopleStore,
  secret: string,
  now: number,
  mate = 0,
): Promise<Identity> => {
  if (headers.authorization !== undefined) {
    const [, token] = BEARER.exec(headers.authorization) ?? [];
    const person = token === undefined ? null : await personByToken(store, token);
    return person ? { by: 'token', person, made: Number.POSITIVE_INFINITY } : { by: 'wrong-token' };
  }
  const value = cookieIn(headers.cookie, mate);
  const believed = value === null ? null : believe(secret, value, now);
  const person = believed && (await store.person(believed.person));
  if (!believed || !person || believed.made < person.trustedSince) return { by: 'nothing' };
  return { by: 'cookie', person, made: believed.made, stale: believed.stale };
};
