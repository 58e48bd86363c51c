import webPush from 'web-push';
import type { Keys } from '../config/keys.ts';
import type { PushAddress } from '../store/people-store.ts';

/** What a browser is told: codes, which its page puts into words. */
export interface PushNews {
  readonly kind: 'turn' | 'done';
  readonly table: string;
}

export const PUSH_OUTCOMES = ['sent', 'gone', 'failed'] as const;
export type PushOutcome = (typeof PUSH_OUTCOMES)[number];

/** Sends one message to one browser. */
export type PushSender = (address: PushAddress, news: PushNews) => Promise<PushOutcome>;

const HOUR = 60 * 60;
const PATIENCE = 10_000;

/** Through the push service of the browser. While they wait there, newer news of a table replaces older. */
export const pushSender = (keys: Keys['push'], contact: string): PushSender => {
  const vapidDetails = { subject: contact, ...keys };
  return async ({ endpoint, p256dh, auth }, news) => {
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(news), {
        vapidDetails,
        // What is over need not be told to a browser that was away: it replaces what waits, and is dropped.
        TTL: news.kind === 'done' ? 0 : 24 * HOUR,
        topic: news.table,
        urgency: news.kind === 'done' ? 'low' : 'normal',
        timeout: PATIENCE,
      });
      return 'sent';
    } catch (error) {
      const status = error instanceof webPush.WebPushError ? error.statusCode : 0;
      return status === 404 || status === 410 ? 'gone' : 'failed';
    }
  };
};
