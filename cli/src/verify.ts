import { type Fair, type FairFault, type Proof, readFair, verifyFair } from '@jamaica/chance';
import type { Chance, Result } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { oneFile, readArguments, wholeNumber } from './arguments.ts';
import { type Command, EXIT } from './command.ts';
import { explainRecord } from './explain.ts';
import { oneRecord } from './one-record.ts';
import { painter } from './paint.ts';
import { quoted } from './quoted.ts';
import { wrap } from './wrap.ts';

const OPTIONS = {
  all: { type: 'boolean' },
  game: { type: 'string' },
  json: { type: 'boolean' },
} as const;

// A game has a hundred chances or two: these are enough to see what a proof looks like.
const SHOWN = 10;
const WIDTH = 80;

/** Proves that the dice of a record were fair, or says what is wrong. */
export const verify: Command = {
  async run(args, terminal) {
    const words = wordsFor(terminal.language);
    const { values, positionals } = readArguments(args, OPTIONS, words);
    const number = wholeNumber('--game', values.game ?? '1', 1, words);
    const found = await oneRecord(oneFile(positionals, words), number, terminal, words);
    if (typeof found === 'string') {
      terminal.errors.write(`${found}\n`);
      return EXIT.usage;
    }
    const proofs = verifyFair(found.value);
    const paint = painter(terminal.colour);
    const write = (text: string): void => void terminal.output.write(`${text}\n`);
    if (values.json) {
      write(JSON.stringify({ game: number, games: found.games, ...outcome(proofs, words) }));
      return proofs.ok ? EXIT.done : EXIT.no;
    }
    if (found.games > 1) write(words.reading.gameOf(number, found.games));
    for (const line of origin(found.value, words)) write(line);
    if (!proofs.ok) {
      write(paint.red(words.verify.notProven(explainFair(proofs.error, words))));
      return EXIT.no;
    }
    for (const line of listed(proofs.value, values.all ?? false, words)) write(line);
    write('');
    for (const line of wrap(words.verify.proven(proofs.value.length), WIDTH)) write(paint.green(line));
    for (const line of wrap(words.verify.caution, WIDTH)) write(line);
    return EXIT.done;
  },
};

const outcome = (proofs: Result<readonly Proof[], FairFault>, words: TerminalWords): Fields =>
  proofs.ok
    ? { ok: true, proofs: proofs.value }
    : { ok: false, fault: proofs.error, message: explainFair(proofs.error, words) };

/** Commitment, secret and words, as far as they fit each other. */
const origin = (record: unknown, words: TerminalWords): string[] => {
  if (!isFields(record) || typeof record.players !== 'number') return [];
  const fair = readFair(record.fair, record.players);
  return fair.ok ? [...originLines(fair.value, words), ''] : [];
};

const originLines = ({ commitment, secret, words: added }: Fair, words: TerminalWords): string[] => [
  words.verify.commitment(commitment),
  words.verify.secret(secret),
  words.verify.secretFits,
  ...added.map((text, seat) => words.verify.words(seat, text === '' ? words.verify.noWords : JSON.stringify(text))),
];

const listed = (proofs: readonly Proof[], all: boolean, words: TerminalWords): string[] => {
  const shown = all || proofs.length <= SHOWN + 1 ? proofs : proofs.slice(0, SHOWN);
  const left = proofs.length - shown.length;
  return [...shown.map(proof => `✓ ${proved(proof, words)}`), ...(left > 0 ? [words.verify.more(left)] : [])];
};

const proved = (proof: Proof, words: TerminalWords): string => {
  const { verify } = words;
  return proof.at === null
    ? `${verify.setup} · ${verify.setupFell(proof.fell.captain)}`
    : `${verify.chance(proof.number, proof.at + 1)} · ${fell(proof.fell, words)}`;
};

const fell = (chance: Chance, { verify }: TerminalWords): string => {
  if ('shuffle' in chance) return verify.shuffleFell(chance.shuffle, chance.deck.length);
  switch (chance.roll) {
    case 'action':
      return verify.actionFell(chance.dice);
    case 'combat':
      return verify.combatFell(chance.ship, chance.face, chance.reroll);
    case 'shortage':
      return verify.shortageFell(chance.ship, chance.face);
  }
};

/** Why a record does not prove its dice. */
export const explainFair = (fault: FairFault, words: TerminalWords): string => {
  const { verify } = words;
  switch (fault.why) {
    case 'no-fair-field':
      return verify.noFairField;
    case 'malformed':
      return verify.malformed(fault.field);
    case 'wrong-commitment':
      return verify.wrongCommitment(fault.is, fault.said);
    case 'wrong-seal':
      return verify.wrongSeal(fault.seat);
    case 'setup-differs':
      return verify.setupDiffers(fault.field, quoted(fault.is), quoted(fault.said));
    case 'chance-differs':
      return verify.chanceDiffers(fault.number, fault.at + 1, quoted(fault.is), quoted(fault.said));
    case 'record':
      return verify.record(explainRecord(fault.fault, words));
  }
};
