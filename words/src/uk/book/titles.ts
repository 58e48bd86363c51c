import type { Chapter } from '../../chapters.ts';

/** What the chapters are called. */
export const titles: Readonly<Record<Chapter, string>> = {
  aim: 'Перегони',
  setup: 'Перед відплиттям',
  round: 'Раунд',
  cards: 'Карти',
  loading: 'Завантаження',
  paying: 'Клітинки й плата',
  battle: 'Двобій',
  shortage: 'Нестача',
  treasures: 'Скарби',
  ghost: 'Гра вдвох і Корабель-привид',
  books: 'За якою книжкою',
  sailing: 'Плавання',
  end: 'Кінець гри',
  secrets: 'Явне й таємне',
  questions: 'Запитання за столом',
};
