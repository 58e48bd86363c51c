import type { HelpWords } from '../../terminal/help.ts';

export const help: HelpWords = {
  replay: {
    summary: 'tell a recorded game, round by round',
    usage: ['FILE [options]'],
    about: [
      'Tells a recorded game in sentences, round by round, with a strip of the race after each round and the scores at the end. FILE is a record as JSON or JSON Lines, also gzipped; - is standard input.',
      'Each ship goes by its pirate: seat 0 is Anne (A), 1 Mary (M), 2 Samuel (S), 3 John (J), 4 Olivier (O), 5 Edward (E). E is also the Ghost Ship, when it sails.',
    ],
    options: [
      ['--round N', 'only round N; N-M: the rounds from N to M'],
      ['--seat S', 'as this seat saw it: a number from 0, or the ship’s letter'],
      ['--game N', 'the N-th game of a file with several (default: the first)'],
      ['--all', 'also tell every card chosen and drawn'],
    ],
    examples: [
      'jamaica replay game.json',
      'jamaica replay games.jsonl.gz --game 3 --round 5-8',
      'jamaica replay game.json --seat 1 --all',
    ],
    exits: { no: 'the record does not fit the rules' },
  },
  check: {
    summary: 'check that records fit the rules',
    usage: ['FILE… [options]'],
    about: [
      'Plays records again and compares every count of options, every mark and the final score. For each record that does not fit it says the file, the line, the step and what was expected. A FILE is JSON or JSON Lines, also gzipped, whatever its name; - is standard input.',
    ],
    options: [['--json', 'a JSON object for each record, one a line']],
    examples: [
      'jamaica check rules/games/*.jsonl',
      'zcat games.jsonl.gz | jamaica check -',
      'jamaica check --json games.jsonl',
    ],
    exits: { done: 'all records fit', no: 'a record does not fit' },
  },
  verify: {
    summary: 'prove that the dice of a record were fair',
    usage: ['FILE [options]'],
    about: [
      'Proves that nothing in a record was chosen once the commitment was published: that the secret fits the commitment, and that the set-up, every roll and every shuffle are what secret and words give. Or it says exactly what differs.',
    ],
    options: [
      ['--all', 'list every chance, not only the first ones'],
      ['--game N', 'the N-th game of a file with several (default: the first)'],
      ['--json', 'the outcome as one JSON object'],
    ],
    examples: ['jamaica verify game.json', 'jamaica verify --all --game 2 games.jsonl'],
    exits: { done: 'proven', no: 'not proven' },
  },
  protocol: {
    summary: 'the engine for other programs, one JSON object a line',
    usage: [''],
    about: [
      'Reads one JSON object a line on standard input and answers each with one line on standard output, so that programs in any language can play, test or study the game. A request that cannot be carried out is answered {"ok":false,"error":…}, in English, and the game stays as it was.',
      'The first line {"protocol":2} asks for version 2: many games by their names ("game":"a"), many requests in one line (a list), views in the answers ("views":[0]), numbers instead of objects ("tensor":true). docs/protocol.md describes every field, with exchanges to paste; without that line it is version 1, one game at a time.',
    ],
    options: [],
    requests: {
      title: 'Requests of version 2',
      texts: {
        new: 'a game by a seed, or a script that says what falls',
        'save, load': 'everything the game is, as a text; a game from such a text',
        copy: 'another game that is the same',
        play: 'a choice by choice, index or option',
        'chance, chances': 'supplies what a game without a seed waits for; what may fall, and how likely',
        undo: 'takes the last choice back',
        simulate: 'plays on to the end n times, by bots or by arbitrary choices',
        bot: 'what a bot would choose',
        'view, state, record': 'what a seat sees; the position; the record',
        'drop, games': 'forgets a game; the names of all games',
        layout: 'what the numbers of "tensor" mean',
        fleet: 'many games at once, as numbers, for programs that learn',
        quit: 'ends the program',
      },
    },
    examples: [
      'jamaica protocol',
      `echo '{"new":{"edition":"2007","players":3,"ghost":false,"seed":"abc"}}' | jamaica protocol`,
    ],
  },
  completion: {
    summary: 'make your shell complete these commands',
    usage: ['bash | zsh | fish'],
    about: [
      'Prints a script with which bash, zsh or fish completes commands, options and their values when you press Tab, with explanations where the shell shows them, in the language of the help.',
      'For every new terminal put the line for your shell into its start-up file: ~/.bashrc, ~/.zshrc (after compinit) or ~/.config/fish/config.fish. In the terminal you are in it works at once.',
    ],
    options: [],
    examples: [
      'eval "$(jamaica completion bash)"',
      'source <(jamaica completion zsh)',
      'jamaica completion fish | source',
    ],
  },
};
