import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomGame, randomStep, statesOf, TABLES, tableName, withHouse } from '../test/random-game.ts';
import { anyOf, testRng } from '../test/rng.ts';
import { CARDS } from './cards.ts';
import { choiceOf, list, readChoice, writeChoice } from './decisions.ts';
import type { GameEvent } from './events.ts';
import { play } from './flow.ts';
import { chosenBy, deckCard, deckSize, discardCard, discardSize, hasChosen } from './hands.ts';
import type { HoldText } from './holds.ts';
import { GHOST, TAKEN } from './layout.ts';
import { mark } from './marking.ts';
import type { DecisionKind } from './phases.ts';
import { apply, optionsOf, settle, waiting } from './play.ts';
import { replay } from './record.ts';
import type { Rules } from './rules.ts';
import type { ShipName } from './seats.ts';
import { treasuresOf } from './setup.ts';
import { copy, optionBuffer, pileCell, players, type State } from './state.ts';
import { TREASURES } from './treasures.ts';

const RUNS = { numRuns: process.env.TEST_LONG ? 40 : 3 };
const seeds = fc.integer();

type Game = ReturnType<typeof randomGame>;

/** Played once, however many claims are made about it. */
const played = new Map<string, Game>();
const gameOf = (rules: Rules, seed: number): Game => {
  const name = `${tableName(rules)} ${seed}`;
  const game = played.get(name) ?? randomGame(withHouse(rules, seed), seed);
  played.set(name, game);
  return game;
};

/** Runs a claim over random games at every table; a failure prints the seed. */
const forGames = (claim: (game: Game) => void): void => {
  for (const rules of TABLES)
    fc.assert(
      fc.property(seeds, seed => claim(gameOf(rules, seed))),
      RUNS,
    );
};

const sorted = (list: readonly (string | number)[]): string => list.map(String).sort().join(' ');
// One assertion a game: vitest's own comparison at every step would take most of the time.
const all = (wanted: string) => (found: readonly string[]) => found.every(each => each === wanted);

const cardsOf = (state: State, seat: number): string[] => [
  ...mark(state).ships[seat].hand,
  ...Array.from({ length: deckSize(state, seat) }, (_, index) => CARDS[deckCard(state, seat, index)]),
  ...Array.from({ length: discardSize(state, seat) }, (_, index) => CARDS[discardCard(state, seat, index)]),
  ...(hasChosen(state, seat) ? [CARDS[chosenBy(state, seat)]] : []),
];

const treasuresSomewhere = (state: State): (string | number)[] => {
  const all = treasuresOf({ edition: '2007', players: players(state), ghost: state.cells[GHOST] === 1 }).length;
  const taken = state.cells[TAKEN];
  return [
    ...Array.from({ length: all - taken }, (_, index) => TREASURES[state.cells[pileCell(taken + index)]]),
    ...mark(state).ships.flatMap(ship => [...ship.powers, ...ship.hidden]),
  ];
};

/** Everything that is asked in a game, and of whom. */
const decisionsOf = (game: Game) =>
  statesOf(game).flatMap(state => {
    const now = waiting(state);
    return 'decide' in now ? now.decide.map(decision => ({ state, ...decision })) : [];
  });

describe('in random games at every table', () => {
  it('every seat’s eleven cards are accounted for at every step', () => {
    forGames(game => {
      const seats = Array.from({ length: game.rules.players }, (_, seat) => seat);
      expect(statesOf(game).flatMap(state => seats.map(seat => sorted(cardsOf(state, seat))))).toSatisfy(
        all(sorted(CARDS)),
      );
    });
  });

  it('every treasure is somewhere at every step, once', () => {
    forGames(game => {
      expect(statesOf(game).map(state => sorted(treasuresSomewhere(state)))).toSatisfy(all(sorted(TREASURES)));
    });
  });

  it('there are as many lair tokens as cards in the pile', () => {
    forGames(game => {
      const wrong = statesOf(game).filter(state => mark(state).tokens.length !== 9 - state.cells[TAKEN]);
      expect(wrong.map(mark)).toEqual([]);
    });
  });

  it('what comes aboard and goes overboard is all told: the events balance the holds', () => {
    forGames(game => {
      const ledger = new Ledger(game.start);
      for (const step of game.steps) {
        for (const event of step.events) ledger.enter(event);
        expect(JSON.stringify(ledger.stocks)).toBe(JSON.stringify(stocks(step.state)));
      }
    });
  });

  it('every option is accepted, in the notation that reads back as itself, and none is listed twice', () => {
    const readsBack = (kind: DecisionKind, choice: string): boolean => {
      const read = readChoice(kind, choice);
      return read !== undefined && writeChoice(read) === choice;
    };
    forGames(game => {
      const wrong = decisionsOf(game).flatMap(({ state, kind, seat, options }) => [
        ...(new Set(options).size === options.length ? [] : [`${kind}: listed twice in ${options}`]),
        ...(options.length > (kind === 'card' || kind === 'loot' ? 0 : 1) ? [] : [`${kind}: only ${options}`]),
        ...options
          .filter(choice => !apply(state, { kind, seat, choice }).ok || !readsBack(kind, choice))
          .map(choice => `${kind}: ${choice}`),
      ]);
      expect(wrong).toEqual([]);
    });
  });

  it('nothing but the options is accepted', () => {
    const texts = ['', 'to:17', 'to:0@1', '5/2', '0', '7', 'nothing', 'hold:gold:3', 'give:-3', 'leave:', 'ordinary'];
    const isRefused = (result: ReturnType<typeof apply>): boolean => !result.ok && result.error.why === 'not-an-option';
    forGames(game => {
      const rng = testRng(1);
      const wrong = statesOf(game).flatMap(state => {
        const now = waiting(state);
        if (!('decide' in now)) return [];
        const { kind, seat, options } = anyOf(now.decide, rng);
        const others = [...texts, `${options[0]} `, options[0].toUpperCase()].filter(text => !options.includes(text));
        return [
          ...others.filter(choice => !isRefused(apply(state, { kind, seat, choice }))).map(text => `${kind}: ${text}`),
          ...(apply(state, { kind, seat: players(state), choice: options[0] }).ok ? [`${kind} of nobody`] : []),
          ...(settle(state, { roll: 'action', dice: [1, 2] }).ok ? [`dice instead of ${kind}`] : []),
        ];
      });
      expect(wrong).toEqual([]);
    });
  });

  it('a step leaves the state it was taken from as it was', () => {
    forGames(game => {
      const before = JSON.stringify(statesOf(game).map(state => Array.from(state.cells)));
      for (const state of statesOf(game)) randomStep(state, testRng(2));
      expect(JSON.stringify(statesOf(game).map(state => Array.from(state.cells)))).toBe(before);
    });
  });

  it('a stored and restored game goes on identically', () => {
    forGames(game => {
      const middle = game.steps[Math.floor(game.steps.length / 2)].state;
      const restored: State = { cells: new Int16Array(JSON.parse(JSON.stringify(Array.from(middle.cells)))) };
      const [a, b] = [testRng(3), testRng(3)];
      let one = randomStep(middle, a);
      let two = randomStep(restored, b);
      while (one && two) {
        expect(two).toEqual(one);
        one = randomStep(one.state, a);
        two = randomStep(two.state, b);
      }
      expect(two).toEqual(one);
    });
  });

  it('undo is replay: the beginning of a record leads to the state the game had there', () => {
    forGames(game => {
      const again = replay(JSON.parse(JSON.stringify(game.record)));
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(again.value.steps.map(({ state }) => state.cells)).toEqual(game.steps.map(({ state }) => state.cells));
      expect(again.value.steps.map(({ events }) => events)).toEqual(game.steps.map(({ events }) => events));
      const back = Math.floor(game.steps.length / 2);
      const { final: _, ...record } = game.record;
      const undone = replay({ ...record, steps: record.steps.slice(0, again.value.steps[back].at) });
      expect(undone).toMatchObject({ ok: true, value: { end: { cells: statesOf(game)[back].cells } } });
    });
  });

  it('the fast way and the door lead to the same game', () => {
    forGames(game => {
      const codes = optionBuffer();
      let before = game.start;
      for (const { step, state } of game.steps) {
        if ('decide' in step) {
          const draft = copy(before);
          const count = list(before, step.seat, codes);
          const code = codes.subarray(0, count).find(each => writeChoice(choiceOf(before, each)) === step.choice);
          play(draft, step.seat, code ?? -1);
          expect(draft.cells).toEqual(state.cells);
          const now = waiting(state);
          const asked = 'decide' in now && now.decide[0].kind !== 'card' ? now.decide[0] : null;
          const listed = Array.from(draft.options.subarray(0, draft.count), each => writeChoice(choiceOf(state, each)));
          expect(listed).toEqual(asked ? asked.options : []);
        }
        before = state;
      }
    });
  });

  it('nobody has options but those who are asked', () => {
    forGames(game => {
      for (const state of statesOf(game)) {
        const now = waiting(state);
        const asked = 'decide' in now ? now.decide.map(({ seat }) => seat) : [];
        for (let seat = 0; seat < game.rules.players; seat++)
          expect(optionsOf(state, seat).length > 0).toBe(asked.includes(seat));
      }
    });
  });
});

const stocks = (state: State): Record<string, number>[] =>
  mark(state).ships.map(({ holds, sixth }) => {
    const stock: Record<string, number> = { food: 0, gold: 0, gunpowder: 0 };
    for (const hold of [...holds, ...(sixth && sixth !== 'empty' ? [sixth] : [])]) add(stock, hold, 1);
    return stock;
  });

const add = (stock: Record<string, number>, hold: HoldText, sign: 1 | -1): void => {
  const [resource, tokens] = hold.split(':');
  stock[resource] += sign * Number(tokens);
};

/** What every ship must have aboard if the events tell the whole story. */
class Ledger {
  readonly stocks: Record<string, number>[];

  constructor(start: State) {
    this.stocks = stocks(start);
  }

  #of(ship: ShipName): Record<string, number> {
    return this.stocks[ship === 'ghost' ? this.stocks.length - 1 : ship];
  }

  enter(event: GameEvent): void {
    switch (event.kind) {
      case 'loaded':
        add(this.#of(event.ship), event.hold, 1);
        if (event.overboard) add(this.#of(event.ship), event.overboard, -1);
        break;
      case 'hold-taken':
        add(this.#of(event.loser), event.hold, -1);
        break;
      case 'power-taken':
        if (event.contents) add(this.#of(event.loser), event.contents, -1);
        if (event.contents && !event.toBank) add(this.#of(event.winner), event.contents, 1);
        break;
      case 'power-given':
        if (event.contents) add(this.#of(event.winner), event.contents, -1);
        if (event.contents && !event.toBank) add(this.#of(event.loser), event.contents, 1);
        break;
      case 'powder-spent':
        add(this.#of(event.ship), `gunpowder:${event.tokens}`, -1);
        break;
      case 'paid':
        add(this.#of(event.ship), `${event.resource}:${event.tokens}`, -1);
        break;
      case 'shortage':
        add(this.#of(event.ship), `${event.resource}:${event.given}`, -1);
        break;
      default:
        break; // nothing else moves tokens
    }
  }
}
