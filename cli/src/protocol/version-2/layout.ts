import { DECISIONS, SPACES } from '@jamaica/rules';
import { COLUMNS, OPTION_GROUPS, TENSOR_VERSION } from '@jamaica/rules/tensor';

/** What the numbers mean: the columns of a row, the options by their numbers, and the board they speak of. */
export const layout = (): object => ({
  version: TENSOR_VERSION,
  row: COLUMNS.map(({ name, low, high }) => ({ name, low, high })),
  options: OPTION_GROUPS.flatMap(({ names }) => names),
  kinds: Object.fromEntries(
    DECISIONS.map(kind => [kind, rangeOf(OPTION_GROUPS.findIndex(g => g.kinds.includes(kind)))]),
  ),
  board: SPACES,
});

/** The numbers of a group's options: from the first up to, not including, the second. */
const rangeOf = (group: number): [number, number] => {
  const from = OPTION_GROUPS.slice(0, group).reduce((sum, { names }) => sum + names.length, 0);
  return [from, from + OPTION_GROUPS[group].names.length];
};
