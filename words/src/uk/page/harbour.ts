import { counting } from '../../counting.ts';
import type { HarbourWords } from '../../page/harbour.ts';
import { ordinal } from './ordinal.ts';

const { count, form, list } = counting('uk');

const TABS = { mine: 'Мої ігри', join: 'Сісти за стіл', watch: 'Дивитися', leaders: 'Лідери' };

export const harbour: HarbourWords = {
  title: 'Гавань',
  tab: tab => TABS[tab],
  tabs: 'Причали',
  whoYouAre: name => `${name}: ваш профіль`,
  loading: 'Вдивляємося в море…',
  trouble: {
    offline: 'Немає звʼязку із сервером.',
    tooFast: 'Надто швидко. Зачекайте трохи й спробуйте ще раз.',
    tooMany: 'Їх уже забагато.',
    wrongCode: 'Такого коду ні в кого немає. Перевірте його літера за літерою.',
    wrongPasskey: 'Цей ключ доступу не розпізнано.',
    other: 'Серверові це не вдалося. Спробуйте трохи згодом.',
  },
  stale: 'Те, що ви бачите, могло застаріти.',
  again: 'Ще раз',

  yourTurn: 'Ваш хід',
  underWay: 'У морі',
  gathering: 'Збирається команда',
  finished: 'Завершені',
  timeLeft: time => `лишилося: ${time}`,
  noTimeLeft: 'ваш час сплив',
  noClock: 'поспішати нікуди',
  changed: when => `останній хід: ${when}`,
  opened: when => `стіл відкрито: ${when}`,
  won: 'Перемога!',
  place: (place, of) => `${ordinal(place)} місце з ${of}`,
  points: points => count(points, { one: 'очко', few: 'очки', other: 'очок' }),
  ghostWon: 'Переміг Корабель-привид.',
  wonBy: names => `${form(names.length, { one: 'Переможець', other: 'Переможці' })}: ${list(names)}`,
  noResult: 'без результату',

  play: 'Грати',
  look: 'Зазирнути',
  sit: 'Сісти',
  watch: 'Дивитися',
  replay: 'Переглянути',
  linkAt: (link, names) => (names.length === 0 ? link : `${link}, за столом: ${list(names)}`),

  players: players => count(players, { one: 'гравець', few: 'гравці', other: 'гравців' }),
  ghost: 'Корабель-привид',
  noLimit: 'без годинника',
  live: (decision, reserve) =>
    reserve === null ? `${decision} на рішення` : `${decision} на рішення, запас: ${reserve}`,
  slow: time => `${time} на рішення`,
  phrasesOnly: 'лише готові фрази',
  noSpectators: 'без глядачів',
  freeSeats: seats => count(seats, { one: 'вільне місце', few: 'вільні місця', other: 'вільних місць' }),
  freeSeat: 'вільно',
  bot: level => `бот, ${level}`,
  you: 'ви',
  names: list,

  emptyMine: 'Ваших кораблів у морі немає',
  emptyMineNote: 'Відкрийте стіл і надішліть друзям посилання або сядьте там, де є вільне місце.',
  emptyJoin: 'Ніхто не збирає команди',
  emptyJoinNote: 'Відкрийте стіл, який бачать усі: хто зазирне сюди наступним, той його знайде.',
  emptyWatch: 'На морі штиль',
  emptyWatchNote: 'Тут зʼявляються відкриті для всіх ігри, що саме тривають. А тим часом почніть свою.',
  emptyLeaders: 'Тут поки що нікого немає',
  emptyLeadersNote: 'Дограйте відкриту для всіх гру з іншими людьми: перше місце буде вашим або їхнім.',
  openTable: 'Відкрити стіл',
  seeOpen: 'Де є місця',

  editionLegend: 'Видання',
  playersLegend: 'Гравці',
  rank: 'Місце',
  name: 'Імʼя',
  strength: 'Рейтинг',
  games: 'Ігри',
  strengthNote:
    'Рейтинг починається десь із 0 і зростає, коли ви випереджаєте сильних гравців. Це обережна оцінка: граєте ви майже напевно не гірше. Одна вдала гра змінює мало, багато добрих — багато. Рахуються лише відкриті для всіх ігри з годинником між людьми, які мають код відновлення або ключ доступу й грають не з одного місця.',
  program: 'програма',
  notRanked: 'Вас тут поки що немає. Дограйте таку відкриту для всіх гру з іншими людьми.',
};
