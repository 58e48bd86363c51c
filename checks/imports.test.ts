import { describe, expect, it } from 'vitest';
import { offences } from './imports.ts';
import { sources } from './sources.ts';
import { tree } from './tree.ts';

const found = (files: Record<string, string>): string[] => offences(sources(tree(files)));

describe('between packages', () => {
  it('lets a package import those to its left, by name', () => {
    const code = "import { roll } from '@jamaica/chance';\nimport { start } from '@jamaica/rules';\n";
    expect(found({ 'cli/src/main.ts': code })).toEqual([]);
  });

  it('catches an arrow the other way', () => {
    expect(found({ 'rules/src/a.test.ts': "import { roll } from '@jamaica/chance';\n" })).toEqual([
      'rules/src/a.test.ts:1 rules may not import @jamaica/chance',
    ]);
    expect(found({ 'chance/src/a.ts': "\nexport * from '@jamaica/cli';\n" })).toEqual([
      'chance/src/a.ts:2 chance may not import @jamaica/cli',
    ]);
  });

  it('lets the tests of the page serve it with the server, and nothing else of the page', () => {
    const code = "import { startServer } from '@jamaica/server';\n";
    expect(found({ 'web/test/site.ts': code, 'web/src/page.ts': code })).toEqual([
      'web/src/page.ts:1 web may not import @jamaica/server',
    ]);
  });

  it('catches a relative path out of the package', () => {
    expect(found({ 'chance/src/a.ts': "import { start } from '../../rules/src/index.ts';\n" })).toEqual([
      'chance/src/a.ts:1 leaves its package with ../../rules/src/index.ts',
    ]);
  });

  it('catches a way around the index', () => {
    expect(found({ 'chance/src/a.ts': "import { start } from '@jamaica/rules/src/play.ts';\n" })).toEqual([
      'chance/src/a.ts:1 reaches past the index of @jamaica/rules: @jamaica/rules/src/play.ts',
    ]);
  });
});

describe('between the rooms of the page', () => {
  it('lets a room know of those before it', () => {
    const code = "import { words } from '../../shared/words/piece.ts';\n";
    expect(found({ 'web/src/online/lobby/lobby.ts': code, 'web/src/app/main.ts': code })).toEqual([]);
  });

  it('catches a room that knows of one after it, also in a component', () => {
    const component =
      '<!-- A table. -->\n<script lang="ts">\nimport Lobby from \'../online/lobby/Lobby.svelte\';\n</script>\n';
    expect(found({ 'web/src/playing/Table.svelte': component })).toEqual([
      'web/src/playing/Table.svelte:3 playing may not know of online: ../online/lobby/Lobby.svelte',
    ]);
  });

  it('lets it take what is drawn one by one', () => {
    const code = "import Chest from '@jamaica/artwork/pieces/Chest.svelte';\n";
    expect(found({ 'web/src/shared/scenery/hoard.ts': code })).toEqual([]);
    expect(found({ 'artwork/src/pieces/chest.ts': "import { me } from '@jamaica/web';\n" })).toEqual([
      'artwork/src/pieces/chest.ts:1 artwork may not import @jamaica/web',
    ]);
  });
});

describe('inside a package', () => {
  it.each([
    ['plain imports', "import { b } from './b.ts';"],
    ['imports over several lines', "import {\n  b,\n  type B,\n} from './b.ts';"],
    ['types', "import type { B } from './b.ts';"],
    ['imports for their effect', "import './b.ts';"],
    ['what is passed on', "export { b } from './b.ts';"],
    ['imports while running', "const b = await import('./b.ts');"],
    ['types named in place', "let b: import('./b.ts').B;"],
  ])('catches a cycle made of %s', (_, code) => {
    expect(found({ 'cli/src/a.ts': code, 'cli/src/b.ts': "import { a } from './a.ts';" })).toEqual([
      'import cycle: cli/src/a.ts → cli/src/b.ts → cli/src/a.ts',
    ]);
  });

  it('reports only the cycle, not the way into it', () => {
    const files = {
      'cli/src/a.ts': "import './b.ts';",
      'cli/src/b.ts': "import './c/c.ts';",
      'cli/src/c/c.ts': "import '../d.ts';",
      'cli/src/d.ts': "import './b.ts';",
    };
    expect(found(files)).toEqual(['import cycle: cli/src/b.ts → cli/src/c/c.ts → cli/src/d.ts → cli/src/b.ts']);
  });

  it('does not mistake two ways to one file for a cycle', () => {
    const files = {
      'cli/src/a.ts': "import './b.ts';\nimport './c.ts';",
      'cli/src/b.ts': "import './d.ts';",
      'cli/src/c.ts': "import './d.ts';",
      'cli/src/d.ts': 'export const from = 1;',
    };
    expect(found(files)).toEqual([]);
  });

  it('reads no imports in comments', () => {
    const code = "// import './a.ts';\n/*\nimport './a.ts';\n*/\nexport const site = 'http://a';\n";
    expect(found({ 'cli/src/a.ts': code })).toEqual([]);
  });
});

describe('inside the rules', () => {
  it('lets the assembly import things and itself', () => {
    const files = {
      'rules/src/play.ts': "import { jettison } from './holds.ts';\nimport { options } from './decisions.ts';\n",
      'rules/src/decisions.ts': "import { jettison } from './holds.ts';\n",
      'rules/src/holds.ts': '',
    };
    expect(found(files)).toEqual([]);
  });

  it('catches a thing that imports the assembly', () => {
    expect(found({ 'rules/src/holds.ts': "import type { Choice } from './decisions.ts';\n" })).toEqual([
      'rules/src/holds.ts:1 is a thing of the game and imports the assembly: ./decisions.ts',
    ]);
  });

  it('catches Node and npm packages', () => {
    expect(
      found({ 'rules/src/a.ts': "import fs from 'node:fs';\nimport { sha256 } from '@noble/hashes/sha2.js';\n" }),
    ).toEqual([
      'rules/src/a.ts:1 rules depend on nothing, but import node:fs',
      'rules/src/a.ts:2 rules depend on nothing, but import @noble/hashes/sha2.js',
    ]);
  });

  it.each(['Math.random', 'Date.now', 'new Date', 'performance.now'])('catches %s', name => {
    expect(found({ 'rules/src/a.ts': `// Not ${name}!\nexport const a = ${name}();\n` })).toEqual([
      `rules/src/a.ts:2 rules may not use ${name}`,
    ]);
  });

  it('lets tests use Node, packages and the assembly', () => {
    const code =
      "import fs from 'node:fs';\nimport { it } from 'vitest';\nimport { play } from './play.ts';\nDate.now();\n";
    expect(found({ 'rules/src/a.test.ts': code })).toEqual([]);
  });
});
