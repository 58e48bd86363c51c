import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPython } from '../python.ts';
import { EXAMPLES, inJavaScript, THINKING_SCRIPT } from './examples.ts';
import { folder, install, ROOT, runs, runsIn, tried } from './lab.ts';

const NODES = ['20', '22', '24'];
const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Plain JavaScript: the READMEs' examples, a bot in a thread, and the command with a whole game. */
export const checkNodes = (home: string): void => {
  const scripts = new Map([...EXAMPLES].map(([part, code]) => [`${part}.js`, inJavaScript(code)]));
  // The server wants Node 24.
  scripts.delete('server.js');
  scripts.set('thread.js', THINKING_SCRIPT);
  for (const [file, code] of scripts) writeFileSync(join(home, file), code);
  for (const version of NODES) {
    const node = folder(`node-${version}`);
    if (!tried(`Node ${version} is there`, install(node, '--force', `${NODE_PACKAGE}@${version}`))) continue;
    const bin = join(node, 'node_modules', NODE_PACKAGE, 'bin', 'node');
    for (const file of scripts.keys()) tried(`${file} runs on Node ${version}`, runs(home, bin, file));
    checkCommand(home, version, bin);
  }
  tried('npx jamaica --version', runs(home, 'npx', '--no-install', 'jamaica', '--version'));
};

const checkCommand = (home: string, version: string, node: string): void => {
  const jamaica = [node, join(home, 'node_modules', 'jamaica', 'dist', 'jamaica.js')] as const;
  const game = `game-${version}.json`;
  const says = (what: string, ...args: string[]): boolean =>
    tried(`jamaica ${what} on Node ${version}`, runs(home, ...jamaica, ...args));
  says('--version', '--version');
  tried(
    `jamaica play, a whole game, on Node ${version}`,
    runsIn(
      { cwd: home, input: '1\n'.repeat(1000) },
      ...jamaica,
      'play',
      '--players',
      '3',
      '--level',
      'bosun',
      '--record',
      game,
    ),
  );
  says('verify of that game', 'verify', game);
  says('replay of that game', 'replay', game, '--lang', 'uk');
  says('simulate', 'simulate', '--games', '20', '--workers', '1');
  const python = findPython();
  const bot = python === undefined ? 'deckhand' : `--exec=${python} ${join(ROOT, 'docs', 'examples', 'bot.py')}`;
  says('arena', 'arena', 'bosun', bot, '--games', '4', '--workers', '1');
};
