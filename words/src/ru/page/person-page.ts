import { counting } from '../../counting.ts';
import type { PersonPageWords } from '../../page/person-page.ts';

const { count, number } = counting('ru');

export const personPage: PersonPageWords = {
  notHere: 'Здесь нет страницы',
  notHereNote: 'Ни у кого нет страницы против его воли.',
  asOthers: 'Так вас видят другие.',
  onlyYou: 'Эту страницу видите только вы: вы её пока никому не показываете.',
  nothing: 'Показывать пока нечего. Считаются только открытые партии.',
  program: 'программа',

  rating: 'Рейтинг',
  worth: (rating, doubt) => `${rating} ± ${doubt}`,
  ratingCourse: 'После каждой партии; полоса показывает, насколько он неточен.',
  inNumbers: 'То же в числах',
  day: 'День',
  uncertainty: 'Неточность',

  results: 'Результаты',
  book: 'Правила',
  players: 'Игроки',
  games: 'Партии',
  won: 'Победы',
  average: 'Очки в среднем',

  sources: 'Откуда берутся очки',
  sourcesNote: 'В среднем за партию, рядом со всеми на этом сервере.',
  source: 'Источник',
  space: 'Клетка корабля',
  gold: 'Золото',
  treasure: 'Сокровища',
  everybody: 'Все игроки',

  rivals: 'Любимые соперники',
  together: games =>
    count(games, { one: 'партия вместе', few: 'партии вместе', many: 'партий вместе', other: 'партии вместе' }),
  ahead: games => `впереди: ${number(games)}`,
  lastGames: 'Последние партии',
};
