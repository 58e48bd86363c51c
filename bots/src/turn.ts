import type { GameEvent, Rng, Seat, View } from '@jamaica/rules';
import { type Code, type Draft, play } from '@jamaica/rules/search';
import { step } from './lookahead.ts';
import { TurnEvents } from './turn-events.ts';

/**
 * Carries an option out in an imagined game, plays on by quick judgement to the end of the turn, and tells what happened
 * in it. Cards and dice look forward to the seat's own turn; everything else is about the turn under way, whose ever it is.
 */
export const playTurn = (game: Draft, { turn }: View, seat: Seat, code: Code, rng: Rng): readonly GameEvent[] => {
  const events = new TurnEvents(turn?.ship ?? seat, turn !== null);
  game.events = events;
  play(game, seat, code);
  while (!events.isOver) step(game, rng);
  game.events = null;
  return events.heard;
};
