// Makes the documents and the reference of the packages into pages, in docs/api or another folder.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Application, Converter, KindRouter, type Reflection, ReflectionKind } from 'typedoc';
import { doorsOf, ROOT, readManifest } from '../../publish/doors.ts';
import { DOCUMENTS, PACKAGES } from './contents.ts';
import { mend } from './mend.ts';

const SITE = process.argv[2] ?? join(ROOT, 'docs', 'api');

/** The doors of the packages by what typedoc calls them, the folder and the file: where they are, how they are imported. */
const DOORS = new Map(
  PACKAGES.flatMap(folder =>
    doorsOf(folder)
      .filter(({ file }) => file !== 'worker')
      .map(({ path, file }) => [
        join(folder, 'src', file === 'index' ? '' : file).replace(/\/$/, ''),
        { source: join(ROOT, folder, 'src', `${file}.ts`), name: path.replace('.', readManifest(folder).name) },
      ]),
  ),
);

const headingOf = (text: string): string => /^# (.*)$/m.exec(text)?.[1].replaceAll('`', '') ?? '';

/** A document goes by its heading, and its page by its file: `documents/protocol.html`, `packages/rules.html`. */
const pageOf = (file: string): string => {
  const [, part] = /^(.*)\/README\.md$/.exec(file) ?? [];
  return part === undefined ? `documents/${basename(file, '.md').toLowerCase()}` : `packages/${part}`;
};
const PAGES = new Map(DOCUMENTS.map(file => [headingOf(readFileSync(join(ROOT, file), 'utf8')), pageOf(file)]));

class Router extends KindRouter {
  protected override getIdealBaseName(reflection: Reflection): string {
    return (reflection.isDocument() && PAGES.get(reflection.name)) || super.getIdealBaseName(reflection);
  }
}

const app = await Application.bootstrap({
  name: 'Jamaica',
  tsconfig: join(import.meta.dirname, 'tsconfig.json'),
  entryPoints: [...DOORS.values()].map(({ source }) => source),
  projectDocuments: DOCUMENTS.map(file => join(ROOT, file)),
  readme: join(ROOT, 'docs', 'README.md'),
  customCss: join(import.meta.dirname, 'site.css'),
  router: 'jamaica',
  out: SITE,
  groupOrder: ['Documents', 'Modules', '*'],
  sort: ['documents-first', 'source-order'],
  highlightLanguages: ['bash', 'css', 'html', 'javascript', 'json', 'python', 'typescript'],
  navigation: { includeGroups: true, includeFolders: false },
  visibilityFilters: {},
  hideGenerator: true,
  searchInDocuments: true,
  disableSources: true,
  githubPages: false,
  logLevel: 'Warn',
});
app.renderer.defineRouter('jamaica', Router);
app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
  document.name = headingOf(document.content.map(({ text }) => text).join(''));
});
app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) => {
  reflection.name = (reflection.kindOf(ReflectionKind.Module) && DOORS.get(reflection.name)?.name) || reflection.name;
});

const project = await app.convert();
if (!project) process.exit(1);
await app.generateOutputs(project);
// A link to a file that is not there, a name that is not explained.
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);

mend(SITE);
for (const file of globSync('**/*.{html,js,css,svg,json}', { cwd: SITE }))
  writeFileSync(join(SITE, `${file}.gz`), gzipSync(readFileSync(join(SITE, file)), { level: 9 }));
