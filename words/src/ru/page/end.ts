import { counting } from '../../counting.ts';
import type { EndWords } from '../../page/end.ts';

const { count, list } = counting('ru');

export const end: EndWords = {
  title: 'Гонка окончена',
  won: names => (names.length === 1 ? `Партию выигрывает ${names[0]}!` : `Победу делят ${list(names)}!`),
  rounds: rounds => `за ${count(rounds, { one: 'раунд', few: 'раунда', other: 'раундов' })}`,
  space: 'Клетка',
  gold: 'Золото',
  treasures: 'Сокровища и проклятия',
  heads: { rank: 'Место', race: 'Гонка', gold: 'Золото', treasures: 'Сокровища', points: 'Очки' },
  skip: 'Показать всё сразу',
  story: 'История гонки',
  storyNote: 'Сколько очков было бы у каждого корабля, закончись гонка в этом раунде, вместе с закрытыми сокровищами.',
  storyMissing: 'Эта гонка записана не с самого начала.',
  round: 'Раунд',
  start: 'Старт',
  showTable: 'В виде таблицы',
  rematch: 'Реванш',
  download: 'Скачать запись',
  keepPicture: 'Сохранить картинку',
  home: 'Вернуться в порт',
  replay: 'Посмотреть ещё раз',
  analysis: 'Анализ',
  statistics: 'Статистика',
};
