import { counting } from '@jamaica/words';
import type { ChatWords } from '../chat.ts';

const { count } = counting('fr');

const PHRASES = {
  ahoy: 'Ohé !',
  'good-luck': 'Bon vent !',
  'well-played': 'Bien joué !',
  thanks: 'Merci !',
  sorry: 'Pardon !',
  ouch: 'Aïe !',
  lucky: 'Quelle chance !',
  revenge: 'Tu me le paieras !',
  mercy: 'Pitié !',
  hurry: 'Levez l’ancre, enfin !',
  wait: 'Un instant…',
  wind: 'Pas un souffle de vent.',
  gold: 'Tout cet or !',
  'land-ho': 'Terre en vue !',
  rematch: 'On remet ça ?',
  farewell: 'À la prochaine !',
};

export const chat: ChatWords = {
  title: 'Discussion',
  phrase: phrase => PHRASES[phrase],
  phrases: 'Phrases toutes faites',
  write: 'Écrivez quelque chose…',
  send: 'Dire',
  empty: 'Personne n’a encore rien dit. Un « Ohé ! » est un bon début.',
  only: 'Phrases toutes faites seulement',
  onlyNote: 'Personne n’écrit librement à cette table ; chacun lit les phrases dans sa langue.',
  onlyPhrases: 'À cette table, on ne dit que des phrases toutes faites.',
  mute: name => `Ne plus entendre ${name}`,
  unmute: name => `Entendre de nouveau ${name}`,
  muted: name => `${name} : en sourdine`,
  unread: messages => count(messages, { one: 'nouveau message', other: 'nouveaux messages' }),
};
