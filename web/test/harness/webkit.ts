import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isFields } from '@jamaica/rules/record';
import { findMiniBrowser, findWebKitDriver, findXvfb } from './programs.ts';
import type { Tab } from './tab.ts';

const HOST = '127.0.0.1';
/** By the standard, what names an element in an answer. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE = 20_000;
const SCREEN = '1440x900x24';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

const found = (program: string | undefined): string => {
  if (program === undefined) throw new Error('There is no WebKitGTK here; npm test says how to get it.');
  return program;
};

/** A screen that nobody sees; it says itself which number it has. */
const openScreen = async (): Promise<{ readonly process: ChildProcess; readonly display: string }> => {
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const process = spawn(found(findXvfb()), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const told = process.stdio[3];
  if (!told) throw new Error('the screen cannot say which one it is');
  const [number] = await once(told, 'data');
  return { process, display: `:${String(number).trim()}` };
};

/** Asks a WebDriver; what it refuses is thrown. */
const asking =
  (base: string) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const told: unknown = await answer.json();
    const value = isFields(told) ? told.value : undefined;
    if (answer.ok) return value;
    throw new Error(`${method} ${path}: ${isFields(value) ? `${value.error} ${value.message}` : answer.status}`);
  };

const ready = async (ask: ReturnType<typeof asking>): Promise<void> => {
  for (const since = Date.now(); ; await pause(50)) {
    const isUp = await ask('GET', '/status').catch(() => false);
    if (isUp) return;
    if (Date.now() - since > PATIENCE) throw new Error('the WebDriver does not answer');
  }
};

const ended = async (program: ChildProcess): Promise<void> => {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
};

/** What went wrong is noted in the page itself (`spied`), and gone with it: it is asked for before the page is left. */
const noted = (): readonly string[] => Object(globalThis).errors ?? [];

/** A page that stands still is never drawn again, and its picture would be waited for forever. */
const stir = (): void => {
  const dot = document.createElement('i');
  dot.style.cssText = 'position:fixed;width:1px;height:1px;opacity:.01';
  document.body.append(dot);
  const move = (): void => {
    dot.style.left = dot.style.left === '0px' ? '1px' : '0px';
    if (dot.isConnected) requestAnimationFrame(move);
  };
  move();
  setTimeout(() => dot.remove(), 5000);
};

/** A WebKit of its own, with one tab, a screen, and nothing kept. */
export const openWebKit = async (): Promise<Tab> => {
  const [driver, binary] = [found(findWebKitDriver()), found(findMiniBrowser())];
  const screen = await openScreen();
  const port = await freePort();
  // A session bus, a graphics card and a sandbox are more than a small machine has.
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LC_ALL: 'C.UTF-8',
  };
  const program = spawn(driver, ['-p', String(port)], { stdio: 'ignore', env });
  const ask = asking(`http://${HOST}:${port}`);
  await ready(ask);
  const browserOptions = { binary, args: ['--automation', '--geometry=1440x900'] };
  const begun = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const path = `/session/${isFields(begun) ? begun.sessionId : ''}`;
  await ask('POST', `${path}/timeouts`, { script: 120_000, pageLoad: 60_000, implicit: PATIENCE });
  const errors: string[] = [];

  const run: Tab['run'] = async (script, argument) => {
    const source = `const done = arguments[1];
      Promise.resolve((${script})(arguments[0])).then(
        value => done({ value }), why => done({ why: String(why?.stack ?? why) }));`;
    const told = await ask('POST', `${path}/execute/async`, { script: source, args: [argument ?? null] });
    if (isFields(told) && 'why' in told) throw new Error(`in the page: ${told.why}`);
    return isFields(told) ? JSON.parse(JSON.stringify(told.value ?? null)) : null;
  };
  const remember = async (): Promise<void> => void errors.push(...(await run(noted, null).catch(() => [])));
  const element = async (selector: string): Promise<string> => {
    const told = await ask('POST', `${path}/element`, { using: 'css selector', value: selector });
    return `${path}/element/${isFields(told) ? told[ELEMENT] : ''}`;
  };
  return {
    run,
    open: async address => {
      await remember();
      await ask('POST', `${path}/url`, { url: address });
    },
    reload: async () => {
      await remember();
      await ask('POST', `${path}/refresh`, {});
    },
    press: async selector => void (await ask('POST', `${await element(selector)}/click`, {})),
    write: async (selector, text) => {
      const field = await element(selector);
      await ask('POST', `${field}/clear`, {});
      await ask('POST', `${field}/value`, { text });
    },
    picture: async () => {
      await run(stir, null);
      return Buffer.from(String(await ask('GET', `${path}/screenshot`)), 'base64');
    },
    errors: async () => [...errors, ...(await run(noted, null))],
    close: async () => {
      await ask('DELETE', path).catch(() => undefined);
      await ended(program);
      await ended(screen.process);
    },
  };
};
