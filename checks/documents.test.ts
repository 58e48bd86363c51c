import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../cli/src/commands.ts';

const ROOT = join(import.meta.dirname, '..');

/** What tells people what to type. */
const DOCUMENTS = globSync(['*.md', '{.github,docs,deploy}/**/*.*', '*/README.md', 'web/*/README.md', 'Dockerfile'], {
  cwd: ROOT,
  exclude: path => /node_modules|images|docs\/api/.test(String(path)),
}).filter(file => !/\.json$/.test(file));

const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

// What systemd and Docker run themselves nobody types; a program for the arena is started by it, with our Node.
const typed = (file: string): string =>
  text(file)
    .replace(/^(?:ExecStart=|CMD |ENTRYPOINT ).*$/gm, '')
    .replace(/--exec "[^"]*"/g, '--exec "…"');

const found = (file: string, what: RegExp): string[] => [...typed(file).matchAll(what)].map(([, name]) => name);

const scriptsIn = (folder: string): string[] =>
  Object.keys(JSON.parse(text(join(folder, 'package.json'))).scripts ?? {});

describe('what the documents tell people to type', () => {
  it('there are documents', () => {
    expect(DOCUMENTS).toEqual(
      expect.arrayContaining(['README.md', 'docs/server.md', 'docs/examples/bot.ts', 'deploy/jamaica.service']),
    );
  });

  // Only npm's commands find the Node that the project brings.
  it.each(DOCUMENTS)('%s starts no Node by hand', file => {
    expect(found(file, /\b(node(?: -\S+)* [\w./-]+\.[cm]?[jt]s)\b/g)).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names scripts that there are', file => {
    const named = [...typed(file).matchAll(/npm run (?:-s )?([\w:-]+)((?: (?:-w|--workspace) [a-z]+)*)/g)];
    const missing = named.flatMap(([, script, at]) => {
      const folders = [...at.matchAll(/(?:-w|--workspace) ([a-z]+)/g)].map(([, folder]) => folder);
      return (folders.length > 0 ? folders : ['.'])
        .filter(folder => !scriptsIn(folder).includes(script))
        .map(folder => `${script} in ${folder}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names commands that there are', file => {
    const commands: readonly string[] = [...COMMANDS, 'help'];
    expect(found(file, /npx jamaica ([a-z][\w-]*)/g).filter(name => !commands.includes(name))).toEqual([]);
  });

  it.each(DOCUMENTS.filter(file => file.endsWith('.md')))('%s points at files that there are', file => {
    const targets = found(file, /\]\((?!https?:|mailto:|#)([^)\s#]+)/g);
    expect(targets.filter(target => !existsSync(join(ROOT, file, '..', target)))).toEqual([]);
  });
});
