// Here and not a file beside the page: the icon changes with every turn, even when the network has just gone.
import lit from './favicon-turn.svg?inline';

let still: string | undefined;

/** Shows on the icon of the page, in its tab and where it is installed, that somebody is waited for here. */
export const light = (isLit: boolean): void => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  if (icon) {
    still ??= icon.href;
    icon.href = isLit ? lit : still;
  }
  // Not every browser has badges, and some refuse them: the icon is enough.
  if (isLit) navigator.setAppBadge?.(1).catch(() => undefined);
  else navigator.clearAppBadge?.().catch(() => undefined);
};
