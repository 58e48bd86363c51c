import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be counted from outside. Each server has its own, so that two in one process do not mix. */
export const newMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  };
};
export type Metrics = ReturnType<typeof newMetrics>;
