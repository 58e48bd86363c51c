import { tableShown, tableToOpen, tagOf } from '../../online/push/notice.ts';
import { SERVER_IS_BACK } from '../../shared/server/back.ts';
import { root } from '../../shared/way/root.ts';
import { way } from '../../shared/way/way.svelte.ts';
import { isOtherPage } from './newer-page.ts';
import { TAKE_OVER } from './take-over.ts';

/** Tells once `worker` is ready to take over from the one that serves this page. */
const whenInstalled = (worker: ServiceWorker, tell: () => void): void => {
  if (worker.state === 'installed') tell();
  else worker.addEventListener('statechange', () => worker.state === 'installed' && tell());
};

const watch = (registration: ServiceWorkerRegistration, onUpdate: (worker: ServiceWorker) => void): void => {
  const announce = (worker: ServiceWorker | null): void => {
    // On the first visit nothing is replaced, so there is nothing to ask. Looked at now: by the time the worker is
    // installed it may, in Firefox, serve this page already.
    if (worker && registration.active) whenInstalled(worker, () => onUpdate(worker));
  };
  announce(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => announce(registration.installing));
  const look = (): void => void registration.update().catch(() => undefined);
  // An installed game can stay open for weeks: coming back to it is a visit too. A server that comes back may be a newer one.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  document.addEventListener(SERVER_IS_BACK, look);
};

/** Somebody who is looking at a table need not be told about it. */
const isLookedAt = (table: string): boolean =>
  document.visibilityState === 'visible' && way.here.screen === 'at' && way.here.path[0] === table;

const takeBack = async (table: string): Promise<void> => {
  const registration = await navigator.serviceWorker.ready;
  for (const notification of await registration.getNotifications({ tag: tagOf(table) })) notification.close();
};

/** Without a service worker nothing is kept: whoever wants the new version has only to load the page again. */
const watchPage = (onUpdate: (apply: () => void) => void): void => {
  const look = async (): Promise<void> => {
    if (await isOtherPage(root().url)) onUpdate(() => location.reload());
  };
  document.addEventListener(SERVER_IS_BACK, () => void look().catch(() => undefined));
};

/**
 * Makes the game work without a network. `onUpdate` is called when there is a new version; calling `apply` takes it
 * and reloads the page, and otherwise it is taken at the next visit. Does nothing while developing.
 */
export const registerOffline = (onUpdate: (apply: () => void) => void): void => {
  if (!import.meta.env.PROD) return;
  if (!('serviceWorker' in navigator)) return watchPage(onUpdate);
  const workers = navigator.serviceWorker;
  // All pages change over together, even when another one agreed: the old version's files are gone from then on. Only the
  // first worker of all replaces nothing.
  let isServed = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isServed) location.reload();
    isServed = true;
  });
  workers.addEventListener('message', ({ data }) => {
    const table = tableToOpen(data);
    if (table !== null) way.go('at', table);
    const shown = tableShown(data);
    if (shown !== null && isLookedAt(shown)) takeBack(shown).catch(() => undefined);
  });
  const start = async (): Promise<void> =>
    watch(await workers.register(new URL('sw.js', root().url)), worker =>
      onUpdate(() => {
        isServed = true;
        worker.postMessage(TAKE_OVER);
      }),
    );
  // Refused in private windows, and over plain HTTP there is none; the game is then played online.
  start().catch(() => watchPage(onUpdate));
};
