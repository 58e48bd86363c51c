import { counting } from '@jamaica/words';
import type { LobbyWords } from '../lobby.ts';

const { count, list } = counting('uk');

const KINDS = { live: 'Наживо', slow: 'За листуванням', none: 'Без годинника' };
const KIND_NOTES = {
  live: 'Усі на місці. У кого вийшов час, за того до повернення грає бот.',
  slow: 'Перегони на кілька днів: вам скажуть, коли ваш хід.',
  none: 'Думайте скільки завгодно.',
};

export const lobby: LobbyWords = {
  openTitle: 'Відкрити стіл',
  open: 'Відкрити стіл',
  opening: 'Відкриваємо…',
  openNote: free =>
    free === 0
      ? 'Ви проти ботів.'
      : `Ви отримаєте посилання для друзів: ${count(free, { one: 'вільне місце', few: 'вільні місця', other: 'вільних місць' })}.`,
  yourName: 'Ваше ім’я',
  nameNote: 'Щоб вас упізнали. Реєстрація не потрібна.',
  bots: 'Боти від самого початку',
  botsNote: 'Вільні місця можна віддати ботам і пізніше.',
  clock: 'Годинник',
  clockKind: kind => KINDS[kind],
  clockKindNote: kind => KIND_NOTES[kind],
  pace: 'На кожен вибір',
  livePace: (seconds, minutes) => `${seconds} с + ${minutes} хв`,
  slowPace: hours =>
    hours % 24 === 0 ? count(hours / 24, { one: 'день', few: 'дні', other: 'днів' }) : `${hours} год`,
  listed: 'Відкритий для всіх',
  listedNote: 'Стіл видно в загальному списку, і перегони йдуть у рейтинг. Інакше його знайдуть лише за посиланням.',
  spectators: 'Глядачі',
  spectatorsNote: 'Хто має посилання, може дивитися. Ваших карт ніхто не бачить.',
  phrasesOnly: 'Лише фрази',
  phrasesOnlyNote: 'За цим столом говорять готовими фразами, і кожен читає їх своєю мовою.',

  joinTitle: 'Сісти за стіл',
  joinField: 'Посилання або код',
  joinNote: 'Вставте посилання, яке надіслав друг, або наберіть код столу.',
  join: 'До столу',
  notATable: 'Це не посилання й не код столу.',

  title: 'Стіл',
  titleOf: host => `Стіл: ${host}`,
  invite: 'Покличте друзів',
  inviteNote: 'Хто відкриє посилання, сяде за стіл одним дотиком.',
  link: 'Посилання на цей стіл',
  copy: 'Скопіювати',
  copied: 'Скопійовано',
  share: 'Поділитися…',
  shareText: 'Гайда наввипередки довкола Ямайки!',
  qr: 'QR-код із посиланням на цей стіл',
  showQr: 'QR-код',
  code: 'Код',
  crew: 'Команда',
  free: 'Вільне місце',
  freeNote: 'для того, хто має посилання',
  you: 'ви',
  host: 'господар столу',
  ready: 'на борту',
  notReady: 'ще не на борту',
  sit: 'Сісти',
  sitHere: 'Сісти сюди',
  full: 'Усі місця зайняті. Коли перегони почнуться, їх можна буде дивитися.',
  rise: 'Встати',
  readyButton: 'Можна пливти',
  unready: 'Ні, зачекайте',
  start: 'Підняти вітрила',
  waitingFor: names => `Ще не на борту: ${list(names)}`,
  botsFill: seats =>
    count(seats, {
      one: 'вільне місце займе бот.',
      few: 'вільні місця займуть боти.',
      other: 'вільних місць займуть боти.',
    }),
  allReady: 'Усі на борту!',
  hostStarts: 'Господар столу підніме вітрила, коли всі будуть на борту.',
  tools: name => `Змінити місце: ${name}`,
  remove: 'Звільнити місце',
  swapWith: seat => `Поміняти з місцем ${seat}`,
  taken: 'уже зайнятий',
  choosePirate: 'Яким піратом ви будете?',
  rules: 'Про що домовилися',
  termsListed: 'у загальному списку, у рейтинг',
  termsByLink: 'лише за посиланням',
};
