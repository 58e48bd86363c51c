import type { Proofreading } from '../proofreading.ts';
import { glossary } from './glossary.ts';

export const proofreading: Proofreading = {
  glossary,
  mass: [/\d\s(?:or|vivres|poudre)(?!\p{L})/iu],
  // A narrow one before ; ! ? and inside « », a wide one before : % and after n°.
  spaces: [
    /[\p{L}\p{N}»)][;!?](?=\s|$)/u,
    /[\p{L}»)]:(?=\s|$)/u,
    /(?:\u00a0)[;!?](?=\s|$)|\u202f:/u,
    /«(?!\u202f)/u,
    /(?<!\u202f)»/u,
    /n° |\d %/u,
  ],
  quotes: [/[“”„]/u, /\p{L}\u02bc\p{L}/u],
  agreement: [
    /(?<![\d.,:/+−-])[01][ \u00a0](?!fois|pas|dans|sans)\p{Ll}+(?:s|x)(?!\p{L})/u,
    /(?<!\p{L})(?:restent|attendent|sont|ont|jouent|prennent|manquent) 1[ \u00a0]/u,
  ],
  unlike: [[1, 2]],
  invariable:
    /^(?:Mio|sur|à|et|ou|de|du|dans|fois|pour|contre|par|en|au|n|ne|est|avec|des|le|la|min|s|h|derrière|voit|a|face|trouvé|joueurs?)$/u,
  vowels: [/(?<!\p{L})de (?!onze|un |oui)[aeiouàâéèêëîïôûœ]/iu],
  alphabet: [],
  asInEnglish: /^(frame\.(options|optionsPlace)|replay\.(port|portRoyal|total)|simulate\.(least|most)|arena\.bot)$/,
};
