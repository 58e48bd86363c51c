const two = (n: number): string => String(n).padStart(2, '0');

/** The name of a file about a race, by the day it was saved. */
export const fileName = (day: Date, ending: string): string =>
  `jamaica-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.${ending}`;

/** Gives something to the browser to keep as a file. */
export const saveFile = (file: Blob, ending: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(new Date(), ending);
  link.click();
  // Not at once: some browsers read the file only after this.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** The same with a record. */
export const download = (record: object): void =>
  saveFile(new Blob([JSON.stringify(record)], { type: 'application/json' }), 'json');
