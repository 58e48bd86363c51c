import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from '../../web/test/harness/browser.ts';
import { THINKING_SCRIPT } from './examples.ts';
import { install, runs, tried } from './lab.ts';

const LARGEST_RULES = 12_000;

/** What goes into a page: a game and what a seat sees of it is what must be small, and the rest comes on top. */
const PARTS = {
  'a game by its doors': "export { apply, finalOf, settle, start, waiting } from '@jamaica/rules';",
  'a game and its views': "export { apply, finalOf, settle, start, view, waiting } from '@jamaica/rules';",
  'everything in the index': "export * from '@jamaica/rules';",
};
const RULES_ALONE: keyof typeof PARTS = 'a game and its views';

const BROWSER = ['--bundle', '--format=esm', '--platform=browser', '--target=es2023'];

/** Pages made by esbuild and by Vite, both in Chromium: a game is played, and a bot answers from its worker. */
export const checkBrowsers = async (home: string): Promise<void> => {
  writeFileSync(join(home, 'page.js'), THINKING_SCRIPT);
  writeFileSync(join(home, 'index.html'), '<script type="module" src="/page.js"></script>');
  if (!tried('esbuild and Vite are there', install(home, '--no-save', 'esbuild@0.28.2', 'vite@8.3.5'))) return;
  const esbuild = (...args: string[]): string | null =>
    runs(home, 'npx', '--no-install', 'esbuild', ...BROWSER, ...args);
  const worker = 'worker=@jamaica/bots/worker';
  if (tried('esbuild makes a page and its worker', esbuild('page.js', worker, '--outdir=esbuild-out', '--splitting'))) {
    writeFileSync(join(home, 'esbuild-out', 'index.html'), '<script type="module" src="/page.js"></script>');
    tried('esbuild’s page plays in Chromium, and a bot answers', await thoughtIn(join(home, 'esbuild-out')));
  }
  if (tried('Vite makes a page', runs(home, 'npx', '--no-install', 'vite', 'build', '--logLevel', 'warn'))) {
    const assets = readdirSync(join(home, 'dist', 'assets'));
    tried('Vite found the worker', assets.some(file => /^worker-.*\.js$/.test(file)) ? null : assets.join(' '));
    tried('Vite’s page plays in Chromium, and a bot answers', await thoughtIn(join(home, 'dist')));
  }
  for (const [what, code] of Object.entries(PARTS)) {
    writeFileSync(join(home, 'part.js'), code);
    const trouble = esbuild('part.js', '--minify', '--outfile=part.min.js');
    const [brotli, gzip] = [brotliCompressSync, gzipSync].map(
      pack => pack(readFileSync(join(home, 'part.min.js'))).length,
    );
    const isLarge = what === RULES_ALONE && brotli > LARGEST_RULES;
    tried(
      `the rules, ${what}: ${brotli} bytes by brotli, ${gzip} by gzip`,
      isLarge ? `more than ${LARGEST_RULES}` : trouble,
    );
  }
};

/** Opens the page of a folder: null when it says that a bot has thought, otherwise what it said instead. */
const thoughtIn = async (site: string): Promise<string | null> => {
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1);
    if (!existsSync(join(site, name))) return response.writeHead(404).end();
    return response
      .setHeader('Content-Type', extname(name) === '.html' ? 'text/html' : 'text/javascript')
      .end(readFileSync(join(site, name)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const heard: string[] = [];
    page.on('pageerror', ({ message }) => heard.push(message));
    page.on('console', message => heard.push(message.text()));
    await page.goto(`http://127.0.0.1:${port}/`);
    const isThought = (): boolean => heard.some(line => line.startsWith('thought'));
    for (let waited = 0; waited < 300 && !isThought(); waited++) await page.waitForTimeout(100);
    return isThought() ? null : `the page said: ${heard.join('\n')}`;
  } finally {
    await browser.close();
    server.close();
  }
};
