import type { Signals } from './signals.ts';

/** Several servers without anything between them: the log is looked at all the time. */
export const noSignals: Signals = {
  hoist() {},
  lookOut: async () => () => {},
  isClear: false,
  async close() {},
};
