/** The name of a record's file, by the day it was saved. */
export const recordName = (day: Date): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `jamaica-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`;
};

/** Gives a record to the browser to keep as a file. */
export const download = (record: object): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = recordName(new Date());
  link.click();
  // Not at once: some browsers read the file only after this.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
