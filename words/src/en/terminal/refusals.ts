import type { DecisionKind, Need, Question } from '@jamaica/rules';
import type { HeaderField } from '@jamaica/rules/record';
import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { RefusalWords } from '../../terminal/refusals.ts';

const { count, list, either } = counting('en');

const OPTIONS = { one: 'option', other: 'options' };

const shipOf = (ship: number | 'ghost'): string => (ship === 'ghost' ? 'the Ghost Ship' : `seat ${ship}`);

const need = (chance: Need): string => {
  if ('shuffle' in chance) return `the shuffle of seat ${chance.shuffle}’s deck`;
  switch (chance.roll) {
    case 'action':
      return 'the Captain’s roll of the two action dice';
    case 'combat':
      return `a roll of the combat die for ${shipOf(chance.ship)}`;
    case 'shortage':
      return `a roll of the shortage die for ${shipOf(chance.ship)}`;
  }
};

const HEADER: Readonly<Record<HeaderField, string>> = {
  edition: '"edition" must be "2007" or "2021"',
  players: '"players" must be a whole number from 2 to 6',
  ghost: '"ghost" must be true with 2 players, false with 6, and true or false with 3 to 5',
  house: '"house" must list at least one house rule, with the value that is not the usual one',
  captain: '"captain" must be the number of a seat, counted from 0',
  pile: '"pile" must list 9 of the game’s treasure cards, top first, each as often as there is one',
  removed: '"removed" must list the treasure cards that are not in the pile, all of them',
  decks: '"decks" must list for each seat the 11 different action cards, top first',
};

export const refusals = (names: Names): RefusalWords => {
  const decision = (kind: DecisionKind, seats: string): string =>
    `decision "${kind}" (${names.decision(kind)}) of seat ${seats}`;
  const question = ({ kind, seat }: Question): string => decision(kind, String(seat));

  return {
    over: 'the game is over, nothing more was expected',
    awaitsChance: chance => `expected ${need(chance)}`,
    awaitsDecision: (kind, seats) => `expected the ${decision(kind, either(seats.map(String)))}`,
    notAnOption: (asked, options) => `${question(asked)}: expected one of ${list(options)}`,
    notAFace: (chance, faces) =>
      `${need(chance)}: expected ${'roll' in chance && chance.roll === 'action' ? 'two of' : 'one of'} ${list(faces.map(String))}`,
    notThatDeck: (seat, cards) =>
      `the shuffled deck of seat ${seat}: expected just these cards in any order: ${list(cards)}`,
    header: field => HEADER[field],
    notARecord: 'expected a game record: an object with "v":1, the set-up and a list "steps"',
    notAStep: 'expected a chance step, a decision or a mark, as an object',
    countDiffers: (asked, counted, said) =>
      `${question(asked)}: expected ${count(counted, OPTIONS)}, the record says ${said}`,
    optionsDiffer: (asked, options) =>
      `${question(asked)}: expected the options ${list(options)}, the record has others`,
    markExpected: after => `expected the mark after the turn of ${shipOf(after)}`,
    markUnexpected: 'a mark where no turn has ended: expected a chance step or a decision',
    markDiffers: (path, is, said) => `the mark differs at ${path}: expected ${is}, the record says ${said}`,
    finalUnexpected: 'a "final" although the game is not over',
    finalDiffers: (path, is, said) => `the final score differs at ${path}: expected ${is}, the record says ${said}`,
  };
};
