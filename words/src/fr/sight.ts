import { counting } from '../counting.ts';
import type { SightWords } from '../sight.ts';
import type { FrenchNames } from './names.ts';
import { spaces } from './spaces.ts';

const { either } = counting('fr');

const TOWARDS = {
  'port-royal': 'jusqu’à Port Royal',
  port: 'jusqu’à un port',
  sea: 'en pleine mer',
  lair: 'jusqu’à un repaire',
};

export const sight = ({ ship }: FrenchNames): SightWords => ({
  towards: TOWARDS,
  sailed: (who, way, forward) => `${ship(who)} ${forward ? 'avance' : 'recule'} ${way}.`,
  drivenBack: (who, way) => `${ship(who)} doit reculer ${way}.`,
  sail: (die, forward, ends) => `${forward ? 'avancer' : 'reculer'} de ${spaces(die)} : ${either(ends)}`,
  sails: way => `va ${way}`,
  reachesLair: 'atteint un repaire déjà pillé',
  reachesTreasure: 'atteint un repaire et son trésor',
});
