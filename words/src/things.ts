import type { Level } from '@jamaica/bots';
import {
  type Action,
  type DecisionKind,
  goodsIn,
  type Half,
  PORT_ROYAL,
  type Power,
  type Resource,
  type ShortageFace,
  type SpaceKind,
} from '@jamaica/rules';
import { type AgreedWords, agreedIn, agreedInFull } from './agreed.ts';
import { arrival } from './arrival.ts';
import { cardText } from './cards.ts';
import { counting, type Forms } from './counting.ts';
import type { Language } from './language.ts';
import type { Things } from './names.ts';
import type { Pirate } from './pirates.ts';

/** The words that a language has for the things of the game. */
interface Vocabulary {
  readonly actions: Readonly<Record<Action, string>>;
  readonly tokens: Readonly<Record<Resource, Forms>>;
  readonly powers: Readonly<Record<Power, string>>;
  readonly halves: Readonly<Record<Half, string>>;
  readonly kinds: Readonly<Record<SpaceKind, string>>;
  /** Said of a space that lies behind the start line. */
  readonly behindStart: string;
  readonly faces: Readonly<Record<ShortageFace, string>>;
  readonly decisions: Readonly<Record<DecisionKind, string>>;
  readonly pirates: Readonly<Record<Pirate, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly agreed: AgreedWords;
}

/** What things are called, from a language's words for them. */
export const thingsFrom = (language: Language, words: Vocabulary): Things => {
  const { count, signed } = counting(language);
  const things: Things = {
    resource: resource => words.actions[resource],
    goods: hold => things.tokens(goodsIn(hold).resource, goodsIn(hold).tokens),
    tokens: (resource, tokens) => count(tokens, words.tokens[resource]),
    action: action => words.actions[action],
    card: card => cardText(card, things.action),
    treasure: treasure => (typeof treasure === 'number' ? signed(treasure) : words.powers[treasure]),
    half: half => words.halves[half],
    spaceKind: kind => words.kinds[kind],
    place: ({ space, lap }) => {
      const there = space === PORT_ROYAL ? words.kinds['port-royal'] : String(space);
      return lap < 0 ? `${there} ${words.behindStart}` : there;
    },
    spot: to => arrival(to, things),
    shortageFace: face => words.faces[face],
    combatFace: face => (face === 'star' ? words.faces.star : String(face)),
    decision: kind => words.decisions[kind],
    pirate: pirate => words.pirates[pirate],
    level: level => words.levels[level],
    agreed: rules => agreedIn(words.agreed, rules),
    agreedInFull: rules => agreedInFull(words.agreed, rules),
  };
  return things;
};
