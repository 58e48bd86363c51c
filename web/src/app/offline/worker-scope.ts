// The little of a service worker's own world that ours uses. TypeScript's library for workers cannot be loaded beside the
// one for pages, and most of these files are pages.

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A message from a push service, unpacked by the browser. */
export interface PushMessage {
  text(): string;
}

interface PushEvent extends WorkerEvent {
  readonly data: PushMessage | null;
}

/** A notification that was shown; `data` is the table it is about. */
export interface Shown {
  readonly data: unknown;
  close(): void;
}

interface ClickEvent extends WorkerEvent {
  readonly notification: Shown;
}

/** A page of ours. */
export interface OpenPage {
  focus(): Promise<unknown>;
  postMessage(message: object): void;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
}

interface Registration {
  readonly scope: string;
  showNotification(title: string, options: NotificationOptions): Promise<void>;
  getNotifications(which: { readonly tag: string }): Promise<readonly Shown[]>;
}

export interface WorkerScope {
  readonly registration: Registration;
  readonly clients: Clients;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}
