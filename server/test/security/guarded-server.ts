// The server in a process of its own, with its limits as they are. It says how much memory it needs, once what is not needed
// has been thrown away (node --expose-gc).
import { newLog, readConfig, startServer } from '../../src/index.ts';

// What is set for this process alone comes as arguments: TRUST_PROXY=1
const own = Object.fromEntries(process.argv.slice(2).map(setting => setting.split('=', 2)));
const config = readConfig({ ...process.env, ...own });
if (!config.ok) throw new Error(config.error.setting);
await startServer(config.value, newLog('info'));

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
