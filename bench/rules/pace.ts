/** How much was done in a second: of this process's CPU time, and by the clock. */
export interface Pace {
  readonly games: number;
  readonly decisions: number;
  readonly gamesByTheClock: number;
}

/** Plays a game to its end and says how many decisions it had. */
export type PlayGame = () => number;

/** Seconds of CPU time for everything that is measured, in this many rounds. */
const SECONDS = Number(process.env.SECONDS ?? 1.5);
const ROUNDS = 15;
const WARM_UP = 0.5;
const BATCH = 50;

/** Seconds of CPU time that this process has taken. Other work on the machine does not count, as it does by the clock. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const pace = (play: PlayGame, least: number): Pace => {
  const [clock, cpu] = [performance.now(), cpuSeconds()];
  let [games, decisions, seconds] = [0, 0, 0];
  while (seconds < least) {
    for (let game = 0; game < BATCH; game++) decisions += play();
    games += BATCH;
    seconds = cpuSeconds() - cpu;
  }
  return {
    games: games / seconds,
    decisions: decisions / seconds,
    gamesByTheClock: (games * 1000) / (performance.now() - clock),
  };
};

const faster = (one: Pace, other: Pace): Pace => (other.games > one.games ? other : one);

/**
 * The pace of each: one warm-up, then many short rounds of all of them, the best one taken. A neighbour on the same core slows
 * even CPU time down, and nothing makes it faster.
 */
export const paces = (plays: readonly PlayGame[]): Pace[] => {
  for (const play of plays) pace(play, WARM_UP);
  const rounds = Array.from({ length: ROUNDS }, () => plays.map(play => pace(play, SECONDS / ROUNDS)));
  return plays.map((_, index) => rounds.map(round => round[index]).reduce(faster));
};

/** Nanoseconds of CPU time a call, the best of the rounds. */
export const cost = (work: () => void): number => {
  const count = 400_000;
  const times = Array.from({ length: ROUNDS }, () => {
    const start = cpuSeconds();
    for (let call = 0; call < count; call++) work();
    return ((cpuSeconds() - start) * 1e9) / count;
  });
  return Math.min(...times);
};
