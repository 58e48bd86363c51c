let isShared = $state(false);

/** Whether the card that somebody thinks about is shown on the big screen too. It would tell: so not before they say so, each time. */
export const sharingThoughts = {
  get now(): boolean {
    return isShared;
  },
  set(next: boolean): void {
    isShared = next;
  },
};
