// Plain JavaScript, because it runs on whatever Node a machine has: it sees to it that `npm run` and `npx` find the Node 24
// that npm brought along. It is run after every install, and once more before `npm start` and `npm test`, for installs
// without scripts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
/** With an older Node, npm leaves out packages that say they need a newer one, even if they only run on ours later. */
const OLDEST_TO_INSTALL_WITH = [20, 19];

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const IS_WINDOWS = process.platform === 'win32';
const VERSION = process.versions.node.split('.').map(Number);

/** @param {readonly number[]} version */
const isBefore = ([major, minor], [otherMajor, otherMinor]) =>
  major < otherMajor || (major === otherMajor && minor < otherMinor);

/** The package that has our Node for this machine, if it was installed. */
const ownPackage = () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const machine = `${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find(each => each.endsWith(machine));
  return name && existsSync(join(ROOT, 'node_modules', name)) ? name : undefined;
};

// npm 8 to 10 skip the packages for other machines, which have a `node` too, and then take the link to ours away with theirs.
/** @param {string} name */
const link = name => {
  const folder = join(ROOT, 'node_modules', '.bin');
  const command = join(folder, IS_WINDOWS ? 'node.cmd' : 'node');
  if (existsSync(command)) return;
  mkdirSync(folder, { recursive: true });
  // A link to nothing is not there, and yet in the way.
  rmSync(command, { force: true });
  if (IS_WINDOWS) writeFileSync(command, `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
  else symlinkSync(join('..', name, 'bin', 'node'), command);
};

/** Installs again with our Node what npm left out for the sake of the older one. */
const finish = () => {
  console.log(`This is Node ${process.versions.node}: finishing the install with Node ${NEEDED} …`);
  const npm = process.env.npm_execpath;
  // Debian keeps what npm needs beside it, where only Debian's Node looks.
  const env = { ...process.env, NODE_PATH: join(dirname(npm), '..', '..') };
  const own = join(ROOT, 'node_modules', '.bin', 'node');
  const { status } = spawnSync(own, ['--no-deprecation', npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) fail(`The install could not be finished with Node ${NEEDED}.`);
};

/** @param {string} why */
const fail = why => {
  console.error(
    `${why} Jamaica needs npm 9 or later and Node ${OLDEST_TO_INSTALL_WITH.join('.')} or later to install with, and brings its own Node ${NEEDED}.`,
  );
  process.exit(1);
};

const isInstall = process.env.npm_lifecycle_event === 'postinstall';
const own = ownPackage();
if (own) {
  link(own);
  if (isInstall && isBefore(VERSION, OLDEST_TO_INSTALL_WITH) && !IS_WINDOWS) {
    finish();
    link(own);
  }
} else if (VERSION[0] < NEEDED) {
  fail(
    existsSync(join(ROOT, 'node_modules'))
      ? `There is no Node ${NEEDED} among the packages for ${process.platform} on ${process.arch}: install it, this is Node ${process.versions.node}.`
      : 'Run npm ci first.',
  );
}
