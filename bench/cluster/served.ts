// One of several servers in a process of its own, for the benchmark: DATABASE_URL and NATS_URL say what they share. It
// tells whoever started it how long it has had a core. The limits against floods are lifted: one machine plays for everybody.
import { newLog, readConfig, startServer } from '@jamaica/server';

const FREELY = { burst: 1e9, perMinute: 1e9 };

const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', CONNECTIONS_PER_ADDRESS: '1000000' });
if (!config.ok) throw new Error(config.error.setting);
const server = await startServer(config.value, newLog('error'), {
  allowances: {
    requestsOfAddress: FREELY,
    guestsOfAddress: FREELY,
    changesOfPerson: FREELY,
    tablesOfPerson: FREELY,
    tablesOfAddress: FREELY,
    asksOfPerson: FREELY,
  },
});
process.send?.({ port: server.port });
process.on('message', message => {
  const { user, system } = process.cpuUsage();
  if (message === 'vitals') process.send?.({ busy: (user + system) / 1000, resident: process.memoryUsage().rss });
  else
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
