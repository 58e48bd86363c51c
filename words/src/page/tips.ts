import type { Action, DecisionKind, Power, Resource, SpaceKind } from '@jamaica/rules';
import type { RuleId } from '../chapters.ts';

/** A rule in a sentence, and where it stands in the rulebook. */
export interface Tip {
  readonly text: string;
  readonly rules: readonly RuleId[];
}

/** Symbols that are explained by themselves. */
const TIP_SIGNS = [
  'hidden',
  'cursed',
  'value',
  'hold',
  'sixth',
  'hand',
  'deck',
  'discards',
  'captain',
  'chosen',
  'rank',
  'dice',
  'combatDie',
  'shortageDie',
  'token',
  'pile',
  'redLine',
  'points',
  'fork',
  'finish',
  'ghost',
  'ladyBeth',
] as const;
export type TipSign = (typeof TIP_SIGNS)[number];

/** The rule behind every symbol and every question. */
export interface TipWords extends Readonly<Record<TipSign, Tip>> {
  power(power: Power): Tip;
  good(resource: Resource): Tip;
  space(kind: SpaceKind): Tip;
  action(action: Action): Tip;
  decision(kind: DecisionKind): Tip;
}

/** Something for everything that has a tip. */
interface Tipped<T> {
  readonly signs: Readonly<Record<TipSign, T>>;
  readonly powers: Readonly<Record<Power, T>>;
  readonly goods: Readonly<Record<Resource, T>>;
  readonly spaces: Readonly<Record<SpaceKind, T>>;
  readonly actions: Readonly<Record<Action, T>>;
  readonly decisions: Readonly<Record<DecisionKind, T>>;
}

/** What a language has to say; the rules have the same numbers in all of them. */
export type TipTexts = Tipped<string>;

const RULES: Tipped<readonly RuleId[]> = {
  signs: {
    hidden: ['R-TRE-2'],
    cursed: ['R-TRE-4'],
    value: ['R-END-3'],
    hold: ['R-LOA-1'],
    sixth: ['R-TRE-9'],
    hand: ['R-RND-6'],
    deck: ['R-RND-7'],
    discards: ['R-RND-7'],
    captain: ['R-RND-8'],
    chosen: ['R-RND-3'],
    rank: ['R-END-5'],
    dice: ['R-RND-2'],
    combatDie: ['R-BAT-3'],
    shortageDie: ['R-SHO-12'],
    token: ['R-PAY-4'],
    pile: ['R-SET-2'],
    redLine: ['R-END-4'],
    points: ['R-END-3'],
    fork: ['R-MOV-2'],
    finish: ['R-END-2'],
    ghost: ['R-GHO-4'],
    ladyBeth: ['R-GHO-2'],
  },
  powers: {
    'morgans-map': ['R-TRE-5'],
    'sarans-sabre': ['R-TRE-6'],
    'lady-beth': ['R-TRE-8'],
    'sixth-hold': ['R-TRE-9'],
  },
  goods: { gold: ['R-PAY-1'], food: ['R-PAY-1'], gunpowder: ['R-BAT-3'] },
  spaces: { 'port-royal': ['R-MOV-5'], port: ['R-PAY-1'], sea: ['R-PAY-1'], lair: ['R-PAY-4'] },
  actions: {
    gold: ['R-LOA-1'],
    food: ['R-LOA-1'],
    gunpowder: ['R-LOA-1'],
    forward: ['R-MOV-1'],
    backward: ['R-MOV-4'],
  },
  decisions: {
    dice: ['R-RND-2'],
    card: ['R-RND-3'],
    move: ['R-MOV-2'],
    load: ['R-LOA-2'],
    empty: ['R-LOA-3'],
    pay: ['R-PAY-2'],
    attack: ['R-BAT-2'],
    powder: ['R-BAT-3'],
    'powder-from': ['R-BAT-3'],
    sabre: ['R-TRE-6'],
    loot: ['R-BAT-9'],
    retreat: ['R-SHO-3', 'R-SHO-13'],
    treasure: ['R-HOU-3'],
    'ghost-direction': ['R-GHO-5'],
    'ghost-move': ['R-GHO-5'],
    'ghost-attack': ['R-GHO-5'],
    'ghost-loot': ['R-GHO-9'],
    'ghost-load': ['R-GHO-9'],
  },
};

/** The tips of a language, each with the numbers of its rules. */
export const tipsIn = (texts: TipTexts): TipWords => {
  const sign = (name: TipSign): Tip => ({ text: texts.signs[name], rules: RULES.signs[name] });
  return {
    hidden: sign('hidden'),
    cursed: sign('cursed'),
    value: sign('value'),
    hold: sign('hold'),
    sixth: sign('sixth'),
    hand: sign('hand'),
    deck: sign('deck'),
    discards: sign('discards'),
    captain: sign('captain'),
    chosen: sign('chosen'),
    rank: sign('rank'),
    dice: sign('dice'),
    combatDie: sign('combatDie'),
    shortageDie: sign('shortageDie'),
    token: sign('token'),
    pile: sign('pile'),
    redLine: sign('redLine'),
    points: sign('points'),
    fork: sign('fork'),
    finish: sign('finish'),
    ghost: sign('ghost'),
    ladyBeth: sign('ladyBeth'),
    power: power => ({ text: texts.powers[power], rules: RULES.powers[power] }),
    good: resource => ({ text: texts.goods[resource], rules: RULES.goods[resource] }),
    space: kind => ({ text: texts.spaces[kind], rules: RULES.spaces[kind] }),
    action: action => ({ text: texts.actions[action], rules: RULES.actions[action] }),
    decision: kind => ({ text: texts.decisions[kind], rules: RULES.decisions[kind] }),
  };
};
