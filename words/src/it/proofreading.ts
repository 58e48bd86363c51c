import type { Proofreading } from '../proofreading.ts';
import { glossary } from './glossary.ts';

export const proofreading: Proofreading = {
  glossary,
  mass: [/\d\s(?:oro|cibo|polvere)(?!\p{L})/iu],
  spaces: [/« | »|\d %/u],
  quotes: [/[“”„]/u, /\p{L}\u02bc\p{L}/u],
  agreement: [
    /(?<![\d.,:/+−-])1 (?!pari|di|nei|dei|ai|sui|poi|minuti)\p{Ll}{2,}i(?!\p{L})/u,
    /(?<!\p{L})(?:restano|aspettano|sono|hanno|mancano|giocano) 1 /u,
  ],
  unlike: [[1, 2]],
  invariable:
    /^(?:fino|file|thread|bot|MiB|su|a|ad|e|o|di|da|dal|del|della|in|per|con|al|alla|dietro|è|il|non|min|s|h|pari|ha|nella|nelle|volta|giocator[ei])$/u,
  vowels: [/(?<!\p{L})e [eèéêë]/iu, /(?<!\p{L})a [aàáâ]/iu],
  alphabet: [],
  asInEnglish: /^(arena\.bot|replay\.portRoyal|simulate\.(least|most))$/,
};
