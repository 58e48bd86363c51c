import type { TerminalWords } from '@jamaica/words/terminal';
import type { ReadingFault } from './records.ts';

/** What was wrong with a file, to stand behind its name. */
export const explainReading = (fault: ReadingFault, { reading }: TerminalWords): string => {
  switch (fault.why) {
    case 'missing':
      return reading.missing;
    case 'directory':
      return reading.directory;
    case 'forbidden':
      return reading.forbidden;
    case 'not-text':
      return reading.notText;
    case 'broken-gzip':
      return reading.brokenGzip;
    case 'no-record':
      return reading.noRecord;
    case 'cut-short':
      return reading.cutShort;
    case 'failed':
      return reading.failed(fault.reason);
    case 'not-json':
      return reading.notJson(fault.near);
    case 'too-long':
      return reading.tooLong(fault.mebibytes);
    case 'given-up':
      return reading.givenUp(fault.times);
  }
};

/** A file as people are told of it. */
export const fileName = (file: string, { reading }: TerminalWords): string =>
  file === '-' ? reading.standardInput : file;
