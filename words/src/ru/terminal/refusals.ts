import type { DecisionKind, Need, Question } from '@jamaica/rules';
import type { HeaderField } from '@jamaica/rules/record';
import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { RefusalWords } from '../../terminal/refusals.ts';

const { count, list, either } = counting('ru');

const OPTIONS = { one: 'вариант', few: 'варианта', other: 'вариантов' };

const shipOf = (ship: number | 'ghost'): string => (ship === 'ghost' ? 'Корабля-призрака' : `места ${ship}`);

const need = (chance: Need): string => {
  if ('shuffle' in chance) return `перетасованная колода места ${chance.shuffle}`;
  switch (chance.roll) {
    case 'action':
      return 'бросок двух кубиков действий Капитаном';
    case 'combat':
      return `бросок боевого кубика для ${shipOf(chance.ship)}`;
    case 'shortage':
      return `бросок кубика недостачи для ${shipOf(chance.ship)}`;
  }
};

const HEADER: Readonly<Record<HeaderField, string>> = {
  edition: '"edition" должно быть "2007" или "2021"',
  players: '"players" должно быть целым числом от 2 до 6',
  ghost: '"ghost" должно быть true при 2 игроках, false при 6, true или false при 3–5',
  house: '"house" должно содержать хотя бы одно домашнее правило, с необычным значением',
  captain: '"captain" должно быть номером места, считая с 0',
  pile: '"pile" должно перечислять 9 карт сокровищ, начиная с верхней, каждую не больше раз, чем она есть в игре',
  removed: '"removed" должно перечислять все карты сокровищ, которых нет в стопке',
  decks: '"decks" должно перечислять для каждого места 11 разных карт действий, начиная с верхней',
};

export const refusals = (names: Names): RefusalWords => {
  const decision = (kind: DecisionKind, seats: string): string =>
    `решение «${kind}» (${names.decision(kind)}), место ${seats}`;
  const question = ({ kind, seat }: Question): string => decision(kind, String(seat));

  return {
    over: 'партия окончена, больше ничего не ожидалось',
    awaitsChance: chance => `ожидалось: ${need(chance)}`,
    awaitsDecision: (kind, seats) => `ожидалось: ${decision(kind, either(seats.map(String)))}`,
    notAnOption: (asked, options) => `${question(asked)}: ожидался один из вариантов: ${list(options)}`,
    notAFace: (chance, faces) =>
      `${need(chance)}: ${'roll' in chance && chance.roll === 'action' ? 'ожидались два значения' : 'ожидалось одно значение'} из: ${list(faces.map(String))}`,
    notThatDeck: (seat, cards) =>
      `перетасованная колода места ${seat}: ожидались именно эти карты в любом порядке: ${list(cards)}`,
    header: field => HEADER[field],
    notARecord: 'ожидалась запись партии: объект с "v":1, раздачей и списком "steps"',
    notAStep: 'ожидался объект: бросок, тасовка, решение или отметка',
    countDiffers: (asked, counted, said) =>
      `${question(asked)}: ожидалось: ${count(counted, OPTIONS)}; в записи: ${said}`,
    optionsDiffer: (asked, options) => `${question(asked)}: ожидались варианты: ${list(options)}; в записи другие`,
    markExpected: after => `ожидалась отметка после хода ${shipOf(after)}`,
    markUnexpected: 'отметка там, где ход не закончен: ожидался бросок, тасовка или решение',
    markDiffers: (path, is, said) => `отметка расходится в ${path}: ожидалось ${is}; в записи ${said}`,
    finalUnexpected: '"final" есть, хотя партия не окончена',
    finalDiffers: (path, is, said) => `итоговый счёт расходится в ${path}: ожидалось ${is}; в записи ${said}`,
  };
};
