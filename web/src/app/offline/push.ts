import { readNotes } from '../../online/push/notes.ts';
import { noticeOf, openTable, readNews, tableHash, tagOf, turnShown } from '../../online/push/notice.ts';
import type { OpenPage, PushMessage, Shown, WorkerScope } from './worker-scope.ts';

/** In the service worker: shows that it is somebody's turn, and takes it back once they have played. */
export const pushed = async (self: WorkerScope, message: PushMessage | null): Promise<void> => {
  const news = readNews(message?.text() ?? '');
  if (news?.kind === 'turn') await show(self, news.table);
  else if (news) await withdraw(self, news.table);
};

const show = async (self: WorkerScope, table: string): Promise<void> => {
  const { scope } = self.registration;
  const { title, ...rest } = noticeOf(table, await readNotes(scope).catch(() => null));
  const icon = new URL('icons/icon-192.png', scope).href;
  await self.registration.showNotification(title, { ...rest, icon, badge: icon, data: table });
  // Browsers want to see something for every message. A page that is at the table takes it back.
  for (const page of await windows(self)) page.postMessage(turnShown(table));
};

const withdraw = async ({ registration }: WorkerScope, table: string): Promise<void> => {
  for (const shown of await registration.getNotifications({ tag: tagOf(table) })) shown.close();
};

/** A click: goes to the table, in a page that is open if there is one. */
export const clicked = async (self: WorkerScope, notification: Shown): Promise<void> => {
  notification.close();
  const table = String(notification.data);
  const [page] = await windows(self);
  if (!page) return void (await self.clients.openWindow(new URL(tableHash(table), self.registration.scope).href));
  page.postMessage(openTable(table));
  // Some browsers do not let a page come to the front by itself; it is at the table all the same.
  await page.focus().catch(() => null);
};

const windows = ({ clients }: WorkerScope): Promise<readonly OpenPage[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });
