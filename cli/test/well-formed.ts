const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z0-9:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)(\/?)>/g;

/** Whether a text is well-formed XML, as far as our drawings use it: tags in order, attributes quoted, text escaped. */
export const isWellFormed = (text: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name, , empty] of text.matchAll(TAG)) {
    if (closing && open.pop() !== name) return false;
    if (!closing && !empty) open.push(name);
  }
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(text.replace(TAG, ''));
};
