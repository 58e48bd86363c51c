/** For browsers that do not tell when they have nothing to do. */
const SOON = 200;

/** Until the page has come and the browser has nothing better to do. */
export const idle = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>(resolve => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, SOON);
  });
};
