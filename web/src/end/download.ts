const dayOf = (day: Date): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** The name of a record's file, by the day it was saved. */
export const recordName = (day: Date): string => `jamaica-${dayOf(day)}.json`;

/** The name of a picture's file. */
export const pictureName = (day: Date): string => `jamaica-${dayOf(day)}.png`;

/** Gives something to the browser to keep as a file. */
export const save = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers read the file only after this.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Gives a record to the browser to keep as a file. */
export const download = (record: object): void =>
  save(new Blob([JSON.stringify(record)], { type: 'application/json' }), recordName(new Date()));
