import type { Rng, Rules, View } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { botEntrant } from './entrant.ts';
import { playGame } from './game.ts';
import { type Match, newMatch } from './match.ts';
import { VICTORY } from './played.ts';
import type { Player } from './player.ts';
import { NO_TROUBLE } from './trouble.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: true };
const match: Match = newMatch(
  RULES,
  [botEntrant('captain', null), botEntrant('bosun', null), botEntrant('deckhand', null)],
  6,
  'duplicate',
);

/** A player that keeps what it was shown. */
class Witness implements Player {
  readonly seats: number[] = [];
  readonly views: View[] = [];
  readonly #pick: (view: View, rng: Rng) => string;

  constructor(pick: (view: View, rng: Rng) => string) {
    this.#pick = pick;
  }

  begin(_rules: Rules, seat: number): void {
    this.seats.push(seat);
  }

  choose(view: View, rng: Rng): string {
    this.views.push(view);
    return this.#pick(view, rng);
  }

  end = () => NO_TROUBLE;
  close = () => Promise.resolve();
}

const first = ({ options }: View): string => options[0];
const last = ({ options }: View): string => options[options.length - 1];
const any = ({ options }: View, rng: Rng): string => options[rng.below(options.length)];

/** The views of all witnesses in the game of this number. */
const witnessed = async (number: number, picks = [first, last, any]): Promise<View[]> => {
  const players = picks.map(pick => new Witness(pick));
  await playGame(match, number, players);
  return players.flatMap(({ views }) => views);
};

const opening = (views: readonly View[]): unknown =>
  [0, 1, 2].map(seat => views.find(({ viewer, round }) => viewer === seat && round === 1)?.seats[seat].hand);

/** The Captain of each round may place the dice either way round. */
const diceByRound = (views: readonly View[]): Map<number, string> =>
  new Map(views.flatMap(({ round, dice }) => (dice ? [[round, dice.toSorted().join()]] : [])));

describe('the games of a deal', () => {
  it('have the same set-up, whoever sits where', async () => {
    const deals = await Promise.all([0, 1, 2, 3, 4, 5].map(async game => opening(await witnessed(game))));
    expect(deals[1]).toEqual(deals[0]);
    expect(deals[2]).toEqual(deals[0]);
    expect(deals[3]).not.toEqual(deals[0]);
    expect(deals[4]).toEqual(deals[3]);
  });

  it('have the same dice in every round, whatever was chosen and fought before', async () => {
    const [one, other] = [diceByRound(await witnessed(0)), diceByRound(await witnessed(1, [any, any, last]))];
    const common = [...one.keys()].filter(round => other.has(round));
    expect(common.length).toBeGreaterThan(4);
    expect(common.map(round => one.get(round))).toEqual(common.map(round => other.get(round)));
    expect(diceByRound(await witnessed(3))).not.toEqual(one);
  });

  it('put each player in each seat', async () => {
    const players = [first, last, any].map(pick => new Witness(pick));
    for (const game of [0, 1, 2]) await playGame(match, game, players);
    for (const { seats } of players) expect(seats.toSorted()).toEqual([0, 1, 2]);
  });
});

describe('a game', () => {
  it('is the same again', async () => {
    const play = async () =>
      (
        await playGame(
          match,
          5,
          [first, last, any].map(pick => new Witness(pick)),
        )
      ).entrants;
    const what = (entrants: Awaited<ReturnType<typeof play>>) => entrants.map(({ milliseconds: _, ...fared }) => fared);
    expect(what(await play())).toEqual(what(await play()));
  });

  it('divides one victory, less what the Ghost Ship has of it', async () => {
    for (const game of [0, 1, 2, 3, 4, 5]) {
      const { entrants } = await playGame(
        match,
        game,
        [first, last, any].map(pick => new Witness(pick)),
      );
      const shares = entrants.reduce((sum, { share }) => sum + share, 0);
      expect(shares).toBeLessThanOrEqual(VICTORY);
      expect(Number.isInteger(shares)).toBe(true);
      for (const { choices } of entrants) expect(choices).toBeGreaterThan(5);
    }
  });

  it('R-RND-3 shows nobody whether the others have chosen their cards', async () => {
    const cards = (await witnessed(0)).filter(({ waiting }) => 'decide' in waiting && waiting.decide.length > 1);
    expect(cards.length).toBeGreaterThan(10);
    for (const { seats } of cards) expect(seats.some(({ hasChosen }) => hasChosen)).toBe(false);
  });

  it('is shown to each seat as that seat may see it', async () => {
    for (const view of await witnessed(2))
      for (const { seat, hand } of view.seats) expect(hand === null).toBe(seat !== view.viewer);
  });
});
