/** Rows as a table that a README shows as it is: the first `left` columns to the left, the others to the right. */
export const markdown = ([head, ...rows]: readonly (readonly string[])[], left: number): string[] => {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map(row => row[column].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => (column < left ? text.padEnd(widths[column]) : text.padStart(widths[column]))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)];
};
