import type { Power } from '@jamaica/rules';

/** The powers as the object of a sentence. */
export const POWERS: Readonly<Record<Power, string>> = {
  'morgans-map': 'Карту Моргана',
  'sarans-sabre': 'Саблю Сарана',
  'lady-beth': 'Леди Бет',
  'sixth-hold': '6-й трюм',
};
