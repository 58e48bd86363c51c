const ENDS_IN_VOWEL = /[аеєиіїоуюя]$/iu;
const BEGINS_WITH_VOWEL = /^[аеєиіїоуюя]/iu;

/**
 * «У» and «в» are one word, and the sounds on both sides decide: «3 дублони в Мері», «5 дублонів у Мері», «в Енн».
 * No word that comes behind it here begins with «в» or «ф», which would always have «у».
 */
export const inside = (before: string, after: string): 'у' | 'в' =>
  ENDS_IN_VOWEL.test(before) || BEGINS_WITH_VOWEL.test(after) ? 'в' : 'у';

/** «Вперед» begins with the same sound: «3 клітинки вперед», «5 клітинок уперед». */
export const ahead = (before: string): string => `${before} ${inside(before, 'перед')}перед`;
