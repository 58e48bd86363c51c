import { type RecordFault, replay } from '@jamaica/rules/record';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { readArguments } from './arguments.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { explainRecord } from './explain.ts';
import { ProgressLine } from './progress-line.ts';
import { explainReading, fileName } from './reading.ts';
import { type RecordRead, readRecords } from './records.ts';

const OPTIONS = { json: { type: 'boolean' } } as const;

/** What became of one record, or of something that is none. */
type Finding =
  | { readonly kind: 'good'; readonly line: number; readonly number: number; readonly steps: number }
  | { readonly kind: 'fault'; readonly line: number; readonly number: number; readonly fault: RecordFault }
  | { readonly kind: 'unread'; readonly line: number | null; readonly why: string };

/** Plays records again and says which of them do not fit the rules. */
export const check: Command = {
  async run(args, terminal) {
    const words = wordsFor(terminal.language);
    const { values, positionals } = readArguments(args, OPTIONS, words);
    if (positionals.length === 0) throw new UsageError(words.frame.fileMissing);
    const count = { records: 0, faults: 0, unread: 0 };
    const progress = new ProgressLine(terminal.errors);
    for (const file of positionals) {
      let isRead = true;
      for await (const reading of readRecords(file, terminal.input)) {
        const finding = examine(reading, words);
        if (finding.kind !== 'unread') count.records++;
        if (finding.kind === 'fault') count.faults++;
        if (finding.kind === 'unread') isRead = false;
        progress.show(() => words.check.progress(count.records, count.faults));
        const text = values.json ? asJson(file, finding, words) : asText(file, finding, words);
        if (text === null) continue;
        progress.clear();
        (finding.kind === 'unread' && !values.json ? terminal.errors : terminal.output).write(`${text}\n`);
      }
      if (!isRead) count.unread++;
    }
    progress.clear();
    if (!values.json) terminal.output.write(`${summary(count, words)}\n`);
    return exitCode(count);
  },
};

const examine = (reading: RecordRead, words: TerminalWords): Finding => {
  if ('fault' in reading) return { kind: 'unread', line: reading.line, why: explainReading(reading.fault, words) };
  const { line, number, value } = reading;
  const played = replay(value);
  return played.ok
    ? { kind: 'good', line, number, steps: played.value.steps.length }
    : { kind: 'fault', line, number, fault: played.error };
};

/** `games.jsonl:3: step 17 (steps[16]): …`; nothing for a record that fits. */
const asText = (file: string, finding: Finding, words: TerminalWords): string | null => {
  if (finding.kind === 'good') return null;
  const place = finding.line === null ? fileName(file, words) : `${fileName(file, words)}:${finding.line}`;
  if (finding.kind === 'unread') return `${place}: ${finding.why}`;
  // Where each record has its line, the line says which it is.
  const record = finding.number === finding.line ? '' : `${words.check.record(finding.number)}: `;
  return `${place}: ${record}${explainRecord(finding.fault, words)}`;
};

const asJson = (file: string, finding: Finding, words: TerminalWords): string => {
  const { line } = finding;
  switch (finding.kind) {
    case 'good':
      return JSON.stringify({ file, line, record: finding.number, ok: true, steps: finding.steps });
    case 'fault': {
      const message = explainRecord(finding.fault, words);
      return JSON.stringify({ file, line, record: finding.number, ok: false, ...finding.fault, message });
    }
    case 'unread':
      return JSON.stringify({ file, line, record: null, ok: false, message: finding.why });
  }
};

type Count = { readonly records: number; readonly faults: number; readonly unread: number };

const summary = ({ records, faults, unread }: Count, { check }: TerminalWords): string =>
  [check.summary(records, faults), ...(unread > 0 ? [check.unread(unread)] : [])].join('; ');

const exitCode = ({ faults, unread }: Count): ExitCode => {
  if (unread > 0) return EXIT.usage;
  return faults > 0 ? EXIT.no : EXIT.done;
};
