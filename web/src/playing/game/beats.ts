import { route } from '@jamaica/artwork/board/route.ts';
import type { GameEvent } from '@jamaica/rules';
import type { Speed } from '@jamaica/words/page';

const PACE: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 };

const SPACE_MS = 260;
const FORMING_MS = 180;

/** This many milliseconds, at the speed that is set. */
export const paced = (ms: number, speed: Speed): number => Math.round(ms * PACE[speed]);

/** How long an event is shown, in milliseconds. */
export const beat = (event: GameEvent, speed: Speed): number => paced(usual(event), speed);

/** For how much of its time a die is shaken: what it came to is told when it lies. */
const SHAKEN = 0.42;
/** For how much of its time a treasure shows its back. */
const TURNING = 0.3;

/** How long nothing is said yet of an event that is shown for so long. */
export const hush = (event: GameEvent, ms: number): number => {
  switch (event.kind) {
    case 'combat-rolled':
    case 'shortage-rolled':
      return ms * SHAKEN;
    case 'treasure-found':
    case 'treasure-taken':
      return ms * TURNING;
    default: // Of anything else there is nothing to be curious about.
      return 0;
  }
};

/** When what an event has changed lies on the table: as soon as it is shown, when it is told, or when all of it has been shown. */
export const arrival = (event: GameEvent): 'shown' | 'told' | 'over' => {
  switch (event.kind) {
    case 'shortage-rolled': // The die on the chart does not know better than the one that is shaken.
    case 'treasure-found':
    case 'treasure-taken':
      return 'told';
    case 'sailed': // A ship is at its new place when it has arrived there.
      return 'over';
    default: // Everything else lies there while it is shown.
      return 'shown';
  }
};

const usual = (event: GameEvent): number => {
  switch (event.kind) {
    case 'dice-rolled':
      return 900;
    case 'combat-rolled': // A star is held for a beat.
      return event.face === 'star' ? 2100 : 1500;
    case 'shortage-rolled': // It is read when the die has fallen.
      return 1800;
    case 'sailed':
      return (
        Math.min(2000, (route(event.from.space, event.to.space, event.forward).length - 1) * SPACE_MS) + FORMING_MS
      );
    case 'round-began':
      return 700;
    case 'dice-placed':
      return 500;
    case 'revealed':
      return 450;
    case 'began':
    case 'ghost-steered':
      return 650;
    case 'loaded':
    case 'load-lost':
    case 'paid':
      return 600;
    case 'powder-spent':
      return event.tokens > 0 ? 900 : 300;
    case 'attacked':
    case 'shortage':
      return 1000;
    case 'battle-won':
    case 'battle-drawn':
      return 1300;
    case 'hold-taken':
    case 'treasure-left':
    case 'nothing-taken':
      return 1000;
    case 'power-taken':
    case 'treasure-taken':
    case 'treasure-found': // The card has turned over half way through, and is to be read then.
      return 1500;
    case 'curse-given':
    case 'treasure-given':
    case 'power-given':
      return 1500;
    case 'sabre':
      return event.used ? 800 : 300;
    case 'finished':
      return 2400;
    case 'shuffled':
      return 200;
    case 'chose':
    case 'powder-chosen':
    case 'drew':
    case 'turn-over':
    case 'game-over':
      return 0;
  }
};
