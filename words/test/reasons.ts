import type { Reason } from '@jamaica/bots';

type Examples = { readonly [K in Reason['kind']]: readonly Extract<Reason, { kind: K }>[] };

/** Each kind of reason, in every way that has words of its own. */
export const REASONS: Examples = {
  sails: [
    { kind: 'sails', to: { space: 17, lap: 0 }, chance: 0.4 },
    { kind: 'sails', to: { space: 0, lap: 0 }, chance: 1 },
  ],
  finishes: [{ kind: 'finishes', chance: 0.25 }],
  'passes-red-line': [{ kind: 'passes-red-line', chance: 1 }],
  'falls-behind-red-line': [{ kind: 'falls-behind-red-line', chance: 0.1 }],
  'reaches-lair': [
    { kind: 'reaches-lair', space: 11, treasure: true, chance: 1 },
    { kind: 'reaches-lair', space: 11, treasure: false, chance: 1 },
  ],
  loads: [{ kind: 'loads', resource: 'gold', tokens: 5, chance: 1 }],
  'throws-overboard': [{ kind: 'throws-overboard', hold: 'food:2', chance: 1 }],
  'loses-load': [{ kind: 'loses-load', hold: 'gold:3', chance: 1 }],
  pays: [{ kind: 'pays', resource: 'food', tokens: 4, chance: 0.75 }],
  'risks-shortage': [
    { kind: 'risks-shortage', resource: 'food', chance: 0.4 },
    { kind: 'risks-shortage', resource: 'food', chance: 1 },
    { kind: 'risks-shortage', resource: 'gold', chance: 0.999 },
  ],
  fights: [
    { kind: 'fights', ship: 2, attacks: true, chance: 1, winChance: 0.62 },
    { kind: 'fights', ship: 'ghost', attacks: false, chance: 0.4, winChance: 0 },
  ],
  'spends-gunpowder': [{ kind: 'spends-gunpowder', tokens: 3, chance: 1 }],
  'uses-sabre': [{ kind: 'uses-sabre', on: 2, chance: 0.5 }],
  robs: [
    { kind: 'robs', ship: 2, booty: 'gold:6', chance: 0.5 },
    { kind: 'robs', ship: 2, booty: 'sarans-sabre', chance: 1 },
    { kind: 'robs', ship: 'ghost', booty: { hidden: 0 }, chance: 1 },
  ],
  'is-robbed': [{ kind: 'is-robbed', by: 3, chance: 0.3 }],
  'gives-curse': [
    { kind: 'gives-curse', to: 2, treasure: -4, chance: 1 },
    { kind: 'gives-curse', to: 2, treasure: 'hidden', chance: 1 },
  ],
  'gives-treasure': [
    { kind: 'gives-treasure', to: 'ghost', treasure: 7, chance: 1 },
    { kind: 'gives-treasure', to: 'ghost', treasure: 'morgans-map', chance: 1 },
    { kind: 'gives-treasure', to: 'ghost', treasure: 'hidden', chance: 1 },
  ],
  'leaves-treasure': [{ kind: 'leaves-treasure', space: 9, chance: 1 }],
  'gets-curse': [{ kind: 'gets-curse', from: 3, chance: 0.2 }],
  'ghost-fights': [{ kind: 'ghost-fights', ship: 3, chance: 1 }],
  'ghost-robs': [{ kind: 'ghost-robs', ship: 3, chance: 0.5 }],
  'ghost-reaches-lair': [{ kind: 'ghost-reaches-lair', space: 9, chance: 1 }],
};
