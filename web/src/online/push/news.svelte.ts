import { ROUTES } from '@jamaica/messages';
import type { NewsState } from '@jamaica/words/page';
import { ask } from '../../shared/server/api.ts';
import { tongue } from '../../shared/words/tongue.svelte.ts';
import { dropNotes, leaveNotes } from './notes.ts';

let state: NewsState = $state('asking');
/** Which tables the notes name, by table. */
let tables: Readonly<Record<string, readonly string[]>> = {};

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Undefined while developing and in private windows, where no service worker runs. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isAble() ? navigator.serviceWorker.getRegistration() : undefined;

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

const tell = async (subscription: PushSubscription): Promise<boolean> => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return (await ask(ROUTES.subscribe, { body: { endpoint, keys: { p256dh, auth } } })).ok;
};

const noted = async (): Promise<void> => {
  const scope = (await registered())?.scope;
  const words = tongue.online.me;
  const sentences = Object.entries(tables).map(([table, names]) => [
    table,
    words.turnAt(tongue.online.harbour.names(names)),
  ]);
  if (scope === undefined) return;
  await leaveNotes(scope, {
    language: tongue.now.language,
    title: words.turnTitle,
    somewhere: words.turnSomewhere,
    tables: Object.fromEntries(sentences),
  });
};

const looked = async (): Promise<NewsState> => {
  if (!(await registered())) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await subscribed();
  if (!subscription) return 'off';
  // Told again each time: the server may have forgotten it, or one may have become somebody else.
  await Promise.all([tell(subscription), noted()]);
  return 'on';
};

const begun = async (): Promise<NewsState> => {
  const registration = await registered();
  if (!registration) return 'unsupported';
  const key = await ask(ROUTES.pushKey);
  if (!key.ok) return 'failed';
  if (key.value.key === null) return 'no-server';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key })
    .catch(() => null);
  if (!subscription || !(await tell(subscription))) return 'failed';
  await noted();
  return 'on';
};

const ended = async (): Promise<NewsState> => {
  const subscription = await subscribed();
  if (subscription) {
    await ask(ROUTES.unsubscribe, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe().catch(() => false);
  }
  const scope = (await registered())?.scope;
  if (scope !== undefined) await dropNotes(scope);
  return 'off';
};

/** News to this browser when it is somebody's turn. */
export const news = {
  get state(): NewsState {
    return state;
  },
  /** How it stands, even after the language or the person has changed. */
  async look(): Promise<void> {
    state = await looked();
    // On a first visit the service worker comes after the page.
    if (state === 'unsupported' && isAble()) navigator.serviceWorker.ready.then(() => news.look());
  },
  async turnOn(): Promise<void> {
    state = 'asking';
    state = await begun();
  },
  async turnOff(): Promise<void> {
    state = await ended();
  },
  /** Who else sits at one's tables, so that a notification can say which one it is about. */
  async know(others: Readonly<Record<string, readonly string[]>>): Promise<void> {
    tables = others;
    if (await subscribed()) await noted();
  },
};
