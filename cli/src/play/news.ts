import type { GameEvent } from '@jamaica/rules';
import type { TerminalWords } from '@jamaica/words/terminal';
import { type Paragraph, paragraphs } from '../replay/paragraphs.ts';
import { wrap } from '../wrap.ts';

const BEGINNINGS: readonly GameEvent['kind'][] = ['round-began', 'dice-rolled', 'revealed', 'began', 'ghost-steered'];

const ASIDES: readonly GameEvent['kind'][] = ['chose', 'drew', 'shuffled', 'turn-over', 'game-over'];

const begins = ({ kind }: GameEvent): boolean => BEGINNINGS.includes(kind);

/** The latest part of a story, from an event on; what it began with is told again when it begins in the middle. */
export const latest = (story: readonly GameEvent[], from: number): GameEvent[] => {
  const news = story.slice(from);
  const first = news.find(({ kind }) => !ASIDES.includes(kind));
  if (!first || begins(first)) return news;
  const beginning = story.slice(0, from).findLast(begins);
  return beginning ? [beginning, ...news] : news;
};

/** Some events in sentences, in lines of at most this width. */
export const newsLines = (events: readonly GameEvent[], width: number, words: TerminalWords): string[] =>
  paragraphs(events, false, words).flatMap(paragraph => set(paragraph, width));

const set = ({ kind, text }: Paragraph, width: number): string[] => {
  if (kind === 'heading') return [`— ${text} —`];
  return wrap(kind === 'indented' ? `  ${text}` : text, width, '    ');
};
