import type { Power } from '@jamaica/rules';

/** The powers as the object of a sentence. */
export const POWERS: Readonly<Record<Power, string>> = {
  'morgans-map': 'Мапу Моргана',
  'sarans-sabre': 'Шаблю Сарана',
  'lady-beth': 'Леді Бет',
  'sixth-hold': '6-й трюм',
};
