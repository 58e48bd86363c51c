import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { VerifyWords } from '../../terminal/verify.ts';

const { count, number } = counting('ru');

const MALFORMED = {
  fair: '"fair" должно быть объектом с commitment, secret и words',
  commitment: '"fair.commitment" должно состоять из 64 шестнадцатеричных цифр строчными буквами',
  secret: '"fair.secret" должно состоять из 64 шестнадцатеричных цифр строчными буквами',
  words: '"fair.words" должно быть списком с текстом для каждого места',
  seals: '"fair.seals" должно быть списком, где для каждого места есть печать или пустое значение',
  by: '"fair.by" может быть только "purpose" или отсутствовать',
};

export const verify = (names: Names): VerifyWords => ({
  commitment: commitment => `Обязательство  ${commitment}`,
  secret: secret => `Секрет         ${secret}`,
  secretFits: 'Секрет подходит к обязательству.',
  words: (seat, words) => `Слова ${names.of(seat)}: ${words}`,
  noWords: '(нет)',
  setup: 'Раздача',
  setupFell: captain => `первый Капитан: ${names.ship(captain)}; сокровища и колоды лежат так, как велит секрет`,
  chance: (nth, step) => `№ ${nth}, шаг ${step}`,
  actionFell: ([first, second]) => `кубики действий ${first} и ${second}`,
  combatFell: (ship, face, reroll) =>
    `боевой кубик ${names.of(ship)}: ${names.combatFace(face)}${reroll ? ', переброс' : ''}`,
  shortageFell: (ship, face) => `кубик недостачи ${names.of(ship)}: ${names.shortageFace(face)}`,
  shuffleFell: (seat, cards) =>
    `новая колода ${names.of(seat)}, ${count(cards, { one: 'карта', few: 'карты', other: 'карт' })}`,
  more: chances => `… и ещё ${chances}: всё выпало так, как должно (--all покажет)`,
  proven: chances =>
    `Доказано: раздача, броски и тасовки (всего ${number(chances)}) именно такие, какие дают секрет и слова.`,
  caution:
    'Было ли обязательство опубликовано раньше слов и ваши ли это слова, знаете только вы: сравните с тем, что вы записали.',
  notProven: why => `Не доказано: ${why}`,
  noFairField: 'в записи нет поля "fair"; её кубики взяты не из секрета, который можно проверить',
  malformed: field => MALFORMED[field],
  wrongCommitment: (is, said) => `секрет не подходит к обязательству. Ожидалось ${is}; в записи ${said}`,
  wrongSeal: seat => `слово с места ${seat} — не то, что было запечатано заранее`,
  setupDiffers: (field, is, said) => `раздача расходится в "${field}": ожидалось ${is}; в записи ${said}`,
  chanceDiffers: (nth, step, is, said) =>
    `№ ${nth}, шаг ${step} (steps[${step - 1}]): ожидалось ${is}; в записи ${said}`,
  record: why => `запись расходится с правилами. ${why}`,
});
