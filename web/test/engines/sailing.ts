import type { Tab } from '../harness/tab.ts';

export interface Sailed {
  readonly choices: number;
  readonly isOver: boolean;
}

/**
 * Plays on in the page itself, as quickly as that goes, up to so many choices or to the end: cards that lead forward, the
 * first of everything else. Whoever asks a slow driver about each choice waits for the driver.
 */
export const sailOn = (tab: Tab, most: number): Promise<Sailed> =>
  tab.run(async most => {
    const PATIENCE = 30_000;
    const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));
    const asked = (): string => document.querySelector('main')?.dataset.asked ?? '';
    const find = (...kinds: readonly string[]): HTMLElement | null => {
      for (const kind of kinds) {
        const thing = document.querySelector<HTMLElement>(kind);
        if (thing) return thing;
      }
      return null;
    };
    const isOver = (): boolean => document.querySelector('[data-rematch]') !== null;
    for (let choices = 0; choices < most; choices++) {
      const since = performance.now();
      const next = (): HTMLElement | null =>
        asked().trim() === ''
          ? null
          : find('[data-confirm]', '.card.open[data-card*=forward]', '.card.open[data-card]', '[data-option]');
      while (!next()) {
        if (isOver()) return { choices, isOver: true };
        if (performance.now() - since > PATIENCE) throw new Error(`nothing is asked after ${choices} choices`);
        await pause();
      }
      const before = asked();
      const thing = next();
      thing?.click();
      while (asked() === before) {
        if (performance.now() - since > PATIENCE) throw new Error(`nothing came of pressing ${thing?.outerHTML}`);
        await pause();
      }
    }
    return { choices: most, isOver: isOver() };
  }, most);
