import type { Decision, DecisionKind, Seat, View } from '@jamaica/rules';
import { awaited } from './question.ts';
import type { Target } from './targets.ts';

/** Why something that was pointed at cannot be chosen. */
export type WhyNot =
  /** Something else is asked. */
  | { readonly why: 'not-now'; readonly question: Decision }
  /** The ship cannot get there. */
  | { readonly why: 'out-of-reach'; readonly space: number }
  /** Others are asked, or nobody is. */
  | { readonly why: 'not-asked'; readonly awaited: readonly Seat[] };

/** Whether a space is chosen. */
export const isMove = (kind: DecisionKind): boolean => kind === 'move' || kind === 'retreat' || kind === 'ghost-move';

export const whyNot = (view: View, question: Decision | null, own: readonly Seat[], target: Target): WhyNot => {
  if (!question) return { why: 'not-asked', awaited: awaited(view, own) };
  if (target.on === 'space' && isMove(question.kind)) return { why: 'out-of-reach', space: target.space };
  return { why: 'not-now', question };
};
