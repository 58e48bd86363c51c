import { counting } from '@jamaica/words';
import type { HarbourWords } from '../harbour.ts';

const { count, form, list } = counting('uk');

const QUAYS = { mine: 'Мої ігри', join: 'Сісти грати', watch: 'Дивитися', leaders: 'Рейтинг' };

export const harbour: HarbourWords = {
  title: 'Гавань',
  quay: quay => QUAYS[quay],
  quays: 'Причали',
  whoYouAre: name => `${name}: хто ви тут`,
  loading: 'Дивимося в море…',
  trouble: {
    offline: 'Немає зв’язку із сервером.',
    tooFast: 'Надто швидко. Зачекайте трохи й спробуйте знову.',
    tooMany: 'Їх уже забагато.',
    wrongCode: 'Такого коду ні в кого немає. Перевірте його по літерах.',
    wrongPasskey: 'Цей ключ доступу не розпізнано.',
    other: 'Серверу це не вдалося. Спробуйте трохи згодом.',
  },
  stale: 'Те, що ви бачите, могло застаріти.',
  again: 'Ще раз',

  yourTurn: 'Ваш хід',
  underWay: 'У морі',
  gathering: 'Збирається команда',
  finished: 'Завершені',
  timeLeft: time => `лишилося: ${time}`,
  noTimeLeft: 'ваш час вийшов',
  noClock: 'поспішати нікуди',
  changed: when => `останній хід: ${when}`,
  opened: when => `стіл відкрито: ${when}`,
  won: 'Перемога!',
  place: (place, of) => `${place}-е місце з ${of}`,
  points: points => count(points, { one: 'очко', few: 'очки', other: 'очок' }),
  ghostWon: 'Перемога за Кораблем-привидом.',
  wonBy: names => `${form(names.length, { one: 'Перемагає', other: 'Перемагають' })} ${list(names)}`,
  noResult: 'без результату',

  play: 'Грати',
  look: 'Зазирнути',
  sit: 'Сісти',
  watch: 'Дивитися',
  replay: 'Переглянути',
  linkAt: (link, names) => (names.length === 0 ? link : `${link}, за столом ${list(names)}`),

  edition: edition => `видання ${edition}`,
  players: players => count(players, { one: 'гравець', few: 'гравці', other: 'гравців' }),
  ghost: 'Корабель-привид',
  noLimit: 'без годинника',
  live: (decision, reserve) =>
    reserve === null ? `${decision} на вибір` : `${decision} на вибір, ${reserve} у запасі`,
  slow: time => `${time} на вибір`,
  phrasesOnly: 'лише готові фрази',
  noSpectators: 'без глядачів',
  freeSeats: seats => count(seats, { one: 'вільне місце', few: 'вільні місця', other: 'вільних місць' }),
  freeSeat: 'вільно',
  bot: level => `бот, ${level}`,
  you: 'ви',
  names: list,

  emptyMine: 'Ваших кораблів у морі немає',
  emptyMineNote: 'Відкрийте стіл і надішліть посилання друзям або сядьте там, де є місце.',
  emptyJoin: 'Ніхто не збирає команди',
  emptyJoinNote: 'Відкрийте стіл, який бачать усі: хто зазирне сюди наступним, той його знайде.',
  emptyWatch: 'На морі штиль',
  emptyWatchNote: 'Тут видно відкриті для всіх ігри, що тривають зараз. А поки почніть свою.',
  emptyLeaders: 'Тут поки нікого немає',
  emptyLeadersNote: 'Дограйте відкриту для всіх гру з іншими людьми: перше місце буде вашим або їхнім.',
  openTable: 'Відкрити стіл',
  seeOpen: 'Де є місця',

  editionLegend: 'Видання',
  playersLegend: 'Гравці',
  rank: 'Місце',
  name: 'Ім’я',
  strength: 'Сила',
  games: 'Ігри',
  strengthNote:
    'Сила починається приблизно з 0 і зростає, коли ви випереджаєте сильних гравців. Це те, що ви майже напевно перевершуєте: одна вдала гра змінює мало, багато добрих — багато. Рахуються лише відкриті для всіх ігри між людьми.',
  program: 'програма',
  notRanked: 'Вас тут поки немає. Дограйте таку відкриту для всіх гру з іншими людьми.',
};
