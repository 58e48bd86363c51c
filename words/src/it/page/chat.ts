import { counting } from '../../counting.ts';
import type { ChatWords } from '../../page/chat.ts';

const { count } = counting('it');

const PHRASES = {
  ahoy: 'Ehi, di bordo!',
  'good-luck': 'Buon vento!',
  'well-played': 'Ben giocato!',
  thanks: 'Grazie!',
  sorry: 'Scusa!',
  ouch: 'Ahi!',
  lucky: 'Che fortuna!',
  revenge: 'Me la pagherai!',
  mercy: 'Pietà!',
  hurry: 'Forza, si salpa!',
  wait: 'Un attimo…',
  wind: 'Non un filo di vento.',
  gold: 'Quanto oro!',
  'land-ho': 'Terra!',
  rematch: 'Un’altra?',
  farewell: 'Alla prossima!',
};

export const chat: ChatWords = {
  title: 'Chat',
  phrase: phrase => PHRASES[phrase],
  phrases: 'Frasi pronte',
  write: 'Scrivi qualcosa…',
  send: 'Invia',
  empty: 'Nessuno ha ancora detto nulla. «Ehi, di bordo!» è un buon inizio.',
  only: 'Solo frasi pronte',
  onlyNote: 'A questo tavolo non si scrive liberamente; ognuno legge le frasi nella propria lingua.',
  onlyPhrases: 'A questo tavolo si parla solo con frasi pronte.',
  mute: name => `Silenzia ${name}`,
  unmute: name => `Riattiva i messaggi di ${name}`,
  muted: name => `${name}: messaggi silenziati`,
  unread: messages => count(messages, { one: 'nuovo messaggio', other: 'nuovi messaggi' }),
};
