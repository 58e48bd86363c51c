import type { Chapter } from '../../chapters.ts';

/** What the chapters are called. */
export const titles: Readonly<Record<Chapter, string>> = {
  aim: 'Гонка',
  setup: 'Перед отплытием',
  round: 'Раунд',
  cards: 'Карты',
  loading: 'Погрузка',
  paying: 'Клетки и плата',
  battle: 'Сражение',
  shortage: 'Недостача',
  treasures: 'Сокровища',
  ghost: 'Игра вдвоём и Корабль-призрак',
  books: 'По какой книге',
  sailing: 'Плавание',
  end: 'Конец игры',
  secrets: 'Явное и тайное',
  questions: 'Вопросы за столом',
};
