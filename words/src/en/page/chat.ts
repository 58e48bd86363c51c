import { counting } from '../../counting.ts';
import type { ChatWords } from '../../page/chat.ts';

const { count } = counting('en');

const PHRASES = {
  ahoy: 'Ahoy!',
  'good-luck': 'Fair winds!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  ouch: 'Ouch!',
  lucky: 'What luck!',
  revenge: 'I’ll get you for that!',
  mercy: 'Mercy!',
  hurry: 'Come on, weigh anchor!',
  wait: 'One moment…',
  wind: 'Not a breath of wind.',
  gold: 'All that gold!',
  'land-ho': 'Land ho!',
  rematch: 'Once more?',
  farewell: 'Until we meet again!',
};

export const chat: ChatWords = {
  title: 'Talk',
  phrase: phrase => PHRASES[phrase],
  phrases: 'Quick phrases',
  write: 'Write something…',
  send: 'Send',
  empty: 'Nobody has said anything yet. An “Ahoy!” is a good beginning.',
  only: 'Phrases only',
  onlyNote: 'Nobody writes freely at this table; everybody reads the phrases in their own language.',
  onlyPhrases: 'At this table only phrases are said.',
  mute: name => `Hear nothing more from ${name}`,
  unmute: name => `Hear ${name} again`,
  muted: name => `${name} is not heard`,
  unread: messages => count(messages, { one: 'new message', other: 'new messages' }),
};
