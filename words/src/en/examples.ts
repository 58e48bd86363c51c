import type { Examples } from '../examples.ts';

export const examples: Examples = {
  leavesTooLittle: 'leaves 2 food for a space that costs 3',
  risksShortage: 'risks a shortage of food (40%)',
  reachesLair: 'reaches lair 11 with a treasure',
  fights: 'attacks Samuel (wins 62%)',
  outcome: 'wins 63%, 31 points on average',
  overboard: 'Samuel throws 3 gunpowder overboard. Samuel loads 1 doubloon into the 6th Hold.',
  battleWon: 'Anne wins, 10 (with Lady Beth) to 5.',
  curseGiven: 'John hands a cursed treasure to Samuel.',
  behindStart: 'The Ghost Ship sails back from Port Royal to 48 behind the start (sea).',
  attacked: 'Liv attacks Саша.',
  treasureFound: [
    'found in a lair',
    'found in lair 9, then held by Nell',
    'found in a lair, then held by Nell and Bram',
  ],
};
