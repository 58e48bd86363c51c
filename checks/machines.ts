// Tries the README's commands as strangers would: fresh clones, with the Node and the npm that they may have.
//   npm run check:machines                     every Node with every npm
//   npm run check:machines -- --node 20 --npm 9,10
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const NODES = ['20.19', '20', '22', '24', '26'];
const NPMS = ['9', '10', '11', '12'];
const START_TIMEOUT = 120_000;
/** Small, and it needs TypeScript, Vitest and our own packages. */
const A_TEST = 'rules/src/holds.test.ts';

const ROOT = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { node: { type: 'string' }, npm: { type: 'string' } } });
const chosen = (list: readonly string[], said: string | undefined): readonly string[] => said?.split(',') ?? list;

interface Machine {
  readonly node: string;
  readonly npm: string;
  /** Where `node` and `npm` of this machine are. */
  readonly bin: string;
}

interface Tried {
  readonly machine: Machine;
  /** What went wrong, and where. */
  readonly trouble: string | null;
  readonly seconds: number;
}

const lab = mkdtempSync(join(tmpdir(), 'jamaica-machines-'));

/** A package from the registry in a folder of its own. */
const fetched = (name: string, version: string): string => {
  const folder = join(lab, `${name}-${version}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--force', `${name}@${version}`];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}@${version} could not be fetched: ${stderr}`);
  return join(folder, 'node_modules', name);
};

const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const versionIn = (folder: string): string => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Every Node with every npm, each with a folder for the path. */
const machines = (): Machine[] => {
  const npms = chosen(NPMS, values.npm).map(version => fetched('npm', version));
  return chosen(NODES, values.node).flatMap(wanted => {
    const nodeFolder = fetched(NODE_PACKAGE, wanted);
    const node = join(nodeFolder, 'bin', 'node');
    return npms.map(npmFolder => {
      const versions = { node: versionIn(nodeFolder), npm: versionIn(npmFolder) };
      const bin = join(lab, `bin-${versions.node}-${versions.npm}`);
      mkdirSync(bin);
      const commands = {
        node: `"${node}"`,
        npm: `"${node}" "${join(npmFolder, 'bin', 'npm-cli.js')}"`,
        npx: `"${node}" "${join(npmFolder, 'bin', 'npx-cli.js')}"`,
      };
      for (const [name, command] of Object.entries(commands)) {
        writeFileSync(join(bin, name), `#!/bin/sh\nexec ${command} "$@"\n`);
        chmodSync(join(bin, name), 0o755);
      }
      return { ...versions, bin };
    });
  });
};

// Which certificates a machine trusts is the machine's own affair: without it npm would try in vain for minutes.
const OURS = /^npm_|^NODE_(?!EXTRA_CA_CERTS$)|^INIT_CWD$/i;

/** What a stranger's shell has: nothing of ours, nothing that npm told the script that runs here. */
const environment = ({ bin }: Machine): NodeJS.ProcessEnv => {
  const strangers = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.includes('node_modules'));
  return { ...Object.fromEntries(strangers), PATH: [bin, ...path].join(delimiter), DATA_DIR: 'data', PORT: '0' };
};

/** Starts the game as the README says, and asks it whether it is ready. */
const answers = (cwd: string, env: NodeJS.ProcessEnv): Promise<string | null> =>
  new Promise(resolve => {
    const server = spawn('npm', ['start'], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    const end = (trouble: string | null): void => {
      server.off('exit', ended);
      clearTimeout(late);
      resolve(trouble);
    };
    const ended = (code: number | null): void => end(`npm start ended with ${code}: ${said.slice(-3).join(' | ')}`);
    // The server is a grandchild: its whole group ends, and then the folder can go.
    const stop = (trouble: string | null): void => {
      end(trouble);
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    };
    const late = setTimeout(() => stop('npm start did not answer'), START_TIMEOUT);
    const hear = (line: string): void => {
      said.push(line);
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (address)
        fetch(`${address}/readyz`).then(
          ({ ok, status }) => stop(ok ? null : `/readyz answered ${status}`),
          (error: Error) => stop(error.message),
        );
    };
    for (const stream of [server.stdout, server.stderr]) createInterface({ input: stream }).on('line', hear);
    server.once('exit', ended);
  });

const tryOn = async (machine: Machine): Promise<Tried> => {
  const start = performance.now();
  const folder = mkdtempSync(join(lab, 'clone-'));
  const env = environment(machine);
  const runs = (command: string, ...args: string[]): string | null => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
    return status === 0 ? null : `${command} ${args.join(' ')}: ${`${stdout}${stderr}`.trim().slice(-300)}`;
  };
  const trouble =
    runs('git', 'clone', '--quiet', '--depth=1', `file://${ROOT}`, '.') ??
    runs('npm', 'ci') ??
    (await answers(folder, env)) ??
    runs('npx', 'vitest', 'run', A_TEST) ??
    runs('npx', 'jamaica', '--version');
  rmSync(folder, { recursive: true, force: true });
  return { machine, trouble, seconds: (performance.now() - start) / 1000 };
};

const row = ({ machine, trouble, seconds }: Tried): string =>
  `| ${machine.node.padEnd(8)} | ${machine.npm.padEnd(7)} | ${seconds.toFixed(0).padStart(3)} s | ${trouble ?? 'works'} |`;

try {
  const tried: Tried[] = [];
  for (const machine of machines()) {
    tried.push(await tryOn(machine));
    console.log(row(tried[tried.length - 1]));
  }
  console.log('\n| Node     | npm     | time  | npm ci, npm start, a test file, npx jamaica |\n|---|---|---|---|');
  for (const each of tried) console.log(row(each));
  const failed = tried.filter(({ trouble }) => trouble !== null).length;
  console.log(`\n${tried.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && tried.length > 0 ? 0 : 1;
} finally {
  rmSync(lab, { recursive: true, force: true });
}
