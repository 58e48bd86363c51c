import { type HoldText, type NamedHold, RESOURCES, type Resource } from '@jamaica/rules';

interface ReadHold {
  readonly hold: HoldText;
  readonly resource: Resource;
  readonly tokens: number;
  readonly isSixth: boolean;
}

/** A hold in a choice: what is in it, and whether it is the 6th. */
export const holdIn = (name: NamedHold): ReadHold => {
  const [, sixth, word, number] = /^(sixth:)?([a-z]+):(\d+)$/.exec(name) ?? [];
  const resource = RESOURCES.find(each => each === word);
  if (!resource) throw new Error(`no hold: ${name}`);
  const tokens = Number(number);
  return { hold: `${resource}:${tokens}`, resource, tokens, isSixth: sixth !== undefined };
};

/** What a payment leaves: the tokens in the ordinary holds and in the 6th; no resource when nothing is left. */
export const leftIn = (
  leave: readonly NamedHold[],
): { readonly ordinary: readonly number[]; readonly sixth: number; readonly resource: Resource | null } => {
  const holds = leave.map(holdIn);
  return {
    ordinary: holds.filter(({ isSixth }) => !isSixth).map(({ tokens }) => tokens),
    sixth: holds.find(({ isSixth }) => isSixth)?.tokens ?? 0,
    resource: holds.at(0)?.resource ?? null,
  };
};

/** What a hold contains. */
export const goodsIn = (hold: HoldText): { readonly resource: Resource; readonly tokens: number } => holdIn(hold);
