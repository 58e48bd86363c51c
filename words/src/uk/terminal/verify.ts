import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { VerifyWords } from '../../terminal/verify.ts';

const { count } = counting('uk');

const MALFORMED = {
  fair: '"fair" має бути обʼєктом із commitment, secret і words',
  commitment: '"fair.commitment" має складатися з 64 шістнадцяткових цифр малими літерами',
  secret: '"fair.secret" має складатися з 64 шістнадцяткових цифр малими літерами',
  words: '"fair.words" має бути списком із текстом для кожного місця',
  seals: '"fair.seals" має бути списком, де для кожного місця є печатка або порожнє значення',
  by: '"fair.by" може бути лише "purpose" або бути відсутнім',
};

export const verify = (names: Names): VerifyWords => ({
  commitment: commitment => `Зобовʼязання  ${commitment}`,
  secret: secret => `Секрет        ${secret}`,
  secretFits: 'Секрет відповідає зобовʼязанню.',
  words: (seat, words) => `Слова ${names.of(seat)}: ${words}`,
  noWords: '(немає)',
  setup: 'Роздача',
  setupFell: captain => `перший Капітан: ${names.ship(captain)}; скарби й колоди лежать так, як велить секрет`,
  chance: (number, step) => `№ ${number}, крок ${step}`,
  actionFell: ([first, second]) => `кубики дій ${first} і ${second}`,
  combatFell: (ship, face, reroll) =>
    `бойовий кубик ${names.of(ship)}: ${names.combatFace(face)}${reroll ? ', перекинуто' : ''}`,
  shortageFell: (ship, face) => `кубик нестачі ${names.of(ship)}: ${names.shortageFace(face)}`,
  shuffleFell: (seat, cards) =>
    `нова колода ${names.of(seat)}, ${count(cards, { one: 'карта', few: 'карти', other: 'карт' })}`,
  more: chances => `… і ще ${chances}: усе випало, як мало випасти (--all покаже)`,
  proven: chances =>
    `Доведено, разом із роздачею: ${count(chances, { one: 'кидок або тасування', few: 'кидки й тасування', other: 'кидків і тасувань' })}. Усе так, як дають секрет і слова.`,
  caution:
    'Чи було зобовʼязання оприлюднено раніше за слова й чи слова справді ваші, знаєте лише ви: порівняйте з тим, що записали.',
  notProven: why => `Не доведено: ${why}`,
  noFairField: 'у записі немає поля "fair"; його кубики не походять із секрету, який можна перевірити',
  malformed: field => MALFORMED[field],
  wrongCommitment: (is, said) => `секрет не відповідає зобовʼязанню. Очікувалося: ${is}; у записі: ${said}`,
  wrongSeal: seat => `слово з місця ${seat} — не те, що було запечатане заздалегідь`,
  setupDiffers: (field, is, said) => `роздача розходиться в "${field}": очікувалося: ${is}; у записі: ${said}`,
  chanceDiffers: (number, step, is, said) =>
    `кидок чи тасування № ${number}, крок ${step} (steps[${step - 1}]): очікувалося: ${is}; у записі: ${said}`,
  record: why => `запис розходиться з правилами. ${why}`,
});
