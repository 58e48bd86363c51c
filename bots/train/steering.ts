import { happen } from '@jamaica/chance';
import { type Rng, type Seat, view } from '@jamaica/rules';
import {
  type Code,
  type Draft,
  isChance,
  list,
  nextToDecide,
  optionBuffer,
  phaseOf,
  play,
} from '@jamaica/rules/search';
import { Admiral } from '../src/admiral.ts';
import type { Budget } from '../src/budget.ts';
import { type Bot, botOf } from '../src/character.ts';
import { EVERYBODY, Helmsman } from '../src/helmsman.ts';
import { Lookout } from '../src/lookout.ts';
import type { Chart } from '../src/net.ts';
import { quickCard, quickChoice } from '../src/policy.ts';

/** By what a seat is steered: quick judgement, the net, or the net in so many imagined games for each choice, as admirals are. */
export type Steering = 'quick judgement' | 'net' | { readonly games: number };

/** What is chosen for a seat that has to. */
export type Choose = (game: Draft, seat: Seat, rng: Rng) => Code;

/** How often a turn in which dice fall is tried out before it is chosen. */
const TRIES = 3;

const codes = optionBuffer();

export const byQuickJudgement: Choose = (game, seat, rng) =>
  game.count > 0 ? quickChoice(game, rng) : quickCard(game, seat, rng);

export const byHelmsman = (lookout: Lookout): Choose => {
  const helmsman = new Helmsman(lookout, EVERYBODY, TRIES);
  return (game, seat, rng) => (game.count > 0 ? helmsman.choice(game, rng) : helmsman.card(game, seat, rng));
};

/** A bot sees no more than the seat may see. */
export const byBot =
  (bot: Bot, budget: Budget): Choose =>
  (game, seat, rng) => {
    const seen = view(game, seat);
    const choice = bot.choose(seen, rng, budget);
    list(game, seat, codes);
    return codes[seen.options.indexOf(choice)];
  };

export const steeredBy = (steering: Steering, chart: Chart): Choose => {
  if (steering === 'quick judgement') return byQuickJudgement;
  if (steering === 'net') return byHelmsman(new Lookout(chart));
  const admiral = new Admiral(new Lookout(chart), true);
  return byBot(botOf('admiral', { budget: steering, weigh: admiral.weigh.bind(admiral) }, undefined), steering);
};

/** Plays one step of a game: what happens by chance, or what the next seat that has to choose does. */
export const playStep = (game: Draft, choose: Choose, rng: Rng): void => {
  if (isChance(phaseOf(game))) return happen(game, rng);
  const seat = nextToDecide(game);
  play(game, seat, choose(game, seat, rng));
};
