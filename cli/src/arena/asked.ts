import { parseArgs } from 'node:util';
import { type Budget, LEVELS, type Level } from '@jamaica/bots';
import type { TerminalWords } from '@jamaica/words/terminal';
import { readArguments, wholeNumber } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { RULES_OPTIONS, rulesAsked } from '../rules-arguments.ts';
import { CLIMBERS, type Contest, curve, ladder, openContest } from './contest.ts';
import { botEntrant, type Entrant, isProgram } from './entrant.ts';

const OPTIONS = {
  ...RULES_OPTIONS,
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: 'jamaica' },
  budget: { type: 'string' },
  ms: { type: 'string' },
  exec: { type: 'string', multiple: true },
  'exec-timeout': { type: 'string', default: '5000' },
  ladder: { type: 'boolean', default: false },
  curve: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  svg: { type: 'string' },
} as const;

/** What the arena was called for. */
export interface ArenaOrder {
  readonly contest: Contest;
  /** How many threads; null for as many as there are cores. */
  readonly workers: number | null;
  readonly json: boolean;
  readonly svg: string | null;
}

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

export const readAsked = (args: readonly string[], words: TerminalWords): ArenaOrder => {
  const { values } = readArguments(args, OPTIONS, words);
  return {
    contest: contestAsked(args, values, words),
    workers: values.workers === undefined ? null : wholeNumber('--workers', values.workers, 1, words),
    json: values.json,
    svg: values.svg ?? null,
  };
};

const contestAsked = (args: readonly string[], values: Values, words: TerminalWords): Contest => {
  const budget = budgetAsked(values, words);
  const timeout = wholeNumber('--exec-timeout', values['exec-timeout'], 1, words);
  const entrants = namesIn(args).map(name => entrantAsked(name, budget, timeout, words));
  const terms = {
    rules: rulesAsked(values, words),
    seed: values.seed,
    games: wholeNumber('--games', values.games, 1, words),
  };
  const { arena } = words;
  if (values.ladder && values.curve !== undefined) throw new UsageError(arena.notTogether('--ladder', '--curve'));
  if (values.curve !== undefined) {
    if (entrants.length > 0) throw new UsageError(arena.noEntrantsWith('--curve'));
    return curve(terms, levelAsked(values.curve, CLIMBERS, words), budget);
  }
  if (values.ladder) {
    if (entrants.some(isProgram)) throw new UsageError(arena.notTogether('--ladder', '--exec'));
    return ladder(
      terms,
      LEVELS.map(level => entrants.find(each => 'level' in each && each.level === level) ?? botEntrant(level, budget)),
    );
  }
  if (entrants.length === 0) throw new UsageError(arena.entrantsMissing(LEVELS));
  if (entrants.length > terms.rules.players)
    throw new UsageError(arena.tooManyEntrants(entrants.length, terms.rules.players));
  return openContest(terms, entrants);
};

const budgetAsked = ({ budget, ms }: Values, words: TerminalWords): Budget | null => {
  if (budget !== undefined && ms !== undefined) throw new UsageError(words.arena.notTogether('--budget', '--ms'));
  if (budget !== undefined) return { games: wholeNumber('--budget', budget, 1, words) };
  return ms === undefined ? null : { milliseconds: wholeNumber('--ms', ms, 1, words) };
};

type Name = { readonly level: string } | { readonly program: string };

/** Levels and programs in the order in which they were named: it is the order of their seats. */
const namesIn = (args: readonly string[]): Name[] => {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
  return tokens.flatMap((token): Name[] => {
    if (token.kind === 'positional') return [{ level: token.value }];
    return token.kind === 'option' && token.name === 'exec' ? [{ program: token.value }] : [];
  });
};

const entrantAsked = (name: Name, budget: Budget | null, timeout: number, words: TerminalWords): Entrant => {
  if ('program' in name) return { program: name.program, timeout };
  const [level, own] = name.level.split(/:(.*)/);
  return botEntrant(levelAsked(level, LEVELS, words), own === undefined ? budget : ownBudget(own, words), name.level);
};

/** A level may have a budget of its own, in games or in milliseconds: `captain:60`, `captain:150ms`. */
const ownBudget = (given: string, words: TerminalWords): Budget => {
  const milliseconds = /^(.*)ms$/.exec(given);
  return milliseconds
    ? { milliseconds: wholeNumber('LEVEL:N', milliseconds[1], 1, words) }
    : { games: wholeNumber('LEVEL:N', given, 1, words) };
};

const levelAsked = (given: string, known: readonly Level[], { arena }: TerminalWords): Level => {
  const level = known.find(each => each === given);
  if (level === undefined) throw new UsageError(arena.levelExpected(given, known));
  return level;
};
