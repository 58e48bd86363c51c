import { counting } from '@jamaica/words';
import type { ChatWords } from '../chat.ts';

const { count } = counting('ru');

const PHRASES = {
  ahoy: 'Эй, на палубе!',
  'good-luck': 'Попутного ветра!',
  'well-played': 'Отличный ход!',
  thanks: 'Спасибо!',
  sorry: 'Прошу прощения!',
  ouch: 'Ой!',
  lucky: 'Вот это удача!',
  revenge: 'Я ещё отомщу!',
  mercy: 'Пощады!',
  hurry: 'Пора поднимать якорь!',
  wait: 'Минутку…',
  wind: 'Полный штиль.',
  gold: 'Сколько золота!',
  'land-ho': 'Земля!',
  rematch: 'Ещё разок?',
  farewell: 'До новой встречи!',
};

export const chat: ChatWords = {
  title: 'Беседа',
  phrase: phrase => PHRASES[phrase],
  phrases: 'Готовые фразы',
  write: 'Напишите что-нибудь…',
  send: 'Сказать',
  empty: 'Пока все молчат. «Эй, на палубе!» — хорошее начало.',
  only: 'Только готовые фразы',
  onlyNote: 'За этим столом никто не пишет сам; фразы каждый читает на своём языке.',
  onlyPhrases: 'За этим столом говорят только готовыми фразами.',
  mute: name => `Больше не слышать: ${name}`,
  unmute: name => `Снова слышать: ${name}`,
  muted: name => `${name}: без звука`,
  unread: messages => count(messages, { one: 'новое сообщение', few: 'новых сообщения', other: 'новых сообщений' }),
};
