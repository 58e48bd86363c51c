import type { Refusal } from '@jamaica/rules';
import type { HeaderFault, RecordFault } from '@jamaica/rules/record';
import type { TerminalWords } from '@jamaica/words/terminal';
import { quoted } from './quoted.ts';

/** A sentence that says what was expected instead. */
export const explain = (refusal: Refusal | HeaderFault, { refusals }: TerminalWords): string => {
  switch (refusal.why) {
    case 'over':
      return refusals.over;
    case 'awaits-chance':
      return refusals.awaitsChance(refusal.chance);
    case 'awaits-decision':
      return refusals.awaitsDecision(
        refusal.open[0].kind, // several are open only when all choose their cards
        refusal.open.map(({ seat }) => seat),
      );
    case 'not-an-option':
      return refusals.notAnOption(refusal.question, refusal.options);
    case 'not-a-face':
      return refusals.notAFace(refusal.chance, refusal.faces);
    case 'not-that-deck':
      return refusals.notThatDeck(refusal.seat, refusal.cards);
    case 'header':
      return refusals.header(refusal.field);
  }
};

/** The same for whatever can be wrong with a record. */
export const explainFault = (fault: RecordFault['fault'], words: TerminalWords): string => {
  const { refusals } = words;
  switch (fault.why) {
    case 'not-a-record':
      return refusals.notARecord;
    case 'not-a-step':
      return refusals.notAStep;
    case 'count-differs':
      return refusals.countDiffers(fault.question, fault.counted, quoted(fault.said));
    case 'options-differ':
      return refusals.optionsDiffer(fault.question, fault.options);
    case 'mark-expected':
      return refusals.markExpected(fault.mark.after);
    case 'mark-unexpected':
      return refusals.markUnexpected;
    case 'mark-differs':
      return refusals.markDiffers(fault.path, quoted(fault.is), quoted(fault.said));
    case 'final-unexpected':
      return refusals.finalUnexpected;
    case 'final-differs':
      return refusals.finalDiffers(fault.path, quoted(fault.is), quoted(fault.said));
    default:
      return explain(fault, words);
  }
};

/** With the step, when it is in one. */
export const explainRecord = ({ step, fault }: RecordFault, words: TerminalWords): string =>
  step === null ? explainFault(fault, words) : `${words.check.step(step)}: ${explainFault(fault, words)}`;
