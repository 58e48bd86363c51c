const STILL = 'icons/favicon.svg';
const LIT = 'icons/favicon-turn.svg';

/** Shows on the icon of the page, in its tab and where it is installed, that somebody is waited for here. */
export const light = (isLit: boolean): void => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  if (icon) icon.href = icon.href.replace(isLit ? STILL : LIT, isLit ? LIT : STILL);
  // Not every browser has badges, and some refuse them: the icon is enough.
  if (isLit) navigator.setAppBadge?.(1).catch(() => undefined);
  else navigator.clearAppBadge?.().catch(() => undefined);
};
