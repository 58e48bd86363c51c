import { counting } from '../../counting.ts';
import type { ChatWords } from '../../page/chat.ts';

const { count } = counting('uk');

const PHRASES = {
  ahoy: 'Агов, на палубі!',
  'good-luck': 'Попутного вітру!',
  'well-played': 'Чудова гра!',
  thanks: 'Дякую!',
  sorry: 'Перепрошую!',
  ouch: 'Ой!',
  lucky: 'Оце пощастило!',
  revenge: 'Я вам це ще пригадаю!',
  mercy: 'Пощади!',
  hurry: 'Піднімайте вже якір!',
  wait: 'Хвилинку…',
  wind: 'Повний штиль.',
  gold: 'Скільки золота!',
  'land-ho': 'Земля!',
  rematch: 'Ще разок?',
  farewell: 'До нової зустрічі!',
};

export const chat: ChatWords = {
  title: 'Розмова',
  phrase: phrase => PHRASES[phrase],
  phrases: 'Готові фрази',
  write: 'Напишіть щось…',
  send: 'Сказати',
  empty: 'Поки що всі мовчать. «Агов, на палубі!» — добрий початок.',
  only: 'Лише готові фрази',
  onlyNote: 'За цим столом не пишуть власними словами; готові фрази кожен читає своєю мовою.',
  onlyPhrases: 'За цим столом говорять лише готовими фразами.',
  mute: name => `Приховати повідомлення: ${name}`,
  unmute: name => `Показувати повідомлення: ${name}`,
  muted: name => `${name}: повідомлення приховано`,
  unread: messages =>
    count(messages, { one: 'нове повідомлення', few: 'нові повідомлення', other: 'нових повідомлень' }),
};
