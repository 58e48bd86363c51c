import type { Advice, Reason } from '@jamaica/bots';
import { type Decision, groundsOf, type View } from '@jamaica/rules';
import { readChoice } from '@jamaica/rules/notation';
import { type GameWords, groundText, reasonText } from '@jamaica/words';

const MOST_GROUNDS = 3;
const MOST_REASONS = 4;

/** What the table shows as well, and with its cause: the imagined games need not be quoted for it. */
const SHOWN: readonly Reason['kind'][] = [
  'sails',
  'finishes',
  'passes-red-line',
  'reaches-lair',
  'loads',
  'throws-overboard',
  'loses-load',
  'pays',
  'risks-shortage',
  'spends-gunpowder',
];

/** Why an option is good or bad: what lies on the table first, then what happened in the games that the admiral imagined. */
export const reasonsFor = (
  view: View,
  { seat, kind }: Decision,
  { option, reasons }: Pick<Advice, 'option' | 'reasons'>,
  said: GameWords,
): readonly string[] => {
  const choice = readChoice(kind, option);
  const grounds = choice ? groundsOf(view, seat, choice).slice(0, MOST_GROUNDS) : [];
  const imagined = grounds.length === 0 ? reasons : reasons.filter(reason => !SHOWN.includes(reason.kind));
  return [
    ...grounds.map(ground => groundText(ground, said)),
    ...imagined.map(reason => reasonText(reason, said)),
  ].slice(0, MOST_REASONS);
};
