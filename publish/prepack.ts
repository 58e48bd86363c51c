// Before `npm pack` and `npm publish` of a package: makes `dist`, and puts the published manifest in place of the workspace's.
// `postpack.ts` puts it back.
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addLicense, build } from './build.ts';
import { ROOT } from './doors.ts';
import { manifestOf } from './manifest.ts';
import { PUBLISHED } from './packages.ts';

const folder = basename(process.cwd());
const published = PUBLISHED.find(each => each.folder === folder);
if (!published) throw new Error(`${folder} is not published`);

const manifest = join(ROOT, folder, 'package.json');
const kept = join(ROOT, folder, 'package.json.workspace');
if (existsSync(kept))
  throw new Error(`${kept} is in the way: an interrupted npm pack left it. Move it back to package.json.`);

await build(folder);
addLicense(folder);
const text = `${JSON.stringify(manifestOf(published), null, 2)}\n`;
copyFileSync(manifest, kept);
writeFileSync(manifest, text);
