import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { drawChart, drawSmallChart, SHEETS, type Sheet } from '../src/chart/chart.ts';

const THEME = new URL('../src/theme/colours.css', import.meta.url);
const MODULE = 'virtual:chart';
const RESOLVED = `\0${MODULE}`;
const fileOf = (sheet: Sheet): string => `chart-${sheet}.svg`;

/** What the sheets of the chart may weigh together on their way to the player. */
export const BUDGET = 75 * 1024;

export const chart = (): Readonly<Record<Sheet, string>> => drawChart(readFileSync(THEME, 'utf8'));
export const smallChart = (): string => drawSmallChart(readFileSync(THEME, 'utf8'));
export const weight = (sheets: Readonly<Record<Sheet, string>>): number =>
  SHEETS.reduce((sum, sheet) => sum + gzipSync(sheets[sheet]).length, 0);

/**
 * Draws the chart of the board once, as pictures of its own: `chart-sea.svg` and so on in development, hashed files in
 * the build. The page learns where they are by `import chart from 'virtual:chart'`: `chart.sea.day` and so on.
 */
export const chartPlugin = (): Plugin => {
  let base = '/';
  const emitted = new Map<Sheet, string>();
  return {
    name: 'chart',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = SHEETS.find(each => request.url?.split('?')[0] === `${base}${fileOf(each)}`);
        if (!sheet) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(chart()[sheet]);
      });
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const sheets = chart();
      const grams = weight(sheets);
      const said = `the chart is ${(grams / 1024).toFixed(1)} KB gzipped`;
      if (grams > BUDGET) this.warn(`${said}, over its budget of ${BUDGET / 1024} KB`);
      else this.info(said);
      for (const sheet of SHEETS)
        emitted.set(sheet, this.emitFile({ type: 'asset', name: fileOf(sheet), source: sheets[sheet] }));
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const urls = SHEETS.map(sheet => {
        const file = emitted.get(sheet);
        return `${sheet}: ${file === undefined ? JSON.stringify(`${base}${fileOf(sheet)}`) : `import.meta.ROLLUP_FILE_URL_${file}`}`;
      });
      return `const lit = day => ({ day, night: \`\${day}#night\` });
const urls = { ${urls.join(', ')} };
export default { ${SHEETS.map(sheet => `${sheet}: lit(urls.${sheet})`).join(', ')} };`;
    },
  };
};
