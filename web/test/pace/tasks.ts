import type { CDPSession } from 'playwright-core';

/** A stretch during which the page could not answer. */
type Task = {
  readonly start: number;
  readonly length: number;
  /** What the thread itself worked in it: other programs on the machine make a task longer, but not this. */
  readonly work: number;
};

export interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly startTime?: number } };
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'devtools.timeline'];
/** Enough for several minutes: what comes after that would be lost. */
const ROOM_KB = 400_000;
/** The page says by it which thread is its own, and when it was asked for. */
const MARK = 'traced';

/**
 * Everything that the page's own thread does from now on, in milliseconds since the page was asked for. The page's own
 * observer of long tasks would not tell of those that are not its own, such as drawing a picture. Whoever wants to know of
 * something else that the thread does is told when it began.
 */
export const traceTasks = async (
  session: CDPSession,
): Promise<(note?: (event: Traced, start: number) => void) => Promise<readonly Task[]>> => {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value) events.push(JSON.parse(JSON.stringify(each)));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'], traceBufferSizeInKb: ROOM_KB },
  });
  return async note => {
    await session.send('Runtime.evaluate', { expression: `performance.mark('${MARK}')` });
    const isComplete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    const mark = events.find(({ name, args }) => name === MARK && args.data?.startTime !== undefined);
    if (!mark) throw new Error('the trace has not reached its end');
    const begun = mark.ts - (mark.args.data?.startTime ?? 0) * 1000;
    const ours = events.filter(({ pid, tid, ts }) => pid === mark.pid && tid === mark.tid && ts > begun);
    if (note) for (const each of ours) note(each, (each.ts - begun) / 1000);
    return ours
      .filter(({ name }) => name === 'RunTask')
      .map(({ ts, dur = 0, tdur = dur }) => ({
        start: (ts - begun) / 1000,
        length: dur / 1000,
        work: tdur / 1000,
      }));
  };
};

export const longest = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ length }) => length));
