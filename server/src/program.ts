import { join } from 'node:path';
import { type Config, readConfig } from './config/config.ts';
import { qrCode } from './near.ts';
import { type NoBerth, serve } from './serve.ts';

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const open = async (config: Config): Promise<void> => {
  // The log is for programs and goes to standard output, this is for people.
  const served = await serve(config, ({ url, near }) => {
    console.error(`Jamaica is at ${url} (Ctrl-C ends)`);
    if (near.length > 0) console.error(`For telephones in this network: ${near.join(' ')}`);
    if (near.length > 0 && process.stderr.isTTY) console.error(qrCode(near[0]));
  });
  if (!served.ok) stop(refusal(served.error, config));
  process.exit(0);
};

const refusal = (why: NoBerth, { port, host, dataDir }: Config): string => {
  switch (why) {
    case 'port-taken':
      return `Something else is using port ${port}. Choose another one: PORT=${port + 1}`;
    case 'port-forbidden':
      return `Port ${port} is not for everybody. Choose another one: PORT=8080`;
    case 'no-such-host':
      return `HOST=${host} is no address of this machine.`;
    case 'no-such-folder':
      return `DATA_DIR=${dataDir} is no folder that can be written to.`;
    case 'keys-damaged':
      return (
        `${join(dataDir, 'keys.json')} cannot be read. Put a copy of it back. ` +
        'If there is none, delete it: new keys are made, and everybody has to come back with their code or passkey.'
      );
  }
};

/** The server, until it is told to end. */
export const run = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  if (config.ok) await open(config.value);
  else stop(`${config.error.setting} must be ${config.error.expected}.`);
};
