import { type GameEvent, type HoldText, isCurse, type Resource, type ShipName, type View } from '@jamaica/rules';
import type { MusicName, SoundName } from './names.ts';
import type { Sounds } from './voice.ts';

/**
 * What an event sounds like, or null for what is only seen. Ask about the event as its viewer may see it (`seen`):
 * the bell of a curse would tell a table what its finder alone should know. `isNear` says whose guns are close by.
 */
export const soundOf = (event: GameEvent, isNear: (ship: ShipName) => boolean = () => true): SoundName | null => {
  const guns = (one: ShipName, other: ShipName): SoundName =>
    isNear(one) || isNear(other) ? 'cannon' : 'distant-cannon';
  switch (event.kind) {
    case 'dice-rolled':
    case 'combat-rolled':
    case 'shortage-rolled':
      return 'dice';
    case 'chose':
    case 'revealed':
    case 'shuffled':
    case 'drew':
      return 'card';
    case 'loaded':
      return event.overboard === null ? cargo(event.hold) : 'splash';
    case 'load-lost':
      return 'splash';
    case 'sailed':
      return event.forward ? 'sail' : 'creak';
    case 'finished': // All bells, and then the fort (`SALUTE`).
      return 'ship-bell';
    case 'attacked':
      return guns(event.attacker, event.defender);
    case 'battle-won':
      return guns(event.winner, event.loser);
    case 'battle-drawn': // The shots fall short.
      return 'distant-cannon';
    case 'powder-spent':
      return event.tokens > 0 ? 'keg' : null;
    case 'hold-taken':
      return event.toBank ? 'splash' : cargo(event.hold);
    case 'power-taken':
    case 'power-given':
    case 'treasure-given':
    case 'treasure-taken':
      return 'chest';
    case 'curse-given':
      return 'curse-bell';
    case 'treasure-found':
      return event.treasure !== 'hidden' && isCurse(event.treasure) ? 'curse-bell' : 'chest';
    case 'paid':
      return event.tokens > 0 ? TOKENS[event.resource] : null;
    case 'shortage':
      return event.given > 0 ? TOKENS[event.resource] : null;
    case 'game-over':
      return 'fiddle';
    case 'round-began':
    case 'dice-placed':
    case 'began':
    case 'powder-chosen':
    case 'sabre':
    case 'nothing-taken':
    case 'treasure-left':
    case 'ghost-steered':
    case 'turn-over':
      return null;
  }
};

/** The last round is rung in, and the fort salutes: what is heard after the first bell, and after how many seconds. */
const SALUTE: readonly (readonly [name: SoundName, after: number])[] = [
  ['ship-bell', 0.62],
  ['distant-cannon', 1.3],
  ['distant-cannon', 2],
  ['distant-cannon', 2.7],
];

/** Has an event heard, with what follows it. */
export const hear = (event: GameEvent, sounds: Pick<Sounds, 'play'>): void => {
  const sound = soundOf(event);
  if (sound) sounds.play(sound);
  if (event.kind === 'finished') for (const [name, after] of SALUTE) sounds.play(name, { after });
};

const TOKENS: { readonly [resource in Resource]: SoundName } = { food: 'biscuit', gold: 'coin', gunpowder: 'keg' };

/** A hold is written `gold:3`; what matters to the ear is what is in it. */
const cargo = (hold: HoldText): SoundName => {
  if (hold.startsWith('food')) return TOKENS.food;
  return hold.startsWith('gold') ? TOKENS.gold : TOKENS.gunpowder;
};

/** What the band plays to what lies on the table. */
export const musicTo = ({ battle, waiting }: Pick<View, 'battle' | 'waiting'>): MusicName => {
  if ('over' in waiting) return 'finish';
  return battle ? 'battle' : 'shanty';
};
