import { spacesToFinish, type View } from '@jamaica/rules';

/** R-END-1: once a ship is home the round is played to its end, and no other follows. */
export const isLastRound = ({ ships }: Pick<View, 'ships'>): boolean =>
  ships.some(({ position }) => spacesToFinish(position) === 0);
