/** What has just happened, in a line or two: what the story says last, with the heading over it. */
export const captionOf = (before: string | undefined, last: string | undefined): string | null => {
  if (last === undefined) return before ?? null;
  // A heading stands alone until something comes of it.
  if (last.endsWith(':')) return last.slice(0, -1);
  return before?.endsWith(':') ? `${before} ${last}` : last;
};
