/** What is published, and what its manifest says beside what the folder's own says. */
export interface Published {
  readonly folder: string;
  /** The name in the registry. */
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly node: string;
}

const GAME = ['jamaica', 'board game', 'pirates'] as const;

/** In the order in which they depend on each other. */
export const PUBLISHED: readonly Published[] = [
  {
    folder: 'rules',
    name: '@jamaica/rules',
    description:
      'The complete rules of the pirate race Jamaica, both editions: no dependencies, no clock, no randomness',
    keywords: [...GAME, 'rules', 'game engine'],
    node: '>=20.19',
  },
  {
    folder: 'chance',
    name: '@jamaica/chance',
    description: 'Dice and shuffles for Jamaica: from a seed, from a script, or from a secret that can be verified',
    keywords: [...GAME, 'dice', 'provably fair'],
    node: '>=20.19',
  },
  {
    folder: 'bots',
    name: '@jamaica/bots',
    description:
      'Players for Jamaica at four levels, in Node, in browsers and in workers; they see only what their seat may see',
    keywords: [...GAME, 'bot', 'ai'],
    node: '>=20.19',
  },
  {
    folder: 'words',
    name: '@jamaica/words',
    description: 'What people read about a game of Jamaica, in English, French, Italian, Russian and Ukrainian',
    keywords: [...GAME, 'i18n'],
    node: '>=20.19',
  },
  {
    folder: 'messages',
    name: '@jamaica/messages',
    description: 'What a server of Jamaica and its clients say to each other, as schemas',
    keywords: [...GAME, 'protocol', 'schema'],
    node: '>=20.19',
  },
  {
    folder: 'server',
    name: '@jamaica/server',
    description: 'Tables of Jamaica online, with the page that people play on: one process, SQLite inside',
    keywords: [...GAME, 'server', 'websocket'],
    // Its database comes with Node.
    node: '>=24',
  },
  {
    folder: 'cli',
    name: 'jamaica',
    description:
      'The pirate race Jamaica in a terminal: play, simulate, let bots compete, replay, and drive the engine from any program',
    keywords: [...GAME, 'cli', 'game'],
    node: '>=20.19',
  },
];
