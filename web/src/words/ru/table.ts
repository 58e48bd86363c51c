import { counting } from '@jamaica/words';
import type { TableWords } from '../table.ts';

const { count, form, list, either } = counting('ru');

const DECISIONS = {
  dice: 'Расставьте кубики',
  card: 'Выберите карту',
  move: 'Выберите путь',
  load: 'Разместите груз',
  empty: 'Освободите место',
  pay: 'Заплатите',
  attack: 'Сражение',
  powder: 'Порох',
  'powder-from': 'Порох',
  sabre: 'Сабля Сарана',
  loot: 'Добыча',
  retreat: 'Недостача',
  treasure: 'Недостача',
  'ghost-direction': 'Корабль-призрак',
  'ghost-move': 'Корабль-призрак',
  'ghost-attack': 'Корабль-призрак',
  'ghost-loot': 'Корабль-призрак',
  'ghost-load': 'Корабль-призрак',
};

/** Names and places keep their form: they are subjects here, or stand behind a colon. */
export const table: TableWords = {
  round: round => `Раунд ${round}`,
  menu: 'Меню',
  close: 'Закрыть',
  undo: 'Отменить ход',
  hint: 'Подсказка',
  skip: 'Пропустить показ',
  confirm: 'Подтвердить',
  cancel: 'Отмена',
  // «Карта» would be a card as well.
  wholeChart: 'Показать всё поле',
  closer: 'Показать корабль вблизи',
  restart: 'Начать заново',
  leave: 'Встать из-за стола',
  leaveQuestion: 'Партия сохранена: её можно продолжить позже.',
  restartQuestion: 'Начать новую партию с той же командой? Эта останется недоигранной.',
  saveRecord: 'Скачать запись',
  showLog: 'Журнал',
  showList: 'Поле списком',
  board: 'Игровое поле',
  hand: 'Ваши карты',
  ownHolds: 'Ваши трюмы',
  treasures: 'Ваши сокровища',
  players: 'Игроки',
  prompt: 'Вопрос',
  handOf: name => `Карты: ${name}`,
  waitingFor: names => `${form(names.length, { one: 'Выбирает', other: 'Выбирают' })} ${list(names)}…`,
  thinking: name => `${name} думает…`,
  shuffling: 'Минутку…',
  gameOver: 'Гонка окончена',
  asked: (name, question) => `${name}: ${question}`,
  curtainTitle: 'Передайте экран',
  curtain: name => `Сейчас тайно выбирает ${name}. Остальные смотрят в море.`,
  curtainButton: name => `Это я, ${name}`,
  card: (morning, evening) => `Утро: ${morning}. Вечер: ${evening}.`,
  chosenCard: 'Ваша карта на этот раунд',
  notNow: asked => `Не сейчас. ${asked}`,
  outOfReach: place => `${place}: с этим кубиком туда не доплыть.`,
  nothingToChoose: names =>
    names.length === 0
      ? 'Сейчас выбирать нечего.'
      : `Сначала ${form(names.length, { one: 'выбирает', other: 'выбирают' })} ${list(names)}.`,
  powderOdds: (win, draw, lose) => `победа ${win} · ничья ${draw} · поражение ${lose}`,
  more: 'Больше',
  less: 'Меньше',
  fire: tokens =>
    tokens === 0
      ? 'Не тратить порох'
      : `Потратить ${count(tokens, { one: 'бочонок', few: 'бочонка', other: 'бочонков' })}`,
  load: goods => `погрузить ${goods}`,
  loadOverboard: goods => `погрузить ${goods}, что-то полетит за борт`,
  loadLost: goods => `нет трюма под ${goods}: груз пропадёт`,
  lands: place => `курс на ${place}`,
  pays: price => `заплатить ${price}`,
  short: price => `недостача: цена — ${price}`,
  backTo: places => `отступление: ${either(places)}`,
  battle: (name, win) => `сражение: ${name}, шанс на победу ${win}`,
  treasure: 'сокровище',
  finish: 'финиш!',
  unknown: 'зависит от недостачи',
  hintThinking: 'Адмирал думает…',
  adviceTitle: 'Что думает адмирал',
  updateReady: 'Готова новая версия.',
  update: 'Обновить',
  listTitle: 'Игровое поле списком',
  listSpace: (place, kind, price, remarks) =>
    [`${place}, ${kind}`, ...(price === null ? [] : [price]), ...remarks].join(', '),
  listTreasureHere: 'здесь сокровище',
  notARecord: file => `${file} — не запись партии.`,
  legend: 'Обозначения',
  decision: kind => DECISIONS[kind],
};
