/** What the page says to a waiting service worker when the player agrees to the new version. */
export const TAKE_OVER = 'take-over';
