import { SPACES } from './board.ts';
import { CARDS } from './cards.ts';
import type { Code } from './decision.ts';
import { choiceOf, list, writeChoice } from './decisions.ts';
import { ACTION_FACES } from './dice.ts';
import { cargoOf, filled, namedHold, ORDINARY_HOLDS, RESOURCES } from './holds.ts';
import { slotOf } from './observation.ts';
import { GHOST_SLOT, TREASURE_KINDS } from './observation-layout.ts';
import { DECISIONS, type DecisionKind, decisionKind, PHASES, phase } from './phases.ts';
import { spaceOf } from './place.ts';
import type { Seat } from './seats.ts';
import { optionBuffer, phaseOf, type State } from './state.ts';
import { PILE_SIZE, POWERS } from './treasures.ts';

// Every option there can be has a number of its own, for programs that learn: a policy has a fixed list of answers, and a
// mask says which of them are open. The numbers are counted here, group by group; another order is another version.

/** A group of options that some kinds of decisions share. */
export interface OptionGroup {
  readonly kinds: readonly DecisionKind[];
  /** How the options are written. */
  readonly names: readonly string[];
  readonly says: string;
}

const MOST_POWDER = (ORDINARY_HOLDS + 1) * 6;
/** The ways to split a payment among the fullest holds there can be. A test counts them. */
const MOST_SPLITS = 214;

const upTo = (count: number, name: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => name(index));

const HOLDS = [false, true].flatMap(sixth =>
  RESOURCES.flatMap(resource => ACTION_FACES.map(tokens => namedHold(filled(cargoOf(resource), tokens), sixth))),
);

const DICE = ACTION_FACES.flatMap(morning => ACTION_FACES.map(evening => `${morning}/${evening}`));
const LOOT = [
  ...HOLDS.map(hold => `hold:${hold}`),
  ...POWERS.map(power => `power:${power}`),
  ...upTo(PILE_SIZE, index => `hidden:${index}`),
  ...TREASURE_KINDS.map(treasure => `give:${treasure}`),
  'nothing',
];

/** The groups in the order of their numbers. */
export const OPTION_GROUPS: readonly OptionGroup[] = [
  { kinds: ['card'], names: CARDS, says: 'the card of the round' },
  { kinds: ['dice'], names: DICE, says: 'the dice, morning/evening' },
  {
    kinds: ['move', 'retreat', 'ghost-move'],
    names: upTo(SPACES.length, space => `to:${space}`),
    says: 'the space where a movement ends, whatever the lap',
  },
  { kinds: ['load', 'ghost-load'], names: ['ordinary', 'sixth'], says: 'the hold that takes a load' },
  { kinds: ['empty'], names: HOLDS, says: 'the hold that is emptied' },
  {
    kinds: ['attack', 'ghost-attack'],
    names: [...upTo(GHOST_SLOT, slot => `ship:+${slot}`), 'ship:ghost'],
    says: 'whom to attack: so many seats clockwise from the one that decides',
  },
  { kinds: ['powder'], names: upTo(MOST_POWDER + 1, String), says: 'how much gunpowder' },
  { kinds: ['sabre'], names: ['keep', 'reroll'], says: 'whether a die is rolled again' },
  { kinds: ['loot', 'ghost-loot'], names: LOOT, says: 'what the winner takes or gives' },
  { kinds: ['treasure'], names: ['take', 'leave'], says: 'the treasure after a shortage' },
  { kinds: ['ghost-direction'], names: ['forward', 'backward'], says: 'where the Ghost Ship sails' },
  {
    kinds: ['pay', 'powder-from'],
    names: upTo(MOST_SPLITS, index => `split:${index}`),
    says: 'from which holds: the place in the list of options',
  },
];

const FIRSTS = OPTION_GROUPS.map((_, index) =>
  OPTION_GROUPS.slice(0, index).reduce((sum, { names }) => sum + names.length, 0),
);

/** How many options have a number. */
export const OPTION_IDS = OPTION_GROUPS.reduce((sum, { names }) => sum + names.length, 0);

const groupOf = (kind: DecisionKind): number => OPTION_GROUPS.findIndex(({ kinds }) => kinds.includes(kind));

/** How a kind's options are numbered. */
type Numbering = (game: State, seat: Seat, code: Code, index: number) => number;

const numberingOf = (kind: DecisionKind): Numbering => {
  const group = groupOf(kind);
  const first = FIRSTS[group];
  switch (kind) {
    case 'card':
    case 'powder':
      return (_game, _seat, code) => first + code;
    case 'move':
    case 'retreat':
    case 'ghost-move':
      return (_game, _seat, code) => first + spaceOf(code);
    case 'attack':
    case 'ghost-attack':
      return (game, seat, code) => first + slotOf(game, seat, code);
    case 'pay':
    case 'powder-from':
      return (_game, _seat, _code, index) => first + index;
    // What is written decides: a hold is a number here, and what is in it is written.
    case 'empty':
    case 'loot':
    case 'ghost-loot':
      return byName(OPTION_GROUPS[group].names, first);
    case 'dice':
    case 'load':
    case 'sabre':
    case 'treasure':
    case 'ghost-direction':
    case 'ghost-load':
      return byCode(byName(OPTION_GROUPS[group].names, first));
  }
};

const byName =
  (names: readonly string[], first: number): Numbering =>
  (game, _seat, code) =>
    first + names.indexOf(writeChoice(choiceOf(game, code)));

/** For codes that are written the same way in every game: most of them come again and again. */
const byCode = (numbering: Numbering): Numbering => {
  const known = new Map<Code, number>();
  return (game, seat, code, index) => {
    const id = known.get(code) ?? numbering(game, seat, code, index);
    known.set(code, id);
    return id;
  };
};

// By the numbers of the phases; where nothing is decided nothing is asked for.
const FIRST_DECISION = phase(DECISIONS[0]);
const NUMBERINGS: readonly Numbering[] = PHASES.map((_, now) =>
  numberingOf(decisionKind(Math.min(Math.max(now, FIRST_DECISION), FIRST_DECISION + DECISIONS.length - 1))),
);

const codes = optionBuffer();

/**
 * Writes the numbers of a seat's options into `ids` from `at` on, in the order in which they are listed, and says how many
 * there are: none when nothing is asked of it.
 */
export const listOptionIds = (game: State, seat: Seat, ids: Int16Array, at = 0): number => {
  const count = list(game, seat, codes);
  const number = NUMBERINGS[phaseOf(game)];
  for (let index = 0; index < count; index++) ids[at + index] = number(game, seat, codes[index], index);
  return count;
};
