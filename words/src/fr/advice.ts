import type { Treasure } from '@jamaica/rules';
import type { AdviceWords } from '../advice.ts';
import { counting } from '../counting.ts';
import type { FrenchNames } from './names.ts';
import { POWERS } from './powers.ts';

const { count, percent } = counting('fr');

export const OF = { gold: 'd’or', food: 'de vivres', gunpowder: 'de poudre' };

export const points = (score: number): string => count(Math.round(score), { one: 'point', other: 'points' });

export const advice = (names: FrenchNames): AdviceWords => {
  const { goods, tokens, treasure, within, of, to, spaceAt } = names;
  const gift = (given: Treasure | null): string => {
    if (given === null) return 'un trésor face cachée';
    return typeof given === 'string' ? POWERS[given] : `un trésor de ${treasure(given)}`;
  };
  return {
    sails: end => `arrive à ${spaceAt(end)}`,
    finishes: 'franchit l’arrivée',
    passesRedLine: 'passe la ligne rouge',
    fallsBehindRedLine: 'repasse derrière la ligne rouge',
    reachesLair: space => `atteint le repaire ${space}, déjà pillé`,
    reachesTreasure: space => `atteint le repaire ${space} et son trésor`,
    loads: (resource, loaded) => `charge ${tokens(resource, loaded)}`,
    throwsOverboard: hold => `jette ${goods(hold)} par-dessus bord`,
    losesLoad: hold => `perd ${goods(hold)} faute de cale`,
    pays: (resource, paid) => `paie ${tokens(resource, paid)}`,
    risksShortage: resource => `risque une pénurie ${OF[resource]}`,
    suffersShortage: resource => `subit une pénurie ${OF[resource]}`,
    attacks: rival => `attaque ${within(rival)}`,
    defends: rival => `se défend contre ${within(rival)}`,
    spendsGunpowder: spent => (spent === 0 ? 'ne dépense pas de poudre' : `dépense ${tokens('gunpowder', spent)}`),
    usesSabre: on => `utilise le Sabre de Saran sur le jet ${of(on)}`,
    robsHold: (loser, hold) => `prend ${goods(hold)} ${to(loser)}`,
    robsPower: (loser, power) => `prend ${POWERS[power]} ${to(loser)}`,
    robsTreasure: (loser, position) => `prend le trésor caché n° ${position} ${to(loser)}`,
    isRobbed: by => `se fait piller par ${within(by)}`,
    givesCurse: (loser, given) =>
      `remet un trésor maudit ${given === null ? '' : `de ${treasure(given)} `}${to(loser)}`,
    givesTreasure: (receiver, given) => `donne ${gift(given)} ${to(receiver)}`,
    leavesTreasure: space => `laisse le trésor du repaire ${space}`,
    getsCurse: from => `reçoit un trésor maudit ${of(from)}`,
    ghostFights: rival => `le Vaisseau fantôme attaque ${within(rival)}`,
    ghostRobs: loser => `le Vaisseau fantôme pille ${within(loser)}`,
    ghostReachesLair: space => `le Vaisseau fantôme prend le trésor du repaire ${space}`,
    chance: percent,
    wins: chance => `victoire : ${percent(chance)}`,
    outcome: (winChance, score) => `victoire : ${percent(winChance)}, ${points(score)} en moyenne`,
  };
};
