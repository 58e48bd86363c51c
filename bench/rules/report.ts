import { mayHaveGhost, type Rules } from '@jamaica/rules';
import { blank, copyInto, decider, list, optionBuffer } from '@jamaica/rules/search';
import { cost, paces } from './pace.ts';
import { plainDecisions } from './plain.ts';
import { decisionsOfAGame, randomGames } from './random-games.ts';
import { simulatedGames } from './simulated.ts';

const EDITIONS = ['2007', '2021'] as const;

/** Every table there can be: with two players the Ghost Ship sails, with six there is no ship left for it (R-GHO-1). */
const TABLES: readonly Rules[] = EDITIONS.flatMap(edition =>
  [2, 3, 4, 5, 6].flatMap(players =>
    [false, true].filter(ghost => mayHaveGhost(players, ghost)).map(ghost => ({ edition, players, ghost })),
  ),
);

const FOUR: readonly Rules[] = EDITIONS.map(edition => ({ edition, players: 4, ghost: false }));

const grouped = (number: number): string => Math.round(number).toLocaleString('en');
const nameOf = ({ players, ghost }: Rules): string => (ghost ? `${players} and ghost` : `${players}`);

export const printJson = (): void => {
  const measured = paces(TABLES.map(randomGames));
  const tables = TABLES.map(({ players, edition, ghost }, index) => ({
    players,
    edition,
    ghost,
    gamesPerCpuSecond: Math.round(measured[index].games),
    decisionsPerCpuSecond: Math.round(measured[index].decisions),
  }));
  console.log(JSON.stringify({ tables }));
};

/** The tables, and what they are of this machine's best. */
const printGames = (): void => {
  const [plain, ...measured] = paces([plainDecisions, ...TABLES.map(randomGames)]);
  console.table(
    TABLES.map((rules, index) => {
      const { games, decisions, gamesByTheClock } = measured[index];
      return {
        players: nameOf(rules),
        edition: rules.edition,
        'games a CPU second': grouped(games),
        'by the clock': grouped(gamesByTheClock),
        'decisions a CPU second': grouped(decisions),
        'a decision': `${Math.round(1e9 / decisions)} ns`,
        'of a plain loop': (decisions / plain.decisions).toFixed(2),
      };
    }),
  );
};

/** What `jamaica simulate` plays in the time that the bare engine needs for this. */
const printSimulate = (): void => {
  const measured = paces([...FOUR.map(randomGames), ...FOUR.map(simulatedGames)]);
  console.table(
    FOUR.map(({ edition, players }, index) => {
      const [bare, simulated] = [measured[index], measured[index + FOUR.length]];
      return {
        players,
        edition,
        'games a CPU second': grouped(bare.games),
        'by simulate': grouped(simulated.games),
        ratio: (simulated.games / bare.games).toFixed(2),
      };
    }),
  );
};

const printCosts = (): void => {
  const waits = decisionsOfAGame(FOUR[0]);
  const deciding = waits.map(game => ({ game, seat: decider(game) }));
  const [table, options] = [blank(), optionBuffer()];
  let turn = 0;
  const next = (): number => (turn = turn + 1 === waits.length ? 0 : turn + 1);
  const listOptions = (): void => {
    const { game, seat } = deciding[next()];
    list(game, seat, options);
  };
  console.table([
    { what: 'copying a game', cost: `${cost(() => copyInto(table, waits[next()])).toFixed(0)} ns` },
    { what: 'listing the options of a decision', cost: `${cost(listOptions).toFixed(0)} ns` },
  ]);
};

export const printTables = (): void => {
  printGames();
  printSimulate();
  printCosts();
};
