/** The packages whose names are explained, in the order in which they depend on each other. */
export const PACKAGES = ['rules', 'chance', 'bots', 'words', 'messages'];

/** The documents that become pages, in the order in which they are listed. */
export const DOCUMENTS = [
  'docs/protocol.md',
  'docs/bot-programs.md',
  'docs/messages.md',
  'docs/notation.md',
  'RULINGS.md',
  ...['rules', 'chance', 'bots', 'words', 'messages', 'server', 'cli', 'engine', 'python'].map(
    part => `${part}/README.md`,
  ),
  'docs/server.md',
  'docs/operations.md',
  'docs/scale.md',
  'docs/reliability.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/translating.md',
  'docs/mutants.md',
  'docs/heard.md',
  'CHANGELOG.md',
  'VERSIONING.md',
  'SECURITY.md',
];
