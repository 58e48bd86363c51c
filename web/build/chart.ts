import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { drawChart } from '../src/chart/chart.ts';

const THEME = new URL('../src/theme/colours.css', import.meta.url);
const MODULE = 'virtual:chart';
const RESOLVED = `\0${MODULE}`;
const FILE = 'chart.svg';

/** What the chart may weigh on its way to the player. */
export const BUDGET = 75 * 1024;

export const chart = (): string => drawChart(readFileSync(THEME, 'utf8'));
export const weight = (svg: string): number => gzipSync(svg).length;

/**
 * Draws the chart of the board once, as a picture of its own: `chart.svg` in development, a hashed file in the build.
 * The page learns where it is by `import chart from 'virtual:chart'`: `chart.day` and `chart.night`.
 */
export const chartPlugin = (): Plugin => {
  let base = '/';
  let emitted: string | undefined;
  return {
    name: 'chart',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}${FILE}`) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(chart());
      });
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const svg = chart();
      const grams = weight(svg);
      const said = `${FILE} is ${(grams / 1024).toFixed(1)} KB gzipped`;
      if (grams > BUDGET) this.warn(`${said}, over its budget of ${BUDGET / 1024} KB`);
      else this.info(said);
      emitted = this.emitFile({ type: 'asset', name: FILE, source: svg });
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const url = emitted === undefined ? JSON.stringify(`${base}${FILE}`) : `import.meta.ROLLUP_FILE_URL_${emitted}`;
      return `const url = ${url};\nexport default { day: url, night: \`\${url}#night\` };`;
    },
  };
};
