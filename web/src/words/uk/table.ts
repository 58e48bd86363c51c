import { counting } from '@jamaica/words';
import type { TableWords } from '../table.ts';

const { count, form, list } = counting('uk');

const DECISIONS = {
  dice: 'Розставте кубики',
  card: 'Виберіть карту',
  move: 'Виберіть шлях',
  load: 'Розмістіть вантаж',
  empty: 'Звільніть місце',
  pay: 'Заплатіть',
  attack: 'Двобій',
  powder: 'Порох',
  'powder-from': 'Порох',
  sabre: 'Шабля Сарана',
  loot: 'Здобич',
  retreat: 'Нестача',
  treasure: 'Нестача',
  'ghost-direction': 'Корабель-привид',
  'ghost-move': 'Корабель-привид',
  'ghost-attack': 'Корабель-привид',
  'ghost-loot': 'Корабель-привид',
  'ghost-load': 'Корабель-привид',
};

/** Names and places keep their form: they are subjects here, stand behind a colon, or follow a word that takes the case. */
const SPACES = { one: 'клітинка', few: 'клітинки', many: 'клітинок', other: 'клітинки' };

export const table: TableWords = {
  round: round => `Раунд ${round}`,
  menu: 'Меню',
  close: 'Закрити',
  undo: 'Повернути хід',
  hint: 'Підказка',
  skip: 'Пропустити показ',
  confirm: 'Підтвердити',
  cancel: 'Скасувати',
  // «Карта» would be a card as well.
  wholeChart: 'Показати все поле',
  closer: 'Показати корабель зблизька',
  restart: 'Почати заново',
  leave: 'Вийти з-за столу',
  leaveQuestion: 'Гру збережено: її можна продовжити пізніше.',
  restartQuestion: 'Почати нову гру з тією самою командою? Ця лишиться недограною.',
  // «Завантажити» is what one does with a cargo.
  saveRecord: 'Зберегти запис',
  soundOff: 'Вимкнути звук',
  soundOn: 'Увімкнути звук',
  showLog: 'Журнал',
  showList: 'Поле списком',
  board: 'Ігрове поле',
  hand: 'Ваші карти',
  ownHolds: 'Ваші трюми',
  treasures: 'Ваші скарби',
  players: 'Гравці',
  prompt: 'Запитання',
  whereabouts: 'Де кораблі',
  you: name => `Ви, ${name}`,
  shipAt: (name, where, left) =>
    left === 0 ? `${name} на фініші.` : `${name}: ${where}. До фінішу ${count(left, SPACES)}.`,
  handOf: name => `Карти гравця ${name}`,
  waitingFor: names => `${form(names.length, { one: 'Вибирає', other: 'Вибирають' })} ${list(names)}…`,
  thinking: name => `${name} думає…`,
  shuffling: 'Хвилинку…',
  gameOver: 'Перегони завершено',
  asked: (name, question) => `${name}: ${question}`,
  curtainTitle: 'Передайте екран',
  curtain: name => `Далі таємно вибирає ${name}. Усі інші дивляться в море.`,
  curtainButton: name => `Це я, ${name}`,
  card: (morning, evening) => `Ранок: ${morning}. Вечір: ${evening}.`,
  chosenCard: 'Ваша карта цього раунду',
  notNow: asked => `Не зараз. ${asked}`,
  outOfReach: 'З цим кубиком сюди не доплисти.',
  nothingToChoose: names =>
    names.length === 0
      ? 'Зараз вибирати нема чого.'
      : `Спершу ${form(names.length, { one: 'вибирає', other: 'вибирають' })} ${list(names)}.`,
  powderOdds: (win, draw, lose) => `перемога ${win} · нічия ${draw} · поразка ${lose}`,
  more: 'Більше',
  less: 'Менше',
  fire: tokens =>
    tokens === 0
      ? 'Битися без пороху'
      : `Витратити ${count(tokens, { one: 'барильце', few: 'барильця', other: 'барилець' })}`,
  moreBelow: 'Нижче є ще',
  pay: price => `Заплатити ${price}`,
  spend: price => `Витратити ${price}`,
  gives: (hold, tokens) => `${hold}, віддає ${tokens}`,
  sum: (parts, due) => {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return `${parts.join(' + ') || 0} = ${whole}${whole < due ? `, бракує ${due - whole}` : ''}`;
  },
  costs: price => `ціна: ${price}`,
  letter: index => 'АБВГДЕЖЗИК'[index] ?? '',
  left: spaces => `до фінішу ${count(spaces, SPACES)}`,
  load: goods => `завантажити ${goods}`,
  loadOverboard: goods => `завантажити ${goods}, щось полетить за борт`,
  loadLost: goods => `немає трюму під ${goods}: вантаж пропаде`,
  pays: price => `заплатити ${price}`,
  short: price => `нестача: треба ${price}`,
  backTo: places => (places.length === 1 ? `відступ: ${places[0]}` : `відступ на одну з ${places.length} клітинок`),
  battle: (name, win) => `двобій: ${name}, шанс на перемогу ${win}`,
  treasure: 'скарб',
  finish: 'фініш!',
  unknown: 'хтозна: спершу нестача',
  orElse: texts => texts.join('; або '),
  hintThinking: 'Адмірал думає…',
  hintFailed: 'Спитати адмірала не вдалося: цей браузер не дає йому думати у фоні.',
  outwitted: names => `Цей браузер не дає ботам думати у фоні. Грають на рівні матроса: ${list(names)}.`,
  adviceTitle: 'Думка адмірала',
  updateReady: 'Готова нова версія.',
  update: 'Оновити',
  listTitle: 'Ігрове поле списком',
  listSpace: (place, kind, price, remarks) =>
    [`${place}, ${kind}`, ...(price === null ? [] : [price]), ...remarks].join(', '),
  listTreasureHere: 'тут скарб',
  notARecord: file => `${file} — не запис гри.`,
  legend: 'Позначки й клавіші',
  keys: {
    title: 'Клавіші',
    numbers: 'карта або відповідь на цьому місці',
    escape: 'пропустити показ або скасувати',
    takeBack: 'повернути хід',
    arrows: 'у журналі: рядок за рядком, місце видно на полі',
  },
  decision: kind => DECISIONS[kind],
  explained: decision => `Довідка: ${decision}`,
};
