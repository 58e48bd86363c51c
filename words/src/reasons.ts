import type { Booty, Reason } from '@jamaica/bots';
import { type Grounded, type HoldText, RESOURCES, type ShipName } from '@jamaica/rules';
import type { AdviceWords } from './advice.ts';
import type { GroundWords } from './grounds.ts';
import type { GameWords } from './words.ts';

/** From here on a percentage is written as 100, and says nothing. */
const CERTAIN = 0.995;
const isCertain = ({ chance }: Reason): boolean => chance >= CERTAIN;

/** A reason for or against an option, with its chance unless it is certain: `risks a shortage of food (40%)`. */
export const reasonText = (reason: Reason, { advice }: GameWords): string => {
  const remarks = [
    ...(isCertain(reason) ? [] : [advice.chance(reason.chance)]),
    ...(reason.kind === 'fights' ? [advice.wins(reason.winChance)] : []),
  ];
  const text = phrase(reason, advice);
  return remarks.length === 0 ? text : `${text} (${remarks.join(', ')})`;
};

const phrase = (reason: Reason, advice: AdviceWords): string => {
  switch (reason.kind) {
    case 'sails':
      return advice.sails(reason.to);
    case 'finishes':
      return advice.finishes;
    case 'passes-red-line':
      return advice.passesRedLine;
    case 'falls-behind-red-line':
      return advice.fallsBehindRedLine;
    case 'reaches-lair':
      return reason.treasure ? advice.reachesTreasure(reason.space) : advice.reachesLair(reason.space);
    case 'loads':
      return advice.loads(reason.resource, reason.tokens);
    case 'throws-overboard':
      return advice.throwsOverboard(reason.hold);
    case 'loses-load':
      return advice.losesLoad(reason.hold);
    case 'pays':
      return advice.pays(reason.resource, reason.tokens);
    case 'risks-shortage':
      return isCertain(reason) ? advice.suffersShortage(reason.resource) : advice.risksShortage(reason.resource);
    case 'fights':
      return reason.attacks ? advice.attacks(reason.ship) : advice.defends(reason.ship);
    case 'spends-gunpowder':
      return advice.spendsGunpowder(reason.tokens);
    case 'uses-sabre':
      return advice.usesSabre(reason.on);
    case 'robs':
      return robbery(reason.ship, reason.booty, advice);
    case 'is-robbed':
      return advice.isRobbed(reason.by);
    case 'gives-curse':
      return advice.givesCurse(reason.to, reason.treasure === 'hidden' ? null : reason.treasure);
    case 'gives-treasure':
      return advice.givesTreasure(reason.to, reason.treasure === 'hidden' ? null : reason.treasure);
    case 'leaves-treasure':
      return advice.leavesTreasure(reason.space);
    case 'gets-curse':
      return advice.getsCurse(reason.from);
    case 'ghost-fights':
      return advice.ghostFights(reason.ship);
    case 'ghost-robs':
      return advice.ghostRobs(reason.ship);
    case 'ghost-reaches-lair':
      return advice.ghostReachesLair(reason.space);
  }
};

const robbery = (loser: ShipName, booty: Booty, advice: AdviceWords): string => {
  if (typeof booty !== 'string') return advice.robsTreasure(loser, booty.hidden + 1);
  return isHold(booty) ? advice.robsHold(loser, booty) : advice.robsPower(loser, booty);
};

const isHold = (booty: Extract<Booty, string>): booty is HoldText =>
  RESOURCES.some(resource => booty.startsWith(`${resource}:`));

/** What speaks for an option or against it: `leaves 2 food for a space that costs 3`. */
export const groundText = (ground: Grounded, { grounds }: GameWords): string => {
  const text = groundPhrase(ground, grounds);
  return ground.isSure ? text : `${text} (${grounds.oneLane})`;
};

const groundPhrase = (ground: Grounded, words: GroundWords): string => {
  switch (ground.kind) {
    case 'finishes':
      return words.finishes(ground.points);
    case 'passes-red-line':
      return words.passesRedLine(ground.points);
    case 'short':
      return words.short(ground.price.resource, ground.has, ground.price.tokens, ground.isLeft);
    case 'treasure':
      return words.treasure;
    case 'loses-load':
      return words.losesLoad(ground.resource, ground.tokens);
    case 'throws-overboard':
      return words.throwsOverboard(ground.resource, ground.tokens);
    case 'loads':
      return words.loads(ground.resource, ground.tokens, ground.aboard);
    case 'pays':
      return words.pays(ground.price.resource, ground.price.tokens, ground.left);
    case 'nears':
      return ground.spaces > 0 ? words.nearer(ground.spaces) : words.farther(-ground.spaces);
    case 'keeps':
      return words.keeps(ground.resource, ground.tokens);
    case 'empties':
      return words.empties(ground.holds);
  }
};
