// The server in a process of its own, where anybody may ask as much as they like. It says how much memory it needs, once
// what is not needed has been thrown away (node --expose-gc).
import { newLog, readConfig, startServer } from '../src/index.ts';
import { FREELY } from './sockets-visitor.ts';

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error.setting);
await startServer(config.value, newLog('info'), { allowances: FREELY });

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
