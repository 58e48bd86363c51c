import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)));

/** The first of these programs that is on this machine, or in one of the places where it usually lies. */
const find = (names: readonly string[], usual: readonly string[] = []): string | undefined =>
  [...onPath(names), ...usual].find(file => existsSync(file));

/** A program on the path. */
export const findProgram = (name: string): string | undefined => find([name]);

/** The Chromium of this machine; `CHROMIUM` names another one. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM ||
  find(
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    [
      '/usr/lib/chromium/chromium',
      '/snap/bin/chromium',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
  );

/** Chromium without its windows, where there is one: the same engine, with a quarter less to do for every page. */
export const findChromiumShell = (): string | undefined => process.env.CHROMIUM || find(['chromium-headless-shell']);

/** The Firefox of this machine; `FIREFOX` names another one. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX ||
  find(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  );

/** What drives the small browser that comes with WebKitGTK; `WEBKIT_DRIVER` names another one. */
export const findWebKitDriver = (): string | undefined => process.env.WEBKIT_DRIVER || find(['WebKitWebDriver']);

/** That browser itself, which Debian keeps beside its library. */
export const findMiniBrowser = (): string | undefined =>
  process.env.WEBKIT ||
  find(
    ['MiniBrowser'],
    ['x86_64', 'aarch64'].flatMap(machine =>
      ['4.1', '6.0', '4.0'].map(version => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
  );

/** A screen that nobody sees. */
export const findXvfb = (): string | undefined => find(['Xvfb']);
