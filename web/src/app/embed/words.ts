import type { Language, Speech } from '@jamaica/words';
import type { EndWords, PanelWords, ReplayWords, TableWords } from '@jamaica/words/page';

/** What the small replay says in one language: a script of its own, made by build/embed.ts, which leaves it in the page. */
export interface EmbedWords {
  readonly language: Language;
  readonly speech: Speech;
  readonly replay: ReplayWords;
  readonly end: EndWords;
  readonly table: TableWords;
  readonly panels: PanelWords;
}

declare global {
  var jamaicaWords: EmbedWords | undefined;
}

/** The first of the visitor's languages that we speak. */
export const languageOf = (wanted: readonly string[], spoken: readonly Language[]): Language =>
  wanted
    .map(tag => tag.toLowerCase().split('-')[0])
    .flatMap(tag => spoken.find(language => language === tag) ?? [])[0] ?? 'en';
