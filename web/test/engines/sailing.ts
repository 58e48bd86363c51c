import type { Tab } from '../harness/tab.ts';

/** Where to stop, unless the game is over before. */
export interface Halt {
  readonly choices?: number;
  /** As soon as this round has begun, which everybody at the table sees, asked or not. */
  readonly round?: number;
}

export interface Sailed {
  readonly choices: number;
  readonly isOver: boolean;
}

/**
 * Plays on in the page itself, as quickly as that goes, up to a halt or to the end: cards that lead forward, the first of
 * everything else. Whoever asks a slow driver about each choice waits for the driver.
 */
export const sailOn = (tab: Pick<Tab, 'run'>, halt: Halt = {}): Promise<Sailed> =>
  tab.run(async ({ choices: most = Number.MAX_VALUE, round = Number.MAX_VALUE }) => {
    const PATIENCE = 30_000;
    const asked = (): string => document.querySelector('main')?.dataset.asked ?? '';
    const find = (...kinds: readonly string[]): HTMLElement | null => {
      for (const kind of kinds) {
        const thing = document.querySelector<HTMLElement>(kind);
        if (thing) return thing;
      }
      return null;
    };
    const isThere = (): boolean => Number(document.querySelector('main')?.dataset.round) >= round;
    const isOver = (): boolean => document.querySelector('[data-rematch]') !== null;
    // What others do is shown at its own speed, which may take longer than anybody is patient; but as long as it is shown, the page
    // changes. Only where nothing does the game has stopped. Looking every few milliseconds was itself a good part of the page's work.
    let since = performance.now();
    let changed = (): void => {};
    new MutationObserver(() => {
      since = performance.now();
      changed();
    }).observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-asked', 'data-round', 'class'],
    });
    const change = async (): Promise<void> => {
      await new Promise<void>(resolve => {
        changed = resolve;
        setTimeout(resolve, 100);
      });
      // What changes at one moment is whole before it is looked at.
      await new Promise(resolve => setTimeout(resolve));
    };
    for (let choices = 0; choices < most; choices++) {
      if (isThere()) return { choices, isOver: false };
      const next = (): HTMLElement | null =>
        asked().trim() === ''
          ? null
          : find('[data-confirm]', '.card.open[data-card*=forward]', '.card.open[data-card]', '[data-option]');
      while (!next()) {
        if (isOver()) return { choices, isOver: true };
        if (isThere()) return { choices, isOver: false };
        if (performance.now() - since > PATIENCE) throw new Error(`nothing is asked after ${choices} choices`);
        await change();
      }
      const before = asked();
      const thing = next();
      thing?.click();
      while (asked() === before) {
        if (performance.now() - since > PATIENCE) throw new Error(`nothing came of pressing ${thing?.outerHTML}`);
        await change();
      }
    }
    return { choices: most, isOver: isOver() };
  }, halt);
