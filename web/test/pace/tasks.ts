import type { CDPSession } from 'playwright-core';

/** A stretch during which the page could not answer. */
export type Task = { readonly start: number; readonly length: number };

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'devtools.timeline'];

/**
 * Everything that the page's own thread does from now on, in milliseconds since the page was asked for. The page's own
 * observer of long tasks would not tell of those that are not its own, such as drawing a picture.
 */
export const traceTasks = async (session: CDPSession): Promise<() => Promise<readonly Task[]>> => {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value) events.push(JSON.parse(JSON.stringify(each)));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  return async () => {
    const isComplete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    const begun = events.find(
      ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
    );
    if (!begun) throw new Error('no page was asked for');
    return events
      .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === begun.pid && tid === begun.tid && ts > begun.ts)
      .map(({ ts, dur = 0 }) => ({ start: (ts - begun.ts) / 1000, length: dur / 1000 }));
  };
};

export const longest = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ length }) => length));
