import type { TableId } from '@jamaica/messages';

// Pressing "Come aboard" says that one plays: nobody is asked again whether they are ready.
let table: TableId | null = null;

/** Somebody is on their way to a table where they have a seat already. */
export const comeAboard = (to: TableId): void => {
  table = to;
};

/** Whether somebody came to this table that way; true once. */
export const hasComeAboard = (at: TableId): boolean => {
  const has = table === at;
  if (has) table = null;
  return has;
};
