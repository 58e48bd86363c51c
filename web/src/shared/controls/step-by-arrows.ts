/** Things that are one stop of the keyboard together: arrows lead from one to the next. */
export const stepByArrows = (event: KeyboardEvent, things: readonly HTMLElement[]): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || things.length === 0) return;
  event.preventDefault();
  const at = things.findIndex(thing => thing === document.activeElement);
  things.at(at < 0 ? Math.min(step, 0) : Math.min(Math.max(at + step, 0), things.length - 1))?.focus();
};
