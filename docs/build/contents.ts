import { globSync } from 'node:fs';
import { ROOT } from '../../publish/doors.ts';

/** The packages whose names are explained, in the order in which they depend on each other. */
export const PACKAGES = ['rules', 'chance', 'bots', 'words', 'messages'];

const readmeOf = (part: string): string => `${part}/README.md`;

/** What strangers look for comes first. */
const FIRST = [
  'docs/protocol.md',
  'docs/bot-programs.md',
  'docs/online-bots.md',
  'docs/messages.md',
  'docs/notation.md',
  'RULINGS.md',
  ...[...PACKAGES, 'server', 'cli', 'web', 'artwork', 'engine', 'python'].map(readmeOf),
  'docs/server.md',
  'docs/operations.md',
  'docs/scale.md',
  'docs/reliability.md',
];
/** For those who work on it. */
const LAST = [
  'publish/README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'VERSIONING.md',
  'SECURITY.md',
];
const others = globSync('docs/{*.md,arena/*.md}', { cwd: ROOT })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !FIRST.includes(file) && file !== readmeOf('docs'))
  .sort();

/** The documents that become pages, in the order in which they are listed. */
export const DOCUMENTS = [...FIRST, ...others, ...LAST];
