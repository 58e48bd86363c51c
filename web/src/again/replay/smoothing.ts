/** A value of which an estimate may be known, with its variance. A row has a number for each ship. */
interface Node {
  readonly mean: readonly number[] | null;
  readonly variance: number;
}

/** What is known of the difference between a node and the next one; null for nothing. */
type Link = { readonly difference: readonly number[]; readonly variance: number } | null;

interface Smoothed {
  readonly values: readonly (readonly number[])[];
  readonly variances: readonly number[];
}

/** Few games can agree by chance: nothing is believed to be more exact than this. */
const LEAST_VARIANCE = 1e-8;

/**
 * Values that fit all estimates and differences best, each weighed by how exact it is (weighted least squares). The values
 * of neighbours hang together in a chain, so the equations have three diagonals and are solved by going along them once
 * and back; what the two ways leave of each diagonal gives the variances.
 */
export const smooth = (nodes: readonly Node[], links: readonly Link[]): Smoothed => {
  const weights = nodes.map(({ mean, variance }) => (mean === null ? 0 : 1 / Math.max(variance, LEAST_VARIANCE)));
  const ties = nodes.map((_, index) => {
    const link = index < nodes.length - 1 ? links[index] : null;
    return link ? 1 / Math.max(link.variance, LEAST_VARIANCE) : 0;
  });
  const tieBefore = (index: number): number => ties[index - 1] ?? 0;
  const diagonal = nodes.map((_, index) => weights[index] + ties[index] + tieBefore(index));
  const forth: number[] = [];
  for (const [index, each] of diagonal.entries())
    forth.push(index === 0 ? each : each - tieBefore(index) ** 2 / forth[index - 1]);
  const back = diagonal.slice();
  for (let index = nodes.length - 2; index >= 0; index--)
    back[index] = diagonal[index] - ties[index] ** 2 / back[index + 1];

  const ships = nodes.find(({ mean }) => mean !== null)?.mean?.length ?? 0;
  const columns = Array.from({ length: ships }, (_, ship) => {
    const pull = (index: number): number => (links[index]?.difference[ship] ?? 0) * ties[index];
    const right = nodes.map(
      ({ mean }, index) => (mean?.[ship] ?? 0) * weights[index] - pull(index) + (index > 0 ? pull(index - 1) : 0),
    );
    for (let index = 1; index < right.length; index++)
      right[index] += (tieBefore(index) / forth[index - 1]) * right[index - 1];
    const column = right.slice();
    for (let index = column.length - 1; index >= 0; index--)
      column[index] = (right[index] + ties[index] * (column[index + 1] ?? 0)) / forth[index];
    return column;
  });
  return {
    values: nodes.map((_, index) => columns.map(column => column[index])),
    variances: nodes.map((_, index) => 1 / (forth[index] + back[index] - diagonal[index])),
  };
};
