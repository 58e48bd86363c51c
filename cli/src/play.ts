import { LEVELS, type Level, MOST_SKILL, type Skill, STYLES, type Style } from '@jamaica/bots';
import { fairDice } from '@jamaica/chance';
import { defaultCrew } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { readArguments } from './arguments.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import { painter } from './paint.ts';
import { type Company, isSkill, USUAL_LEVEL } from './play/company.ts';
import { LinePerson } from './play/lines.ts';
import { nextTime } from './play/next-time.ts';
import type { PersonPrompt } from './play/person.ts';
import { resume, save } from './play/save.ts';
import { isScreen, ScreenPerson } from './play/screen.ts';
import { Table } from './play/table.ts';
import { scores } from './replay/scores.ts';
import { BOOK_OPTIONS, RULES_OPTIONS, rulesAsked } from './rules-arguments.ts';

const OPTIONS = {
  players: { type: 'string' },
  ghost: { type: 'boolean' },
  ...BOOK_OPTIONS,
  seed: { type: 'string' },
  seat: { type: 'string' },
  names: { type: 'string' },
  level: { type: 'string' },
  skill: { type: 'string' },
  style: { type: 'string' },
  record: { type: 'string' },
  resume: { type: 'string' },
} as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/** A game in the terminal against bots. */
export const play: Command = {
  async run(args, terminal) {
    const words = wordsFor(terminal.language);
    const { values, positionals } = readArguments(args, OPTIONS, words);
    if (positionals.length > 0) throw new UsageError(words.frame.unexpectedArgument(positionals[0]));
    const { table, greeting } = await sitDown(values, terminal, words);
    terminal.output.write(`${greeting.join('\n')}\n`);
    const file = values.record ?? values.resume ?? null;
    const unwritten = file === null ? null : save(file, table);
    if (file !== null && unwritten !== null) throw new UsageError(words.play.calls.notWritten(file, unwritten));
    const named = wordsFor(terminal.language, table.crew);
    const person = isScreen(terminal) ? new ScreenPerson(terminal, named) : new LinePerson(terminal, named);
    try {
      await playOn(table, person, () => file !== null && save(file, table));
    } finally {
      person.close(table);
    }
    return goodbye(table, file, terminal, named);
  },
};

interface Seated {
  readonly table: Table;
  /** Who plays, and with what dice. */
  readonly greeting: readonly string[];
}

const NOT_WITH_RESUME = [
  'players',
  'edition',
  'book',
  'house',
  'ghost',
  'seed',
  'seat',
  'names',
  'level',
  'skill',
  'style',
] as const;

/** Begins a game or goes on with a saved one. */
const sitDown = async (values: Values, { input }: Terminal, words: TerminalWords): Promise<Seated> => {
  const { calls } = words.play;
  if (values.resume === undefined) {
    const table = newTable(values, words);
    return { table, greeting: [crewText(table, words), diceText(table, words)] };
  }
  const unwanted = NOT_WITH_RESUME.find(option => values[option] !== undefined);
  if (unwanted) throw new UsageError(calls.notWithResume(`--${unwanted}`));
  const { table, hasDice } = await resume(values.resume, input, words);
  if (table.final) throw new UsageError(calls.resumedOver(values.resume));
  const dice = hasDice ? diceText(table, words) : calls.practiceWithoutSeed;
  return { table, greeting: [crewText(table, words), dice] };
};

const newTable = (values: Values, words: TerminalWords): Table => {
  const rules = rulesAsked(
    {
      ...values,
      players: values.players ?? RULES_OPTIONS.players.default,
      ghost: values.ghost ?? RULES_OPTIONS.ghost.default,
    },
    words,
  );
  const { calls } = words.play;
  const person = seatAsked(values.seat ?? '0', rules.players, words);
  const names = values.names === undefined ? [] : values.names.split(',').map(name => name.trim());
  if (names.length > rules.players) throw new UsageError(calls.namesExpected(names.length, rules.players));
  const called = defaultCrew(rules.players).map(({ pirate }, seat) => names[seat] || words.names.pirate(pirate));
  const dice =
    values.seed === undefined ? fairDice(called, person) : ({ kind: 'practice', seed: values.seed } as const);
  return Table.begin(rules, { person, names, ...rivalsAsked(values, words) }, dice);
};

const rivalsAsked = (
  { level, skill, style }: Values,
  words: TerminalWords,
): Pick<Company, 'level' | 'skill' | 'style'> => {
  if (level !== undefined && skill !== undefined) throw new UsageError(words.arena.notTogether('--level', '--skill'));
  return {
    level: levelAsked(level, words),
    ...(skill === undefined ? {} : { skill: skillAsked(skill, words) }),
    ...(style === undefined ? {} : { style: styleAsked(style, words) }),
  };
};

const skillAsked = (given: string, { play: { calls } }: TerminalWords): Skill => {
  const skill = given.trim() === '' ? Number.NaN : Number(given);
  if (!isSkill(skill)) throw new UsageError(calls.skillExpected(given, MOST_SKILL));
  return skill;
};

const styleAsked = (given: string, { play: { calls } }: TerminalWords): Style => {
  const style = STYLES.find(each => each === given);
  if (!style) throw new UsageError(calls.styleExpected(given, STYLES));
  return style;
};

const levelAsked = (given: string | undefined, { simulate }: TerminalWords): Level => {
  if (given === undefined) return USUAL_LEVEL;
  const level = LEVELS.find(each => each === given);
  if (!level) throw new UsageError(simulate.sailorsExpected(given, LEVELS));
  return level;
};

const seatAsked = (given: string, players: number, { play: { calls } }: TerminalWords): number => {
  const seat = /^\d$/.test(given) ? Number(given) : -1;
  if (seat < 0 || seat >= players) throw new UsageError(calls.seatExpected(given, players - 1));
  return seat;
};

const crewText = ({ crew: sailors, company }: Table, { names, play: { calls } }: TerminalWords): string => {
  const crew = sailors.map(({ pirate, name }) =>
    name === null ? names.pirate(pirate) : `${names.pirate(pirate)} (${name})`,
  );
  return calls.crew(
    crew[company.person],
    crew.filter((_, seat) => seat !== company.person),
  );
};

const diceText = ({ dice }: Table, { play: { calls } }: TerminalWords): string =>
  dice.kind === 'fair' ? calls.fair(dice.fair.commitment) : calls.practice(dice.seed);

/** Asks and plays until the game is over or the person leaves. `keep` is called after every choice. */
const playOn = async (table: Table, person: PersonPrompt, keep: () => void): Promise<void> => {
  for (let question = table.question; question; question = table.question) {
    const wish = await person.ask(table, question);
    if (wish.kind === 'leave') return;
    if (wish.kind === 'take-back') person.told(table.takeBack());
    else {
      const chosen = table.choose(wish.option);
      if (!chosen.ok) throw new Error('an option of the game was refused', { cause: chosen.error });
    }
    keep();
  }
};

/** How the game stands, or ended, and what can be done with its record. */
const goodbye = (table: Table, file: string | null, terminal: Terminal, words: TerminalWords): ExitCode => {
  const { calls } = words.play;
  const lines: string[] = [];
  const failed = file === null ? null : save(file, table);
  const { final } = table;
  if (final)
    lines.push(
      '',
      words.story.gameOver(final.winners),
      '',
      ...scores(final, table.view, words, painter(terminal.colour)),
      '',
      ...nextTime(table, final, words),
    );
  else lines.push('', calls.goodbye);
  if (file !== null && failed !== null) terminal.errors.write(`${calls.notWritten(file, failed)}\n`);
  else if (file !== null) {
    lines.push(calls.saved(file));
    if (!final) lines.push(calls.resumeWith(`jamaica play --resume ${file}`));
    else if (table.dice.kind === 'fair') lines.push(calls.verifyWith(`jamaica verify ${file}`));
  } else if (!final) lines.push(calls.notSaved);
  terminal.output.write(`${lines.join('\n')}\n`);
  return failed === null ? EXIT.done : EXIT.no;
};
