import { LIMITS, ROUTES, type RouteName, read, type Trouble } from '@jamaica/messages';
import { isFields } from '@jamaica/rules/record';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isSame } from '../people/codes.ts';
import { dropCookie, mateIn, setCookie, signed } from '../people/cookie.ts';
import { identify } from '../people/identity.ts';
import type { Painter } from '../previews/painter.ts';
import { isOwnerGone } from '../store/owner-gone.ts';
import type { Person } from '../store/people-store.ts';
import { Unavailable } from '../store/unavailable.ts';
import { addressOf, isFromElsewhere, isFromHere, isNear, originOf } from './address.ts';
import { CODES } from './codes.ts';
import { DAYS } from './days.ts';
import { DESCRIPTIONS, descriptionText } from './descriptions.ts';
import { DOCUMENTS, NOT_BUILT } from './documents.ts';
import { serveDownloads } from './downloads.ts';
import type { Files } from './files.ts';
import { answerGarbled } from './garbled.ts';
import { headersFor } from './headers.ts';
import { ME } from './me.ts';
import { NEWS } from './news.ts';
import { PEOPLE } from './people.ts';
import { PROGRAMS } from './programs.ts';
import { PUSH } from './push.ts';
import type { Services } from './services.ts';
import { newSharedPages, serveShared } from './shared.ts';
import { fileAt, homeFrom, sendFile } from './site.ts';
import { TABLES } from './tables.ts';
import type { Denial, Handlers } from './visit.ts';

/** How long somebody may take to ask, for the head alone and in all: nobody holds a place by talking slowly. */
const HEAD_TIME = 10_000;
const REQUEST_TIME = 20_000;
const LOOK_AROUND = 5_000;

const HANDLERS: Handlers = { ...CODES, ...DAYS, ...ME, ...PEOPLE, ...TABLES, ...PROGRAMS, ...PUSH, ...NEWS };

/** The HTTP side: the web client, what is asked once, and how the server is. */
export const newDoor = (
  services: Services,
  files: Files,
  documents: () => Files | null,
  painter: Painter,
  isReady: () => boolean,
): FastifyInstance => {
  const door = fastify({
    logger: false,
    bodyLimit: LIMITS.body,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: HEAD_TIME, connectionsCheckingInterval: LOOK_AROUND },
    requestTimeout: REQUEST_TIME,
    clientErrorHandler: answerGarbled,
    // A path that cannot be read comes to no route, and past the guard.
    frameworkErrors: (_, request, reply) => {
      reply.headers(headersFor(originFor(services, request)));
      return trouble(reply, { status: 400, why: 'not-understood' });
    },
  });
  guard(door, services);
  for (const name of routeNames()) serve(door, services, name);
  describe(door);
  watchOver(door, services, isReady);
  serveShared(door, services, painter);
  serveDownloads(door, services);
  const shared = newSharedPages(services, files);
  door.setNotFoundHandler(async (request, reply) => {
    const [path] = request.url.split('?');
    const mayBePage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/');
    if (!mayBePage) return trouble(reply, { status: 404, why: 'not-found' });
    if (path === DOCUMENTS) return reply.redirect(`.${DOCUMENTS}/`);
    if (path.startsWith(`${DOCUMENTS}/`)) return sendDocument(documents(), path, request, reply);
    const page = await shared.send(path, request, reply);
    if (page) return page;
    const file = fileAt(files, path);
    if (file) return sendFile(file, request, reply);
    const home = homeFrom(files, path);
    return home === null ? trouble(reply, { status: 404, why: 'not-found' }) : reply.redirect(home);
  });
  door.setErrorHandler((error, request, reply) => {
    if (isOwnerGone(error)) return trouble(reply, { status: 401, why: 'nobody' });
    const status = statusOf(error);
    if (status < 500) return trouble(reply, { status, why: 'not-understood' });
    services.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    if (error instanceof Unavailable) return trouble(reply, { status: error.statusCode, why: 'unavailable' });
    return trouble(reply, { status: 500, why: 'broken' });
  });
  return door;
};

const sendDocument = (
  documents: Files | null,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (!documents) return reply.code(404).type('text/html; charset=utf-8').send(NOT_BUILT);
  const file = fileAt(documents, path.slice(DOCUMENTS.length));
  return file ? sendFile(file, request, reply) : trouble(reply, { status: 404, why: 'not-found' });
};

const routeNames = (): RouteName[] =>
  Object.keys(ROUTES).filter((name): name is RouteName => Object.hasOwn(ROUTES, name));

// What fastify throws at a body that it cannot read says which status it means; everything else is our own fault.
const statusOf = (error: unknown): number =>
  isFields(error) && typeof error.statusCode === 'number' && error.statusCode >= 400 ? error.statusCode : 500;

const trouble = (reply: FastifyReply, { status, ...why }: Denial): FastifyReply => {
  const body: Trouble = why;
  return reply.code(status).header('Cache-Control', 'no-store').send(body);
};

const originFor = ({ config }: Services, request: FastifyRequest): string =>
  originOf(request.raw, config.proxies, config.publicUrl);

/** What is true of every request, whatever it asks. */
const guard = (door: FastifyInstance, services: Services): void => {
  const { config, paces, metrics } = services;
  door.addHook('onRequest', async (request, reply) => {
    const own = originFor(services, request);
    reply.headers(headersFor(own));
    if (!URL.canParse(own)) return trouble(reply, { status: 400, why: 'not-understood' });
    // Files are in memory, and a page has many of them; API requests cost more.
    const isAsked = request.url.startsWith('/api/');
    if (isAsked && !paces.requestsOfAddress.allows(addressOf(request.raw, config.proxies)))
      return trouble(reply, { status: 429, why: 'too-fast' });
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isFromHere(request.raw, own)) return trouble(reply, { status: 403, why: 'wrong-origin' });
  });
  door.addHook('onResponse', async (request, reply) => {
    metrics.requests.observe(
      { route: request.routeOptions.url ?? 'file', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
};

const serve = <Name extends RouteName>(door: FastifyInstance, services: Services, name: Name): void => {
  const route = ROUTES[name];
  const handle = HANDLERS[name];
  const { config, keys, store, paces, now } = services;
  door.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      const body = read(route.body, route.body.type === 'undefined' ? undefined : request.body);
      if (!body.ok) return trouble(reply, { status: 400, why: 'not-understood', ...body.error });
      const query = read(route.query, route.query.type === 'undefined' ? undefined : request.query);
      if (!query.ok) return trouble(reply, { status: 400, why: 'not-understood', ...query.error });

      const origin = originFor(services, request);
      const address = addressOf(request.raw, config.proxies);
      const mate = mateIn(request.url);
      const identity = await identify(request.headers, store, keys.session, now(), mate);
      if (identity.by === 'wrong-token') {
        const mayTryAgain = paces.guessesOfAddress.allows(address);
        return trouble(reply, mayTryAgain ? { status: 401, why: 'nobody' } : { status: 429, why: 'too-fast' });
      }
      const person = identity.by === 'nothing' ? null : identity.person;
      if (person && route.method !== 'GET' && !paces.changesOfPerson.allows(person.id))
        return trouble(reply, { status: 429, why: 'too-fast' });

      const secure = origin.startsWith('https:');
      const remember = (who: Person | null, made = now()): void => {
        // Somebody who has just signed out everywhere else is trusted only from a moment in the near future.
        const cookie = who && signed(keys.session, who.id, Math.max(made, who.trustedSince));
        reply.header('Set-Cookie', cookie === null ? dropCookie(secure, mate) : setCookie(cookie, secure, mate));
      };
      if (identity.by === 'cookie' && identity.stale) remember(identity.person);
      const answer = await handle({
        services,
        body: body.value,
        query: query.value,
        named: firstPart(request.params),
        person,
        made: identity.by === 'cookie' ? identity.made : 0,
        address,
        origin,
        isFromElsewhere: isFromElsewhere(request.raw),
        remember,
      });
      if (!answer.ok) return trouble(reply, answer.error);
      reply.header('Cache-Control', 'no-store');
      return answer.value === undefined ? reply.code(204).send() : reply.send(answer.value);
    },
  });
};

const firstPart = (params: unknown): string => {
  const [first] = isFields(params) ? Object.values(params) : [];
  return typeof first === 'string' ? first : '';
};

/** What can be asked here, for programs. */
const describe = (door: FastifyInstance): void => {
  for (const name of DESCRIPTIONS) {
    const text = descriptionText(name);
    door.get(`/api/${name}`, async (_, reply) =>
      text === null ? trouble(reply, { status: 404, why: 'not-found' }) : reply.type('application/json').send(text),
    );
  }
};

/** How the server is, for those who look after it. */
const watchOver = (door: FastifyInstance, { metrics, config, harbour }: Services, isReady: () => boolean): void => {
  door.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ alive: true }));
  door.get('/readyz', async (_, reply) =>
    reply
      .code(isReady() ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ready: isReady() }),
  );
  door.get('/metrics', async (request, reply) => {
    const { authorization = '' } = request.headers;
    const mayKnow =
      config.metricsToken === null ? isNear(request.raw) : isSame(authorization, `Bearer ${config.metricsToken}`);
    if (!mayKnow) return trouble(reply, { status: 401, why: 'nobody' });
    metrics.tables.set(harbour.size);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
