import type { GameEvent, Seat } from '@jamaica/rules';

/** Whether an event shows people something that they could not know before `seat` chose: it cannot be taken back. */
export const isNews = (event: GameEvent, seat: Seat): boolean => {
  switch (event.kind) {
    case 'revealed':
      return event.seat !== seat;
    case 'treasure-found':
    case 'treasure-taken':
    case 'drew':
    case 'game-over':
      return true;
    default:
      return false;
  }
};
