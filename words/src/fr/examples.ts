import type { Examples } from '../examples.ts';

export const examples: Examples = {
  leavesTooLittle: 'ne garde que 2 rations pour une case qui en coûte 3',
  risksShortage: 'risque une pénurie de vivres (40 %)',
  reachesLair: 'atteint le repaire 11 et son trésor',
  fights: 'attaque Samuel (victoire : 62 %)',
  outcome: 'victoire : 63 %, 31 points en moyenne',
  overboard: 'Samuel jette 3 barils de poudre par-dessus bord. Samuel charge 1 doublon dans la 6e Cale.',
  battleWon: 'Anne gagne, 10 (avec Lady Beth) à 5.',
  curseGiven: 'John remet un trésor maudit à Samuel.',
  behindStart: 'Le Vaisseau fantôme recule de Port Royal à la case 48 derrière la ligne de départ (mer).',
  attacked: 'Liv attaque Саша.',
  treasureFound: [
    'trouvé dans un repaire',
    'trouvé dans le repaire 9, passé chez Nell',
    'trouvé dans un repaire, passé chez Nell et Bram',
  ],
};
