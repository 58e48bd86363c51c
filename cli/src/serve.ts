import {
  type Config,
  type ConfigFault,
  type NoBerth,
  qrCode,
  readConfig,
  serve as serveUntilTold,
} from '@jamaica/server';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { readArguments } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { agreedAsked, BOOK_OPTIONS } from './rules-arguments.ts';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  lan: { type: 'boolean' },
  data: { type: 'string' },
  ...BOOK_OPTIONS,
} as const;

/** Opens tables online, until the process is told to end. */
export const serve: Command = {
  async run(args, { errors, language }) {
    const words = wordsFor(language);
    const { values, positionals } = readArguments(args, OPTIONS, words);
    if (positionals.length > 0) throw new UsageError(words.frame.unexpectedArgument(positionals[0]));
    const newTables = agreedAsked(values, words);
    const { PORT, HOST, DATA_DIR } = process.env;
    const port = values.port ?? PORT;
    const asked = { PORT: port, HOST: values.host ?? HOST, DATA_DIR: values.data ?? DATA_DIR };
    const config = readConfig({ ...process.env, ...asked });
    if (!config.ok) throw new UsageError(unfit(config.error, port ?? '', words));
    const served = await serveUntilTold({ ...config.value, newTables }, ({ url, near }) => {
      errors.write(`${words.serve.opened(url)}\n`);
      if (near.length > 0) errors.write(`${words.serve.near(near)}\n`);
      else if (values.lan) errors.write(`${words.serve.noneNear}\n`);
      if (near.length > 0 && (values.lan || errors.isTTY)) errors.write(`${qrCode(near[0])}\n`);
    });
    if (!served.ok) throw new UsageError(refusal(served.error, config.value, words));
    return EXIT.done;
  },
};

const unfit = ({ setting }: ConfigFault, port: string, { serve: words }: TerminalWords): string =>
  setting === 'PORT' ? words.portExpected(port) : words.settingWrong(setting);

const refusal = (why: NoBerth, { port, host, dataDir }: Config, { serve: words }: TerminalWords): string => {
  switch (why) {
    case 'port-taken':
      return words.portTaken(port);
    case 'port-forbidden':
      return words.portForbidden(port);
    case 'no-such-host':
      return words.noSuchHost(host ?? '');
    case 'no-such-folder':
      return words.noSuchFolder(dataDir);
    case 'keys-damaged':
      return words.keysDamaged(dataDir);
  }
};
