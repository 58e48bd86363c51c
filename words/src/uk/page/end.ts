import { counting } from '../../counting.ts';
import type { EndWords } from '../../page/end.ts';

const { count, list } = counting('uk');

export const end: EndWords = {
  title: 'Перегони завершено',
  won: names => (names.length === 1 ? `Гру виграє ${names[0]}!` : `Перемогу ділять ${list(names)}!`),
  rounds: rounds => `за ${count(rounds, { one: 'раунд', few: 'раунди', other: 'раундів' })}`,
  space: 'Клітинка',
  gold: 'Золото',
  treasures: 'Скарби й прокляття',
  heads: { rank: 'Місце', race: 'Перегони', gold: 'Золото', treasures: 'Скарби', points: 'Очки' },
  skip: 'Показати все одразу',
  story: 'Історія перегонів',
  storyNote: 'Скільки очок мав би кожен корабель після кожного раунду, разом із закритими скарбами.',
  storyMissing: 'Ці перегони записано не від самого початку.',
  round: 'Раунд',
  start: 'Старт',
  showTable: 'Таблицею',
  rematch: 'Реванш',
  download: 'Зберегти запис',
  keepPicture: 'Зберегти картинку',
  home: 'Повернутися в порт',
  replay: 'Переглянути ще раз',
  analysis: 'Аналіз',
  statistics: 'Статистика',
};
