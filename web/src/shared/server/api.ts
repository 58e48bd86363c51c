import { type Out, ROUTES, read, Trouble } from '@jamaica/messages';
import { type Result, refused } from '@jamaica/rules';
import { root } from '../way/root.ts';

/** Why there is no answer: the server's own word, or no server was reached, or what came was no answer of ours. */
export type NoAnswer = Trouble['why'] | 'offline' | 'not-ours';

type Schema = Parameters<typeof read>[0];
/** What a schema reads. */
type Reading<S extends Schema> = Extract<ReturnType<typeof read<S>>, { readonly ok: true }>['value'];

interface Route<Query extends Schema, Body extends Schema, Answer extends Schema> {
  readonly method: string;
  readonly path: string;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
}

/** What a route is to be told. */
interface Told<Query extends Schema, Body extends Schema> {
  /** The part of the path that names something. */
  readonly named?: string;
  readonly query?: Out<Query>;
  readonly body?: Out<Body>;
  /** Which of the people who share this browser is asking: 0 is the one it belongs to. */
  readonly mate?: number;
}

/** Relative to the page, which may lie in a folder of its site. */
const addressOf = (path: string, named: string, query: unknown, mate: number): URL => {
  const url = new URL(`.${path.replace(/:\w+/, encodeURIComponent(named))}`, root().url);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  if (mate > 0) url.searchParams.set('mate', String(mate));
  return url;
};

const sent = async <Query extends Schema, Body extends Schema, Answer extends Schema>(
  { method, path, answer }: Route<Query, Body, Answer>,
  { named = '', query, body, mate = 0 }: Told<Query, Body>,
): Promise<Result<Reading<Answer>, NoAnswer>> => {
  const written =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(addressOf(path, named, query, mate), { method, cache: 'no-store', ...written }).catch(
    () => null,
  );
  if (response === null) return refused('offline');
  const said: unknown = response.status === 204 ? undefined : await response.json().catch(() => null);
  if (!response.ok) {
    const trouble = read(Trouble, said);
    return refused(trouble.ok ? trouble.value.why : 'not-ours');
  }
  const understood = read(answer, said);
  return understood.ok ? understood : refused('not-ours');
};

/** Asks the server one of `ROUTES`. A visitor whom it does not know becomes a guest first, and asks again. */
export const ask = async <Query extends Schema, Body extends Schema, Answer extends Schema>(
  route: Route<Query, Body, Answer>,
  told: Told<Query, Body> = {},
): Promise<Result<Reading<Answer>, NoAnswer>> => {
  const answer = await sent(route, told);
  const isStranger = !answer.ok && answer.error === 'nobody' && route.path !== ROUTES.me.path;
  return isStranger && (await sent(ROUTES.me, { mate: told.mate ?? 0 })).ok ? sent(route, told) : answer;
};
