import { counting } from '../../counting.ts';
import type { LineWords } from '../../page/line.ts';

const { count } = counting('uk');

const AWAY = {
  'no-network': 'Немає мережі',
  unreachable: 'Сервер не відповідає',
  'no-server': 'Тут немає сервера',
};

const REFUSALS = {
  away: 'Немає звʼязку: нічого не зроблено.',
  'not-understood': 'Сервер цього не зрозумів.',
  'no-table': 'Такого столу немає.',
  'not-yours': 'Це може зробити лише господар столу.',
  'not-seated': 'Ви не сидите за цим столом.',
  'seat-taken': 'Це місце вже зайнято.',
  'pirate-taken': 'Цього пірата вже зайнято.',
  'table-full': 'Усі місця зайнято.',
  'already-started': 'Перегони вже почалися.',
  'not-started': 'Перегони ще не почалися.',
  'not-ready': 'Хтось іще не на борту.',
  'no-spectators': 'Цей стіл лише для гравців.',
  over: 'Перегони завершено.',
  'not-open': 'Зараз вам нема чого вирішувати.',
  'too-late': 'Пізно: це вже вирішено.',
  'not-an-option': 'Зараз цього вибрати не можна.',
  'phrases-only': 'За цим столом говорять лише готовими фразами.',
  'too-fast': 'Надто швидко. Зачекайте трохи.',
  'too-many': 'Це вже забагато.',
  'no-such-change': 'Сервер такого не знає.',
  'no-program': 'Такої програми немає, запросити нікого.',
  'program-busy': 'У цієї програми наразі досить столів. Запросіть іншу.',
  unavailable: 'Сервер зараз не зміг цього зробити. Спробуйте ще раз.',
};

export const line: LineWords = {
  connected: 'Звʼязок є',
  connecting: 'Встановлюємо звʼязок…',
  away: why => AWAY[why],
  awayNote: 'Нічого не втрачено: гра піде далі, щойно зʼявиться звʼязок.',
  refusal: why => REFUSALS[why],
  looking: 'Шукаємо стіл…',
  closedTitle: 'За цей стіл не потрапити',
  closed: why =>
    why === 'no-spectators'
      ? 'Перегони почалися, а цей стіл лише для гравців.'
      : 'Тут немає столу. Можливо, посилання неповне.',
  home: 'Повернутися в порт',
  yourTime: 'Ваш час',
  reserve: left => `запас: ${left}`,
  time: (left, reserve) => (reserve === null ? `лишилося: ${left}` : `лишилося: ${left}, запас: ${reserve}`),
  hours: hours => count(hours, { one: 'година', few: 'години', other: 'годин' }),
  days: days => count(days, { one: 'день', few: 'дні', other: 'днів' }),
  absent: 'грає бот',
  absentNote: why => (why === 'time' ? 'Час гравця сплив: за нього грає бот.' : 'Гравець пішов: за нього грає бот.'),
  offline: 'не в мережі',
  offlineNote: 'Звʼязок пропав, або гру закрито. Місце нікому не віддадуть.',
  ownAbsence: why => (why === 'time' ? 'Ваш час сплив: ваш корабель веде бот.' : 'Ви пішли: ваш корабель веде бот.'),
  takeHelm: 'Знову стати до керма',
  botsSlow: 'Зараз триває багато перегонів: боти думають довше, ніж зазвичай.',
  watching: 'Ви дивитеся',
  follow: 'За ким стежити',
  followAction: 'за тим, хто ходить',
  leaveQuestion: 'Перегони триватимуть без вас. Повернутися можна будь-коли: стіл буде в «Моїх іграх».',
  leaveToBot: 'Передати кермо ботові',
  leaveForNow: 'Піти, а місце лишити за собою',
  rematchCalled: name => (name === null ? 'Вас кличуть на реванш.' : `${name} кличе на реванш.`),
  rematchGo: 'На борт',
};
