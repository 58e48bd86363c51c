import { counting } from '@jamaica/words';
import type { LobbyWords } from '../lobby.ts';

const { count, list } = counting('uk');

const KINDS = { live: 'Наживо', slow: 'Неспішно', none: 'Без годинника' };
const KIND_NOTES = {
  live: 'Усі на місці. Чий час сплив, за того грає бот, доки гравець не повернеться.',
  slow: 'Перегони на кілька днів: вас сповістять, коли настане ваш хід.',
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
  yourName: 'Ваше імʼя',
  nameNote: 'Щоб інші знали, хто ви. Реєстрація не потрібна.',
  bots: 'Боти від самого початку',
  botsNote: 'Вільні місця можна віддати ботам і пізніше.',
  clock: 'Годинник',
  clockKind: kind => KINDS[kind],
  clockKindNote: kind => KIND_NOTES[kind],
  pace: 'На кожне рішення',
  livePace: (seconds, minutes) => `${seconds} с + ${minutes} хв`,
  slowPace: hours =>
    hours % 24 === 0 ? count(hours / 24, { one: 'день', few: 'дні', other: 'днів' }) : `${hours} год`,
  listed: 'Відкритий для всіх',
  listedNote:
    'Стіл видно в загальному списку, а перегони впливають на рейтинг. Інакше його знайде лише той, хто має посилання.',
  spectators: 'Глядачі',
  spectatorsNote: 'Хто має посилання, той може дивитися. Ваших карт ніхто не бачить.',
  phrasesOnly: 'Лише готові фрази',
  phrasesOnlyNote: 'За цим столом говорять готовими фразами, і кожен читає їх своєю мовою.',

  joinTitle: 'Сісти за стіл',
  joinField: 'Посилання або код',
  joinNote: 'Вставте посилання, яке надіслав друг, або наберіть код столу.',
  join: 'До столу',
  notATable: 'Це не посилання й не код столу.',

  title: 'Стіл',
  titleOf: host => `Стіл: ${host}`,
  invite: 'Покличте друзів',
  inviteNote: 'Хто відкриє це посилання, той сяде за стіл одним дотиком.',
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
  full: 'Усі місця зайнято. Коли перегони почнуться, ви зможете дивитися.',
  rise: 'Встати',
  readyButton: 'Можна плисти',
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
  swapWith: seat => `Обмін із місцем ${seat}`,
  taken: 'уже зайнято',
  choosePirate: 'Яким піратом ви будете?',
  rules: 'Про що домовилися',
  termsListed: 'у загальному списку, рейтингова гра',
  termsByLink: 'лише за посиланням',
};
