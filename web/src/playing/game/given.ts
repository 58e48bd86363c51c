import type { GameEvent } from '@jamaica/rules';

type Given = Extract<GameEvent, { kind: 'curse-given' | 'treasure-given' | 'power-given' }>;

/** Whether a ship hands something over to another one, which is a scene of its own with both ships. */
export const isGiven = (event: GameEvent): event is Given =>
  event.kind === 'curse-given' || event.kind === 'treasure-given' || event.kind === 'power-given';
