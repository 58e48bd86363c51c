// What the tests need beside npm's packages: one look before any of them runs, and one message for all that is missing.
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { findNats, findPostgres } from '../server/test/cluster/programs.ts';
import {
  findChromium,
  findFirefox,
  findMiniBrowser,
  findProgram,
  findWebKitDriver,
  findXvfb,
} from '../web/test/harness/programs.ts';
import { findPython } from './python.ts';

interface Need {
  readonly name: string;
  /** Its packages: what Debian calls each, and then Ubuntu, where it has another name. */
  readonly packages: readonly (readonly string[])[];
  /** For everybody else. */
  readonly elsewhere: string;
  /** Where it is on this machine. */
  find(): string | undefined;
}

const NEEDS: readonly Need[] = [
  {
    name: 'Chromium',
    // The second is the same without windows, which the tests prefer; Ubuntu has none.
    packages: [
      ['chromium', 'chromium-browser'],
      ['chromium-headless-shell', 'chromium-browser'],
    ],
    elsewhere: 'from chromium.org or any package manager; Chrome will do; CHROMIUM=/path/to/it names one',
    find: findChromium,
  },
  {
    name: 'Firefox',
    packages: [['firefox-esr', 'firefox']],
    elsewhere: 'from mozilla.org or any package manager; FIREFOX=/path/to/it names one',
    find: findFirefox,
  },
  {
    name: 'WebKitGTK',
    packages: [['webkit2gtk-driver'], ['xvfb']],
    elsewhere: 'on Linux from any package manager: WebKitWebDriver, MiniBrowser and Xvfb',
    find: () => findWebKitDriver() && findMiniBrowser() && findXvfb(),
  },
  {
    name: 'PostgreSQL',
    packages: [['postgresql']],
    elsewhere: 'from postgresql.org or any package manager (brew install postgresql), with pg_config on the path',
    find: findPostgres,
  },
  {
    name: 'NATS',
    packages: [['nats-server']],
    elsewhere: 'from nats.io or any package manager (brew install nats-server), with nats-server on the path',
    find: findNats,
  },
  {
    name: 'Python',
    packages: [['python3']],
    elsewhere: 'from python.org or any package manager, with python3 on the path',
    find: findPython,
  },
  ...['zsh', 'fish', 'mandoc'].map(name => ({
    name,
    packages: [[name]],
    elsewhere: `from any package manager, with ${name} on the path`,
    find: () => findProgram(name),
  })),
];

/** What stands before `apt-get` so that it may install, or nothing where it cannot. */
const asRoot = (isTerminal: boolean): readonly string[] | undefined => {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  if (process.getuid?.() === 0) return [];
  // On a terminal sudo can ask for a password; elsewhere it must not.
  const sudo = isTerminal ? ['sudo'] : ['sudo', '--non-interactive'];
  return spawnSync('sudo', isTerminal ? ['--version'] : ['--non-interactive', 'true']).status === 0 ? sudo : undefined;
};

const isKnown = (name: string): boolean =>
  // An answer for a name that only others mention says that there is no candidate.
  /Candidate: \d/.test(
    spawnSync('apt-cache', ['policy', name], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).stdout,
  );

const packagesFor = ({ packages }: Need): string[] => packages.map(names => names.find(isKnown) ?? names[0]);

const installs = (before: readonly string[], missing: readonly Need[]): boolean => {
  const apt = (...args: string[]): boolean => {
    const [command, ...rest] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return spawnSync(command, rest, { stdio: ['inherit', 'ignore', 'inherit'] }).status === 0;
  };
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...missing.flatMap(packagesFor));
};

const isYes = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [Y/n] `);
  terminal.close();
  return /^(?:y(?:es)?)?$/i.test(answer.trim());
};

const names = (needs: readonly Need[]): string => new Intl.ListFormat('en').format(needs.map(({ name }) => name));

/** Sees to it that everything is there that the tests need; says what is missing where that cannot be done. */
export const provide = async (): Promise<boolean> => {
  const missing = NEEDS.filter(({ find }) => find() === undefined);
  if (missing.length === 0) return true;
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;
  const before = asRoot(isTerminal);
  if (before) {
    const command = [...before, 'apt-get install', ...missing.flatMap(packagesFor)].join(' ');
    const may = !isTerminal || (await isYes(`The tests need ${names(missing)}. Install with ${command}?`));
    if (may && !isTerminal) console.log(`The tests need ${names(missing)}: ${command}`);
    if (may && installs(before, missing) && missing.every(({ find }) => find() !== undefined)) return true;
  }
  console.error(`The tests need ${names(missing)}, and cannot do without:`);
  for (const { name, packages, elsewhere } of missing) {
    const known = packages.map(names => names.join(' or ')).join(' ');
    console.error(`  ${name}: on Debian and Ubuntu apt-get install ${known}; otherwise ${elsewhere}`);
  }
  console.error('npm run test:quick runs everything that needs neither a server nor a browser.');
  return false;
};
