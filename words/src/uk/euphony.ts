const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && 'аеєиіїоуюя'.includes(letter.toLowerCase());

/**
 * «У» and «в» are one word, and the sounds on both sides decide: «3 дублони в Мері», «5 дублонів у Мері», «в Енн».
 * No word that comes behind it here begins with «в» or «ф», which would always have «у».
 */
export const inside = (before: string, after: string): 'у' | 'в' =>
  isVowel(before.at(-1)) || isVowel(after.at(0)) ? 'в' : 'у';

/** «Вперед» begins with the same sound: «3 клітинки вперед», «5 клітинок уперед». */
export const ahead = (before: string): string => `${before} ${inside(before, 'перед')}перед`;
