/**
 * Ends a switch that returns nothing: a case that somebody has forgotten does not compile. (Where a value is returned the
 * declared type is enough.)
 */
export const unreachable = (forgotten: never): never => {
  throw new Error(`nobody has thought of ${JSON.stringify(forgotten)}`);
};
