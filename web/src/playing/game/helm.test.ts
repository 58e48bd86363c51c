import { defaultCrew } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../table/local-table.ts';
import { Game } from './game.svelte.ts';
import { Helm } from './helm.svelte.ts';

/** Everybody is a person; the first one who is asked for a card has taken the screen. */
const atCards = async (mustConfirm = false) => {
  const berths = defaultCrew(3).map(sailor => ({ ...sailor, bot: null }));
  const rules = { edition: '2021', players: 3, ghost: false } as const;
  const nobody = { think: () => new Promise<string>(() => undefined) };
  const table = LocalTable.begin(rules, berths, nobody, { kind: 'practice', seed: 'helm' });
  const game = new Game(table, { speed: () => 'off', onEvent: () => undefined, onQuestion: () => undefined });
  while (game.question?.kind !== 'card') {
    await new Promise(resolve => setTimeout(resolve));
    if (game.curtain !== null) game.liftCurtain();
    else if (game.question?.kind === 'dice') game.choose(game.question.options[0]);
  }
  const { options } = game.question;
  return { game, first: options[0], second: options[1], helm: new Helm(game, () => mustConfirm) };
};

const cardOf = (game: Game, option: string) => {
  const card = game.shown.seats[game.eyes ?? 0].hand?.find(each => each === option);
  if (!card) throw new Error('not in hand');
  return card;
};

describe('a mouse', () => {
  it('looks and chooses with one click', async () => {
    const { game, helm, first } = await atCards();
    helm.look(cardOf(game, first));
    expect(helm.foresight.map(({ half }) => half)).toEqual(expect.arrayContaining(['morning', 'evening']));
    helm.point({ on: 'card', card: cardOf(game, first) });
    expect(game.question).toBeNull();
    expect(helm.foresight).toEqual([]);
  });

  it('is told why what it points at cannot be chosen', async () => {
    const { game, helm } = await atCards();
    helm.point({ on: 'space', space: 12 });
    expect(helm.missed).toEqual({
      target: { on: 'space', space: 12 },
      why: { why: 'not-now', question: game.question },
    });
  });

  it('confirms where that is wished', async () => {
    const { game, helm, first } = await atCards(true);
    helm.choose(first);
    expect([helm.pending, game.question === null]).toEqual([first, false]);
    helm.confirm();
    expect(game.question).toBeNull();
    expect(helm.pending).toBeNull();
  });
});

describe('a finger', () => {
  it('looks with the first tap and chooses with the second', async () => {
    const { game, helm, first } = await atCards();
    helm.tap(cardOf(game, first));
    expect([helm.looked, helm.pending]).toEqual([first, first]);
    helm.tap(cardOf(game, first));
    expect(game.question).toBeNull();
  });

  it('may look at another card, and think better of it', async () => {
    const { game, helm, first, second } = await atCards();
    helm.tap(cardOf(game, first));
    helm.tap(cardOf(game, second));
    expect(helm.pending).toBe(second);
    helm.cancel();
    expect([helm.looked, helm.pending, game.question === null]).toEqual([null, null, false]);
  });
});
