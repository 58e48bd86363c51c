import type { ClockTerms, Terms } from '@jamaica/messages';
import { tongue } from '../../shared/words/tongue.svelte.ts';
import { evenSpan } from './spans.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** A clock in words: a minute a choice, five minutes in reserve. */
export const clockIn = (clock: ClockTerms): string => {
  const { harbour } = tongue.online;
  const { language } = tongue.now;
  switch (clock.kind) {
    case 'none':
      return harbour.noLimit;
    case 'live': {
      const reserve = clock.reserve === 0 ? null : evenSpan(clock.reserve * SECOND, language);
      return harbour.live(evenSpan(clock.decision * SECOND, language), reserve);
    }
    case 'slow':
      return harbour.slow(evenSpan(clock.hours * HOUR, language));
  }
};

/** What a table is opened with beside the book it plays by, in a few words each. */
export const termsIn = ({ rules, clock, spectators, phrasesOnly }: Terms): readonly string[] => {
  const { harbour } = tongue.online;
  return [
    harbour.players(rules.players),
    ...(rules.ghost ? [harbour.ghost] : []),
    clockIn(clock),
    ...(phrasesOnly ? [harbour.phrasesOnly] : []),
    ...(spectators ? [] : [harbour.noSpectators]),
  ];
};
