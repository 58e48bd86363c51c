import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '@jamaica/words';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type InlineConfig, type Plugin } from 'vite';
import { smallChart } from './chart.ts';

const FOLDER = 'embed';
const WORDS = 'virtual:embed-words';

/** The words of the small replay in one language, as a script that leaves them in the page. */
const wordsOf = (root: string, language: Language): string => {
  const of = (path: string): string => JSON.stringify(join(root, path));
  const ours = (room: string): string => `import { ${room} } from ${of(`../words/src/${language}/page/${room}.ts`)};`;
  return `import { speech } from ${of(`../words/src/${language}/words.ts`)};
${['replay', 'end', 'table', 'panels'].map(ours).join('\n')}
globalThis.jamaicaWords = { language: ${JSON.stringify(language)}, speech, replay, end, table, panels };`;
};

/** The outlines of the spaces are printed on the chart; to show ships on it, none of them are needed. */
const withoutOutlines: Plugin = {
  name: 'jamaica:embed-layout',
  enforce: 'pre',
  transform: (text, id) => {
    if (!id.endsWith('/board/layout.json')) return undefined;
    const layout: { spaces: object[] } = JSON.parse(text);
    return JSON.stringify({ ...layout, spaces: layout.spaces.map(space => ({ ...space, d: '', polygon: [] })) });
  },
};

/** All that a page fetches which shows a small replay in a language. */
export const embeddedFiles = (language: Language): string[] =>
  ['index.html', 'embed.js', 'embed.css', 'chart.svg', `words-${language}.js`].map(name => `${FOLDER}/${name}`);

/**
 * Builds the small replay into `embed/`: a page of its own that any other page may frame, in a folder of its own, so that
 * `/embed/GAME` finds its files beside itself. Its scripts are plain ones, one for the replay and one for each language, because
 * they are also what a race is saved with as one file, and a file on a disk can import nothing.
 */
export const embed = (): Plugin => {
  let root = '';
  let folder = '';
  let target: string | string[] | false = false;
  const common = (): InlineConfig => ({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
  });
  const plain = (input: string, name: string): NonNullable<InlineConfig['build']> => ({
    outDir: folder,
    emptyOutDir: false,
    // A page of ours takes no styles from scripts.
    cssCodeSplit: false,
    target,
    reportCompressedSize: false,
    rolldownOptions: {
      input,
      treeshake: { moduleSideEffects: id => !/\/(?:rules|chance|bots|words|messages|artwork)\/src\//.test(id) },
      output: { format: 'iife', entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
    },
  });
  return {
    name: 'jamaica:embed',
    apply: 'build',
    configResolved: config => {
      root = config.root;
      folder = resolve(root, config.build.outDir, FOLDER);
      target = config.build.target;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          ...common(),
          plugins: [withoutOutlines, svelte()],
          build: plain(join(root, 'src/app/embed/main.ts'), 'embed'),
        });
        for (const language of LANGUAGES) {
          const words: Plugin = {
            name: 'jamaica:embed-words',
            resolveId: id => (id === WORDS ? id : undefined),
            load: id => (id === WORDS ? wordsOf(root, language) : undefined),
          };
          await build({ ...common(), plugins: [words], build: plain(WORDS, `words-${language}`) });
        }
        writeFileSync(join(folder, 'chart.svg'), smallChart());
        writeFileSync(join(folder, 'index.html'), readFileSync(join(root, 'src/app/embed/index.html')));
      },
    },
  };
};
