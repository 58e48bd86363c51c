import type { Signals } from './signals.ts';

/** Several servers without anything between them: the log is looked at all the time. */
export const noSignals: Signals = {
  send() {},
  subscribe: async () => () => {},
  isConnected: false,
  async close() {},
};
