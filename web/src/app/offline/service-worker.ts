import { answer, type Precache, placeFor } from './answer.ts';
import { clicked, pushed } from './push.ts';
import { TAKE_OVER } from './take-over.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Put here by the build. */
declare const PRECACHE: Precache;

const { version, files } = PRECACHE;
// Two copies of the game may live on one site, in two folders, and share its storage.
const OURS = `jamaica ${self.registration.scope} `;
const NAME = OURS + version;
const SCOPE = new URL(self.registration.scope);

const at = (file: string): URL => new URL(file, SCOPE);

/** How many at a time: somebody who plays meanwhile needs the connection more. */
const AT_A_TIME = 4;

/** How often each file is asked for: a network that breaks off for a moment must not throw away all that has come. */
const TRIES = 3;
/** Milliseconds after which a file is taken for lost: an answer that never comes would keep the whole copy from ever being finished. */
const LOST_AFTER = 60_000;

/** Fails when it takes too long. */
const inTime = (work: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const lost = setTimeout(() => reject(new Error('it does not come')), LOST_AFTER);
    work.then(resolve, reject).finally(() => clearTimeout(lost));
  });

const fill = async (): Promise<void> => {
  const cache = await caches.open(NAME);
  // Past the browser's own cache, which may still hold yesterday's page; unchanged files are not sent again.
  const fetched = (file: string, tries = TRIES): Promise<void> =>
    inTime(cache.add(new Request(at(file), { cache: 'no-cache', priority: 'low' }))).catch(why =>
      tries > 1 ? fetched(file, tries - 1) : Promise.reject(why),
    );
  const left = [...files];
  const fetchOn = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await fetched(file);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchOn));
};

const clearOld = async (): Promise<void> => {
  const old = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.map(name => caches.delete(name)));
};

const fromCache = async (file: string, request: Request): Promise<Response> => {
  const cache = await caches.open(NAME);
  return (await cache.match(at(file))) ?? fetch(request);
};

/** Without a network every address leads home. It is sent there, because the page finds its files relative to itself. */
const orHome = (request: Request): Promise<Response> => fetch(request).catch(() => Response.redirect(SCOPE.href));

self.addEventListener('install', event => event.waitUntil(fill()));

// Claiming lets even the first visit load the rest of the game from here.
self.addEventListener('activate', event => event.waitUntil(clearOld().then(() => self.clients.claim())));

self.addEventListener('message', event => {
  if (event.data === TAKE_OVER) self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const file = answer(url, SCOPE, files);
  const place = request.mode === 'navigate' ? placeFor(url, SCOPE) : null;
  if (file) event.respondWith(fromCache(file, request));
  else if (place) event.respondWith(Promise.resolve(Response.redirect(place.href)));
  else if (request.mode === 'navigate') event.respondWith(orHome(request));
});

self.addEventListener('push', event => event.waitUntil(pushed(self, event.data)));

self.addEventListener('notificationclick', event => event.waitUntil(clicked(self, event.notification)));
