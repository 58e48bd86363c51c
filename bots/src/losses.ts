/** What a choice cost in winning chance, and the standard error of that. */
export interface Loss {
  readonly loss: number;
  readonly doubt: number;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const standardError = (values: readonly number[]): number => {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
};

/** What a player's choices cost on average. */
export interface MeanLoss {
  readonly choices: number;
  readonly mean: number;
  /** The standard error of the mean: how far from it others lie that were made by the same player. */
  readonly error: number;
}

export const meanLoss = (judged: readonly Pick<Loss, 'loss'>[]): MeanLoss => {
  const losses = judged.map(({ loss }) => loss);
  return { choices: losses.length, mean: mean(losses), error: standardError(losses) };
};

/** What an admiral of 64 imagined games loses on average among its like: the mark for everybody else (docs/arena/README.md). */
export const ADMIRAL_LOSS = 0.0003;

/** How many standard errors a loss must be above zero, and how large it must be in winning chance, to be called a mistake. */
const SURE = 2;
const LEAST_LOSS = 0.005;

/** The choices that cost most, the worst first: those that certainly cost something. */
export const worst = <Judged extends Loss>(judged: readonly Judged[], most: number): readonly Judged[] =>
  judged
    .filter(({ loss, doubt }) => loss > Math.max(LEAST_LOSS, SURE * doubt))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, most);
