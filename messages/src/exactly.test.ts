import * as v from 'valibot';
import { expect, it } from 'vitest';
import { exactly } from './exactly.ts';

type Clock = { readonly kind: 'none' } | { readonly kind: 'slow'; readonly hours: number; readonly grace?: number };

const NONE = v.object({ kind: v.literal('none') });
const SLOW = v.object({ kind: v.literal('slow'), hours: v.number(), grace: v.exactOptional(v.number()) });

// The compiler is what is tested here: where an error is expected and there is none, this file does not compile.
it('a schema and its type say the same, or it does not compile', () => {
  const clock = v.variant('kind', [NONE, SLOW]);
  expect(exactly<Clock>()(clock)).toBe(clock);

  const kind = v.variant('kind', [NONE]);
  // @ts-expect-error: a kind is missing
  expect(exactly<Clock>()(kind)).toBe(kind);

  const field = v.variant('kind', [NONE, v.object({ kind: v.literal('slow'), hours: v.number() })]);
  // @ts-expect-error: a field that may be missing is missing
  expect(exactly<Clock>()(field)).toBe(field);

  const hours = v.variant('kind', [NONE, v.object({ ...SLOW.entries, hours: v.string() })]);
  // @ts-expect-error: it says something else
  expect(exactly<Clock>()(hours)).toBe(hours);

  const more = v.variant('kind', [NONE, SLOW, v.object({ kind: v.literal('live') })]);
  // @ts-expect-error: it says more
  expect(exactly<Clock>()(more)).toBe(more);

  const deep = v.object({ clocks: v.array(kind) });
  // @ts-expect-error: a kind is missing, deep inside
  expect(exactly<{ readonly clocks: readonly Clock[] }>()(deep)).toBe(deep);
});
