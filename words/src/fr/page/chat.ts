import { counting } from '../../counting.ts';
import type { ChatWords } from '../../page/chat.ts';

const { count } = counting('fr');

const PHRASES = {
  ahoy: 'Ohé !',
  'good-luck': 'Bon vent, bonne mer !',
  'well-played': 'Bien joué !',
  thanks: 'Merci !',
  sorry: 'Pardon !',
  ouch: 'Aïe !',
  lucky: 'Quelle chance !',
  revenge: 'Tu me le paieras !',
  mercy: 'Pitié !',
  hurry: 'Alors, on lève l’ancre ?',
  wait: 'Un instant…',
  wind: 'Pas un souffle de vent.',
  gold: 'Tout cet or !',
  'land-ho': 'Terre en vue !',
  rematch: 'On remet ça ?',
  farewell: 'À la prochaine !',
};

export const chat: ChatWords = {
  title: 'Discussion',
  phrase: phrase => PHRASES[phrase],
  phrases: 'Phrases toutes faites',
  write: 'Écrivez quelque chose…',
  send: 'Envoyer',
  empty: 'Personne n’a encore rien dit. Lancez donc un « Ohé ! ».',
  only: 'Phrases toutes faites seulement',
  onlyNote: 'Personne n’écrit librement à cette table ; chacun lit les phrases dans sa langue.',
  onlyPhrases: 'À cette table, on ne dit que des phrases toutes faites.',
  mute: name => `Masquer ${name}`,
  unmute: name => `Réafficher ${name}`,
  muted: name => `${name} : messages masqués`,
  unread: messages => count(messages, { one: 'nouveau message', other: 'nouveaux messages' }),
};
