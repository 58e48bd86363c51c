import { ASKS, CLOSED, ROUTES } from '@jamaica/messages';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PUSH_OUTCOMES } from '../push/sender.ts';

/** What can be counted from outside. Each server has its own, so that two in one process do not mix. */
export const newMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = countersIn(registry);
  beginAtZero(metrics);
  return metrics;
};

export type Metrics = ReturnType<typeof countersIn>;

const countersIn = (registry: Registry) => {
  const registers = [registry];
  return {
    registry,
    sockets: new Gauge({ name: 'jamaica_sockets', help: 'Open sockets', registers }),
    watching: new Gauge({ name: 'jamaica_watching', help: 'Tables being watched, once for each socket', registers }),
    tables: new Gauge({ name: 'jamaica_tables', help: 'Tables in memory', registers }),
    asks: new Counter({
      name: 'jamaica_asks_total',
      help: 'Messages of clients, by verb and by how they were answered',
      labelNames: ['verb', 'answer'],
      registers,
    }),
    askSeconds: new Histogram({
      name: 'jamaica_ask_seconds',
      help: 'From a message to its answer, which is after the disk',
      labelNames: ['verb'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    cutOff: new Counter({
      name: 'jamaica_cut_off_total',
      help: 'Connections that the server ended, by reason',
      labelNames: ['why'],
      registers,
    }),
    astray: new Counter({
      name: 'jamaica_astray_total',
      help: 'Clients that put another view together from events than the server has, and asked for it',
      registers,
    }),
    requests: new Histogram({
      name: 'jamaica_http_seconds',
      help: 'Requests by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    pushed: new Counter({
      name: 'jamaica_push_total',
      help: 'News sent to browsers, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    hooked: new Counter({
      name: 'jamaica_hooks_total',
      help: 'News sent to addresses of people’s own, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
  };
};

/**
 * What alerts look at is reported as 0 before it first happens. From nothing to 1 there is no rate, and so nobody
 * would hear of the first move that is refused.
 */
const beginAtZero = ({ asks, askSeconds, cutOff, requests, pushed, hooked }: Metrics): void => {
  for (const verb of Object.keys(ASKS)) {
    askSeconds.zero({ verb });
    for (const answer of ['ok', 'unavailable']) asks.inc({ verb, answer }, 0);
  }
  asks.inc({ verb: 'none', answer: 'not-understood' }, 0);
  for (const why of Object.keys(CLOSED)) if (why !== 'going') cutOff.inc({ why }, 0);
  for (const { path } of Object.values(ROUTES)) requests.zero({ route: path, status: '200' });
  for (const outcome of PUSH_OUTCOMES) for (const news of [pushed, hooked]) news.inc({ outcome }, 0);
};
