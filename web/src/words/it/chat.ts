import { counting } from '@jamaica/words';
import type { ChatWords } from '../chat.ts';

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
  hurry: 'Su, levate l’ancora!',
  wait: 'Un attimo…',
  wind: 'Non un filo di vento.',
  gold: 'Quanto oro!',
  'land-ho': 'Terra!',
  rematch: 'Un’altra?',
  farewell: 'Alla prossima!',
};

export const chat: ChatWords = {
  title: 'Conversazione',
  phrase: phrase => PHRASES[phrase],
  phrases: 'Frasi pronte',
  write: 'Scrivi qualcosa…',
  send: 'Dillo',
  empty: 'Nessuno ha ancora detto nulla. «Ehi, di bordo!» è un buon inizio.',
  only: 'Solo frasi pronte',
  onlyNote: 'A questo tavolo nessuno scrive liberamente; ognuno legge le frasi nella propria lingua.',
  onlyPhrases: 'A questo tavolo si dicono solo frasi pronte.',
  mute: name => `Non sentire più ${name}`,
  unmute: name => `Senti di nuovo ${name}`,
  muted: name => `${name}: in silenzio`,
  unread: messages => count(messages, { one: 'nuovo messaggio', other: 'nuovi messaggi' }),
};
