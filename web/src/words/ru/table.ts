import { counting } from '@jamaica/words';
import type { TableWords } from '../table.ts';

const { count, form, list } = counting('ru');

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
const SPACES = { one: 'клетка', few: 'клетки', many: 'клеток', other: 'клетки' };

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
  soundOff: 'Выключить звук',
  soundOn: 'Включить звук',
  showLog: 'Журнал',
  showList: 'Поле списком',
  board: 'Игровое поле',
  hand: 'Ваши карты',
  ownHolds: 'Ваши трюмы',
  treasures: 'Ваши сокровища',
  players: 'Игроки',
  prompt: 'Вопрос',
  whereabouts: 'Где корабли',
  you: name => `Вы, ${name}`,
  shipAt: (name, where, left) =>
    left === 0 ? `${name} на финише.` : `${name}: ${where}. До финиша ${count(left, SPACES)}.`,
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
  outOfReach: 'С этим кубиком сюда не доплыть.',
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
  moreBelow: 'Ниже есть ещё',
  pay: price => `Заплатить ${price}`,
  spend: price => `Потратить ${price}`,
  gives: (hold, tokens) => `${hold}, отдаёт ${tokens}`,
  sum: (parts, due) => {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return `${parts.join(' + ') || 0} = ${whole}${whole < due ? `, не хватает ${due - whole}` : ''}`;
  },
  costs: price => `цена: ${price}`,
  letter: index => 'АБВГДЕЖЗИК'[index] ?? '',
  left: spaces => `до финиша ${count(spaces, SPACES)}`,
  load: goods => `погрузить ${goods}`,
  loadOverboard: goods => `погрузить ${goods}, что-то полетит за борт`,
  loadLost: goods => `нет трюма под ${goods}: груз пропадёт`,
  pays: price => `заплатить ${price}`,
  short: price => `недостача: цена — ${price}`,
  backTo: places =>
    places.length === 1 ? `отступление: ${places[0]}` : `отступление на одну из ${places.length} клеток`,
  battle: (name, win) => `сражение: ${name}, шанс на победу ${win}`,
  treasure: 'сокровище',
  finish: 'финиш!',
  unknown: 'зависит от недостачи',
  orElse: texts => texts.join('; или '),
  hintThinking: 'Адмирал думает…',
  hintFailed: 'Спросить адмирала не удалось: этот браузер не даёт ему думать в фоне.',
  outwitted: names => `Этот браузер не даёт ботам думать в фоне. Играют на уровне матроса: ${list(names)}.`,
  adviceTitle: 'Что думает адмирал',
  updateReady: 'Готова новая версия.',
  update: 'Обновить',
  listTitle: 'Игровое поле списком',
  listSpace: (place, kind, price, remarks) =>
    [`${place}, ${kind}`, ...(price === null ? [] : [price]), ...remarks].join(', '),
  listTreasureHere: 'здесь сокровище',
  notARecord: file => `${file} — не запись партии.`,
  legend: 'Обозначения и клавиши',
  keys: {
    title: 'Клавиши',
    numbers: 'карта или ответ на этом месте',
    escape: 'пропустить показ или отменить',
    takeBack: 'отменить ход',
    arrows: 'в журнале: строка за строкой, место видно на поле',
  },
  decision: kind => DECISIONS[kind],
  explained: decision => `Справка: ${decision}`,
};
