import type { Services } from '../http/services.ts';
import { inSlices } from './in-slices.ts';

const HEARTBEAT = 30_000;
/** Somebody who loses the network is missed after two of these at most. */
const LISTEN = 2000;

/** From time to time everybody who is connected is looked at: are they there, and are they still trusted? Returns how to stop. */
export const keepHeartbeat = ({ visitors, followers, store, time, log }: Services): (() => void) => {
  let stop = (): void => {};
  let stopListening = (): void => {};
  let [stopChecked, stopListened] = [(): void => {}, (): void => {}];
  const listen = (): void => {
    stopListening = time.later(LISTEN, () => {
      listen();
      stopListened();
      stopListened = inSlices(visitors.all, time, visitor => visitor.listen());
      followers.lookAround(true);
    });
  };
  const again = (): void => {
    stop = time.later(HEARTBEAT, () => {
      again();
      stopChecked();
      stopChecked = inSlices(visitors.all, time, visitor => visitor.check());
      // Those who only listen are never asked who they are.
      visitors
        .review(people => store.trustedSince(people))
        .catch(error => log.error({ err: error }, 'nobody could be asked who is still trusted'));
      followers.lookAround(false);
      if (followers.people.length > 0)
        store
          .programsSeen(followers.people, time.now())
          .catch(error => log.error({ err: error }, 'nobody could be told which programs are there'));
    });
  };
  again();
  listen();
  return () => {
    stop();
    stopListening();
    stopChecked();
    stopListened();
  };
};
