// `npm run puzzles:find -- [minutes] [name] [kinds]`: plays games among bosuns and prints, a line each, the decisions of
// these kinds in which one option is clearly the best. Which of them become puzzles, and what is said about them, is up
// to a person.
import { bot } from '@jamaica/bots';
import { chanceOf, deal, fromSeed, supplier } from '@jamaica/chance';
import {
  DECISIONS,
  type Decision,
  type DecisionKind,
  GameUnderWay,
  mayHaveGhost,
  type Rules,
  type State,
  view,
} from '@jamaica/rules';
import { choicesOf, type Fate, gapOf, glanceAt, study } from './judge.ts';

const minutes = Number(process.argv[2] ?? 5);
const name = process.argv[3] ?? 'harbour';
const kinds = process.argv[4]?.split(',') ?? DECISIONS;

/** Looked at more and more closely, as long as it stays clear. */
const GLANCE = { games: 80, gap: 0.05 };
const STUDIES = [
  { games: 24, gap: 0.04 },
  { games: 80, gap: 0.04 },
  { games: 300, gap: 0.05 },
];
const SEEDS = ['one', 'two', 'three', 'four'];
const ADMIRAL_GAMES = 300;
/** Of what turns up in every game, only a share is looked at. */
const SHARE: Partial<Record<DecisionKind, number>> = { card: 0.5, empty: 0.25, move: 0.6 };

const TABLES: readonly Rules[] = [6, 5, 2, 4, 3].flatMap(players =>
  (['2021', '2007'] as const).flatMap(edition =>
    [false, true].filter(ghost => mayHaveGhost(players, ghost)).map(ghost => ({ edition, players, ghost })),
  ),
);

/** Nobody learns much from a game that is lost or won anyhow. */
const isOpen = ([best]: readonly Fate[]): boolean => best.winChance > 0.2 && best.winChance < 0.97;

const look = (state: State, { kind, seat }: Decision): object | null => {
  const seen = view(state, seat);
  let fates = glanceAt(seen, GLANCE.games, 'glance');
  // What follows a battle at once is judged badly at a glance.
  if (kind !== 'powder' && (gapOf(fates) < GLANCE.gap || !isOpen(fates))) return null;
  for (const { games, gap } of STUDIES) {
    fates = study(seen, seat, games, `study ${games}`);
    if (gapOf(fates) < gap || !isOpen(fates)) return null;
  }
  const solution = fates[0].option;
  if (choicesOf(seen, 'admiral', ADMIRAL_GAMES, SEEDS).some(choice => choice !== solution)) return null;
  return { kind, seat, solution, fates, bosun: choicesOf(seen, 'bosun', 16, SEEDS) };
};

const playGame = (rules: Rules, seed: string, end: number): void => {
  const dice = { kind: 'practice', seed } as const;
  const rng = fromSeed(`${seed} whims`);
  const supply = supplier(dice);
  const moves: string[] = [];
  let game = GameUnderWay.begin(rules, deal(rules, chanceOf(dice, 0))).letFall(supply);
  for (let { open } = game; open.length > 0 && performance.now() < end; { open } = game) {
    // Of cards that are all chosen at the same time each seat's is looked at before any has been laid.
    const isFresh = open[0].kind !== 'card' || open.length === rules.players;
    for (const decision of isFresh ? open : []) {
      if (decision.options.length < 2 || !kinds.includes(decision.kind)) continue;
      if (rng.below(100) >= 100 * (SHARE[decision.kind] ?? 1)) continue;
      const found = look(game.state, decision);
      if (found) console.log(JSON.stringify({ rules, seed, moves: moves.join(' '), ...found }));
    }
    const [{ seat }] = open;
    const choice = bot('bosun').choose(view(game.state, seat), rng, { games: 4 });
    game = game.play(seat, choice).letFall(supply);
    moves.push(choice);
  }
};

const end = performance.now() + minutes * 60_000;
for (let game = 0; performance.now() < end; game++) playGame(TABLES[game % TABLES.length], `${name} ${game}`, end);
