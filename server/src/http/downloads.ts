import { Readable } from 'node:stream';
import { DOWNLOADS, type PersonId } from '@jamaica/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarOf } from '../people/calendar.ts';
import { hashOf } from '../people/codes.ts';
import { identify } from '../people/identity.ts';
import { resultsTable } from '../people/results.ts';
import type { Listed, Store } from '../store/store.ts';
import { addressOf, originOf } from './address.ts';
import { languageIn } from './page.ts';
import type { Services } from './services.ts';
import { recordOf } from './tables.ts';

/** More than anybody has played. */
const MOST = 10_000;
const PAGE = 50;

/** All finished games of somebody, piece by piece: nobody's whole past lies in memory at once. */
async function* finishedOf(store: Store, person: PersonId): AsyncGenerator<Listed> {
  for (let skip = 0; skip < MOST; skip += PAGE) {
    const games = await store.tablesOf(person, true, PAGE, skip);
    yield* games;
    if (games.length < PAGE) return;
  }
}

async function* recordLines(store: Store, person: PersonId, now: number): AsyncGenerator<string> {
  for await (const listed of finishedOf(store, person)) {
    const record = await recordOf(store, listed, now);
    if (record) yield `${JSON.stringify(record)}\n`;
  }
}

/** What is taken home as a file. */
export const serveDownloads = (door: FastifyInstance, services: Services): void => {
  const { config, keys, store, paces, now } = services;
  const refuse = (reply: FastifyReply, status: number, why: string): FastifyReply =>
    reply.code(status).header('Cache-Control', 'no-store').send({ why });
  const asFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
    reply.type(type).headers({
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${name}"`,
    });

  /** Only for the person they are about. */
  const mine = (path: string, send: (person: PersonId, reply: FastifyReply) => Promise<FastifyReply>): void => {
    door.get(path, async (request, reply) => {
      const identity = await identify(request.headers, store, keys.session, now());
      if (identity.by === 'wrong-token' && !paces.guessesOfAddress.allows(addressOf(request.raw, config.proxies)))
        return refuse(reply, 429, 'too-fast');
      if (identity.by !== 'cookie' && identity.by !== 'token') return refuse(reply, 401, 'nobody');
      if (!paces.downloadsOfPerson.allows(identity.person.id)) return refuse(reply, 429, 'too-fast');
      return send(identity.person.id, reply);
    });
  };

  mine(DOWNLOADS.records.path, async (person, reply) =>
    asFile(reply, DOWNLOADS.records.type, 'jamaica-records.jsonl').send(
      Readable.from(recordLines(store, person, now())),
    ),
  );
  mine(DOWNLOADS.results.path, async (person, reply) => {
    const games: Listed[] = [];
    for await (const listed of finishedOf(store, person)) games.push(listed);
    return asFile(reply, `${DOWNLOADS.results.type}; charset=utf-8`, 'jamaica-results.csv').send(
      resultsTable(games, person),
    );
  });

  const calendar = async (
    request: FastifyRequest<{ Params: { file: string }; Querystring: { language?: unknown } }>,
    reply: FastifyReply,
  ) => {
    const address = addressOf(request.raw, config.proxies);
    const [, secret] = /^([A-Za-z0-9_-]{32})\.ics$/.exec(request.params.file) ?? [];
    const person = secret === undefined ? null : await store.personByCalendar(hashOf('calendar', secret));
    if (!person) {
      const mayTryAgain = paces.guessesOfAddress.allows(address);
      return mayTryAgain ? refuse(reply, 404, 'not-found') : refuse(reply, 429, 'too-fast');
    }
    const games = await store.tablesOf(person.id, false, 500);
    const { language } = request.query;
    const spoken = languageIn(typeof language === 'string' ? language : (request.headers['accept-language'] ?? ''));
    const origin = originOf(request.raw, config.proxies, config.publicUrl);
    const text = await calendarOf({ games, person: person.id, language: spoken, origin, now: now() });
    return reply.type('text/calendar; charset=utf-8').header('Cache-Control', 'private, max-age=300').send(text);
  };
  door.get('/calendar/:file', calendar);
};
