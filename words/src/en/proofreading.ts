import type { Proofreading } from '../proofreading.ts';
import { glossary } from './glossary.ts';

export const proofreading: Proofreading = {
  glossary,
  mass: [/\d\s(?:foods|gunpowders|golds)\b/iu],
  spaces: [],
  quotes: [/[«»„]/u],
  agreement: [
    /(?<![\d.,:/+−-])1 (?!of|for|to|less|more|was|is|and|as)\p{Ll}+(?<!ss|us|is)s(?!\p{L})/u,
    /\b(?:are|wait|were) 1 \p{L}/u,
  ],
  unlike: [[1, 2]],
  invariable:
    /^(?:free|new|are|solved|MiB|food|gunpowder|of|to|and|for|or|with|more|left|in|from|is|on|face|behind|has|wins?|over|out|will|was|face-down|min|s|h|side|edition|at|after|players?)$/u,
  vowels: [],
  alphabet: [],
  asInEnglish: /^/,
};
