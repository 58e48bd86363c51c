import { counting } from '../../counting.ts';
import type { PersonPageWords } from '../../page/person-page.ts';

const { count, number } = counting('uk');

export const personPage: PersonPageWords = {
  notHere: 'Тут немає сторінки',
  notHereNote: 'Ні в кого немає сторінки проти його волі.',
  asOthers: 'Так вас бачать інші.',
  onlyYou: 'Цю сторінку бачите лише ви: ви ще нікому її не показуєте.',
  nothing: 'Поки нема чого показувати. Рахуються лише відкриті ігри.',
  program: 'програма',

  rating: 'Рейтинг',
  worth: (rating, doubt) => `${rating} ± ${doubt}`,
  ratingCourse: 'Після кожної гри; смуга показує, наскільки він неточний.',
  inNumbers: 'Те саме в числах',
  day: 'День',
  uncertainty: 'Неточність',

  results: 'Результати',
  book: 'Правила',
  players: 'Гравці',
  games: 'Ігри',
  won: 'Перемоги',
  average: 'Очки в середньому',

  sources: 'Звідки беруться очки',
  sourcesNote: 'У середньому за гру, поруч з усіма на цьому сервері.',
  source: 'Джерело',
  space: 'Клітинка корабля',
  gold: 'Золото',
  treasure: 'Скарби',
  everybody: 'Усі гравці',

  rivals: 'Улюблені суперники',
  together: games => count(games, { one: 'гра разом', few: 'гри разом', many: 'ігор разом', other: 'гри разом' }),
  ahead: games => `попереду: ${number(games)}`,
  lastGames: 'Останні ігри',
};
