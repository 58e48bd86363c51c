import type { View } from '@jamaica/rules';

/**
 * A number that tells two views apart: FNV-1a, 32 bits, over the view as JSON with its fields in the order of the schema. A
 * client that builds its views from events can tell by it whether it has gone wrong.
 */
export const checkOf = (view: View): number => {
  const text = JSON.stringify(view);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};
