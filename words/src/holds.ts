import { goodsIn, type Resource } from '@jamaica/rules';
import type { NamedHold } from '@jamaica/rules/notation';

/** What a payment leaves: the tokens in the ordinary holds and in the 6th; no resource when nothing is left. */
export const leftIn = (
  leave: readonly NamedHold[],
): { readonly ordinary: readonly number[]; readonly sixth: number; readonly resource: Resource | null } => {
  const holds = leave.map(goodsIn);
  return {
    ordinary: holds.filter(({ isSixth }) => !isSixth).map(({ tokens }) => tokens),
    sixth: holds.find(({ isSixth }) => isSixth)?.tokens ?? 0,
    resource: holds.at(0)?.resource ?? null,
  };
};
