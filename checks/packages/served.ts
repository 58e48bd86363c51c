import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES, inJavaScript } from './examples.ts';
import { folder, install, runs, tried } from './lab.ts';

const PAGES = ['/', '/docs/', '/api/openapi.json', '/readyz', '/preview/fr.png'];

/** `jamaica serve` where the server is installed beside it, and where it is not. */
export const checkServed = async (home: string, tarballs: readonly string[]): Promise<void> => {
  writeFileSync(join(home, 'server.js'), inJavaScript(EXAMPLES.get('server') ?? ''));
  tried('the server’s example runs', runs(home, process.execPath, 'server.js'));
  const { said, answers } = await served(home);
  for (const path of PAGES) tried(`jamaica serve answers ${path}`, answers.get(path) === 200 ? null : said);

  const alone = folder('alone');
  const command = tarballs.filter(file => file.includes('jamaica-cli'));
  if (!tried('the command is installed alone', install(alone, '--legacy-peer-deps', ...command))) return;
  const refusal = runs(alone, 'npx', '--no-install', 'jamaica', 'serve') ?? 'it opened';
  tried('jamaica serve alone says what it needs', refusal.includes('-p @jamaica/server') ? null : refusal);
};

/** Starts the packed command, asks for some pages, and ends it. */
const served = async (home: string): Promise<{ said: string; answers: Map<string, number> }> => {
  const jamaica = join(home, 'node_modules', 'jamaica', 'dist', 'jamaica.js');
  const child = spawn(process.execPath, [jamaica, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', 'data'], {
    cwd: home,
  });
  let said = '';
  const answers = new Map<string, number>();
  const opened = new Promise<string | undefined>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', text => {
        said += text;
        const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
        if (url) resolve(url);
      });
    child.once('exit', () => resolve(undefined));
  });
  const url = await opened;
  for (const path of url === undefined ? [] : PAGES) answers.set(path, (await fetch(url + path)).status);
  if (child.exitCode === null) {
    child.kill();
    await once(child, 'exit');
  }
  return { said, answers };
};
