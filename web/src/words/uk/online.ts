import { counting } from '@jamaica/words';
import type { OnlineWords } from '../online.ts';

const { count } = counting('uk');

const AWAY = {
  'no-network': 'Немає мережі',
  unreachable: 'Сервер не відповідає',
  'no-server': 'Тут немає сервера',
};

const REFUSALS = {
  away: 'Немає зв’язку: нічого не зроблено.',
  'not-understood': 'Сервер цього не зрозумів.',
  'no-table': 'Такого столу немає.',
  'not-yours': 'Це може лише господар столу.',
  'not-seated': 'Ви не сидите за цим столом.',
  'seat-taken': 'Це місце зайняте.',
  'pirate-taken': 'Цей пірат уже зайнятий.',
  'table-full': 'Усі місця зайняті.',
  'already-started': 'Перегони вже почалися.',
  'not-started': 'Перегони ще не почалися.',
  'not-ready': 'Хтось іще не готовий.',
  'no-spectators': 'Цей стіл лише для гравців.',
  over: 'Перегони завершено.',
  'not-open': 'Зараз вас ні про що не питають.',
  'too-late': 'Пізно: це вже вирішено.',
  'not-an-option': 'Зараз цього вибрати не можна.',
  'phrases-only': 'За цим столом говорять лише готовими фразами.',
  'too-fast': 'Занадто швидко. Зачекайте трохи.',
  'too-many': 'Це забагато.',
  'no-such-change': 'Серверові це невідомо.',
  unavailable: 'Сервер зараз не зміг цього зробити. Спробуйте ще раз.',
};

export const online: OnlineWords = {
  connected: 'Зв’язок є',
  connecting: 'Встановлюємо зв’язок…',
  away: why => AWAY[why],
  awayNote: 'Нічого не втрачено: гра продовжиться, щойно з’явиться зв’язок.',
  refusal: why => REFUSALS[why],
  sending: 'Ваш вибір у дорозі…',
  looking: 'Шукаємо стіл…',
  closedTitle: 'До цього столу не пройти',
  closed: why =>
    why === 'no-spectators'
      ? 'Перегони почалися, а цей стіл лише для гравців.'
      : 'Тут немає столу. Можливо, посилання неповне.',
  home: 'Повернутися в порт',
  yourTime: 'Ваш час',
  reserve: left => `запас ${left}`,
  time: (left, reserve) => (reserve === null ? `лишилося ${left}` : `лишилося ${left}, запас ${reserve}`),
  hours: hours => count(hours, { one: 'година', few: 'години', other: 'годин' }),
  days: days => count(days, { one: 'день', few: 'дні', other: 'днів' }),
  absent: 'грає бот',
  absentNote: why => (why === 'time' ? 'Час вийшов: поки грає бот.' : 'Гравець пішов: поки грає бот.'),
  ownAbsence: why => (why === 'time' ? 'Ваш час вийшов: ваш корабель веде бот.' : 'Ви пішли: ваш корабель веде бот.'),
  takeHelm: 'Знову стати до керма',
  watching: 'Ви дивитеся',
  follow: 'Стежити',
  followAction: 'за тим, хто ходить',
  leaveQuestion: 'Перегони триватимуть без вас. Повернутися можна будь-коли через «Мої ігри».',
  leaveToBot: 'Передати кермо ботові',
  leaveForNow: 'Піти, місце за мною',
  rematchCalled: 'Вас кличуть зіграти ще раз.',
  rematchGo: 'На борт',
};
