import { attack, ghostAttack, powder, powderFrom, sabre } from './battle.ts';
import type { ChoiceOf, Code, DecisionRule, Scene } from './decision.ts';
import { ghostDirection } from './ghost.ts';
import { hasChosen } from './hands.ts';
import { treasure } from './lair.ts';
import { ghostLoad, load, overboard } from './loading.ts';
import { ghostLoot, loot } from './loot.ts';
import { ghostMove, move } from './move.ts';
import { byPhase, CARD, DECISIONS, type DecisionKind, decisionKind, isDecision } from './phases.ts';
import { pay } from './price.ts';
import { card, dice } from './round.ts';
import { row } from './row.ts';
import type { Seat } from './seats.ts';
import { retreat } from './shortage.ts';
import { type Draft, phaseOf, players, type State } from './state.ts';

/** The rule of every decision, each beside the thing it is about. */
const RULES = {
  dice,
  card,
  move,
  load,
  empty: overboard,
  pay,
  attack,
  powder,
  'powder-from': powderFrom,
  sabre,
  loot,
  retreat,
  treasure,
  'ghost-direction': ghostDirection,
  'ghost-move': ghostMove,
  'ghost-attack': ghostAttack,
  'ghost-loot': ghostLoot,
  'ghost-load': ghostLoad,
};

type SaysOf<Rule> = Rule extends DecisionRule<DecisionKind, infer Says> ? Says : never;

/** What a seat decides, as data; of some kinds, or of all. */
export type Choice<Kind extends DecisionKind = DecisionKind> = {
  [Each in Kind]: ChoiceOf<Each, SaysOf<(typeof RULES)[Each]>>;
}[Kind];

// The compiler sees here that every kind has a rule, and that each rule is of its kind.
const TABLE: { readonly [Kind in DecisionKind]: DecisionRule<Kind, SaysOf<(typeof RULES)[Kind]>> } = RULES;

// The same by the numbers of the phases, for the inner loops.
const rules = DECISIONS.map(kind => TABLE[kind]);
const LISTS = byPhase(rules.map(({ list }) => list));
const PLAYS = byPhase(rules.map(({ play }) => play));
const DECIDERS = byPhase(rules.map(({ decider }) => decider));
const SCENES = byPhase(rules.map(({ scene }) => scene));

/** Who makes the open decision; NONE for cards, where all do at once. */
export const decider = (game: State): Seat => DECIDERS[phaseOf(game)](game);

/** Writes a seat's options into `options` and says how many there are: none when nothing is asked of it. */
export const list = (game: State, seat: Seat, options: Int32Array): number => {
  const now = phaseOf(game);
  if (now === CARD) return card.list(game, options, seat);
  return isDecision(now) && DECIDERS[now](game) === seat ? LISTS[now](game, options, seat) : 0;
};

/** Carries an option of the open decision out. It is trusted to be one. */
export const carryOut = (game: Draft, seat: Seat, code: Code): void => {
  const now = phaseOf(game);
  if (now === CARD) card.play(game, code, seat);
  else PLAYS[now](game, code, seat);
};

/** What an open decision is about. */
export const decisionScene = (game: State): Scene => SCENES[phaseOf(game)];

/** The seats of which something is asked: several only for cards. */
export const deciders = (game: State): Seat[] => {
  const now = phaseOf(game);
  if (!isDecision(now)) return [];
  if (now !== CARD) return [decider(game)];
  return row(players(game), seat => seat).filter(seat => !hasChosen(game, seat));
};

/** The seat that decides next: of those who choose cards at the same time the first. */
export const nextToDecide = (game: State): Seat => {
  if (phaseOf(game) !== CARD) return decider(game);
  let seat = 0;
  while (hasChosen(game, seat)) seat++;
  return seat;
};

/** What an option of the open decision means. */
export const choiceOf = (game: State, code: Code): Choice => said(decisionKind(phaseOf(game)), game, code);

const said = <Kind extends DecisionKind>(kind: Kind, game: State, code: Code): Choice<Kind> => ({
  kind,
  ...TABLE[kind].says(game, code),
});

/** A choice in the notation. */
export const writeChoice = <Kind extends DecisionKind>(choice: Choice<Kind>): string =>
  TABLE[choice.kind].write(choice);

/** What a choice in the notation means; undefined when it is not one of that kind. */
export const readChoice = <Kind extends DecisionKind>(kind: Kind, text: string): Choice<Kind> | undefined => {
  const says = TABLE[kind].read(text);
  // Only the one spelling of `write` counts, so that a text and its choice are the same thing.
  return says !== undefined && TABLE[kind].write(says) === text ? { kind, ...says } : undefined;
};
