import { counting } from '../../counting.ts';
import type { ChatWords } from '../../page/chat.ts';

const { count } = counting('ru');

const PHRASES = {
  ahoy: 'Эй, на палубе!',
  'good-luck': 'Попутного ветра!',
  'well-played': 'Славно сыграно!',
  thanks: 'Спасибо!',
  sorry: 'Прошу прощения!',
  ouch: 'Ой!',
  lucky: 'Вот это удача!',
  revenge: 'Я ещё отомщу!',
  mercy: 'Пощады!',
  hurry: 'Пора бы сняться с якоря!',
  wait: 'Минутку…',
  wind: 'Полный штиль.',
  gold: 'Сколько золота!',
  'land-ho': 'Земля!',
  rematch: 'Ещё разок?',
  farewell: 'До новых встреч!',
};

export const chat: ChatWords = {
  title: 'Беседа',
  phrase: phrase => PHRASES[phrase],
  phrases: 'Готовые фразы',
  write: 'Напишите что-нибудь…',
  send: 'Сказать',
  empty: 'Пока все молчат. «Эй, на палубе!» — хорошее начало.',
  only: 'Только готовые фразы',
  onlyNote: 'За этим столом не пишут своими словами; готовые фразы каждый читает на своём языке.',
  onlyPhrases: 'За этим столом говорят только готовыми фразами.',
  mute: name => `Скрыть сообщения: ${name}`,
  unmute: name => `Показывать сообщения: ${name}`,
  muted: name => `${name}: сообщения скрыты`,
  unread: messages => count(messages, { one: 'новое сообщение', few: 'новых сообщения', other: 'новых сообщений' }),
};
