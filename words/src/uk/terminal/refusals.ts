import type { DecisionKind, Need, Question } from '@jamaica/rules';
import type { HeaderField } from '@jamaica/rules/record';
import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { RefusalWords } from '../../terminal/refusals.ts';

const { count, list, either } = counting('uk');

const OPTIONS = { one: 'варіант', few: 'варіанти', other: 'варіантів' };

const shipOf = (ship: number | 'ghost'): string => (ship === 'ghost' ? 'Корабля-привида' : `місця ${ship}`);
const shipName = (ship: number | 'ghost'): string => (ship === 'ghost' ? 'Корабель-привид' : `місце ${ship}`);

const need = (chance: Need): string => {
  if ('shuffle' in chance) return `перетасована колода місця ${chance.shuffle}`;
  switch (chance.roll) {
    case 'action':
      return 'кидок Капітана двома кубиками дій';
    case 'combat':
      return `кидок бойового кубика (${shipName(chance.ship)})`;
    case 'shortage':
      return `кидок кубика нестачі (${shipName(chance.ship)})`;
  }
};

const HEADER: Readonly<Record<HeaderField, string>> = {
  edition: '"edition" має бути "2007" або "2021"',
  players: '"players" має бути цілим числом від 2 до 6',
  ghost: '"ghost" має бути true для 2 гравців, false для 6, true або false для 3–5',
  house: '"house" має містити принаймні одне домашнє правило, з незвичним значенням',
  captain: '"captain" має бути номером місця, якщо лічити від 0',
  pile: '"pile" має перелічувати 9 карт скарбів гри, верхню першою, кожну стільки разів, скільки вона є',
  removed: '"removed" має перелічувати всі карти скарбів, яких немає в стосі',
  decks: '"decks" має перелічувати для кожного місця 11 різних карт дій, верхню першою',
};

export const refusals = (names: Names): RefusalWords => {
  const decision = (kind: DecisionKind, seats: string): string =>
    `рішення «${kind}» (${names.decision(kind)}), місце ${seats}`;
  const question = ({ kind, seat }: Question): string => decision(kind, String(seat));

  return {
    over: 'гру завершено, більше нічого не очікувалося',
    awaitsChance: chance => `очікувалося: ${need(chance)}`,
    awaitsDecision: (kind, seats) => `очікувалося: ${decision(kind, either(seats.map(String)))}`,
    notAnOption: (asked, options) => `${question(asked)}: очікувався один із варіантів: ${list(options)}`,
    notAFace: (chance, faces) =>
      `${need(chance)}: очікувалося ${'roll' in chance && chance.roll === 'action' ? 'два числа' : 'одне'} з таких: ${list(faces.map(String))}`,
    notThatDeck: (seat, cards) =>
      `перетасована колода місця ${seat}: очікувалися саме ці карти в будь-якому порядку: ${list(cards)}`,
    header: field => HEADER[field],
    notARecord: 'очікувався запис гри: обʼєкт із "v":1, роздачею і списком "steps"',
    notAStep: 'очікувався кидок, тасування, рішення або позначка у вигляді обʼєкта',
    countDiffers: (asked, counted, said) =>
      `${question(asked)}: очікувалося: ${count(counted, OPTIONS)}; у записі: ${said}`,
    optionsDiffer: (asked, options) => `${question(asked)}: очікувалися варіанти ${list(options)}, у записі інші`,
    markExpected: after => `очікувалася позначка після ходу ${shipOf(after)}`,
    markUnexpected: 'позначка там, де хід не завершено: очікувався кидок, тасування або рішення',
    markDiffers: (path, is, said) => `позначка розходиться в ${path}: очікувалося: ${is}; у записі: ${said}`,
    finalUnexpected: 'є "final", хоча гру не завершено',
    finalDiffers: (path, is, said) =>
      `підсумковий рахунок розходиться в ${path}: очікувалося: ${is}; у записі: ${said}`,
  };
};
