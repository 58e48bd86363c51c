import { counting } from '../counting.ts';
import type { SightWords } from '../sight.ts';
import type { ItalianNames } from './names.ts';
import { spaces } from './spaces.ts';

const { either } = counting('it');

const TOWARDS = {
  'port-royal': 'a Port Royal',
  port: 'in un porto',
  sea: 'in mare aperto',
  lair: 'in un covo',
};

export const sight = ({ ship }: ItalianNames): SightWords => ({
  towards: TOWARDS,
  sailed: (who, way, forward) => `${ship(who)} ${forward ? 'avanza' : 'arretra'} e arriva ${way}.`,
  drivenBack: (who, way) => `${ship(who)} deve arretrare e arriva ${way}.`,
  sail: (die, forward, ends) => `${forward ? 'avanza' : 'arretra'} di ${spaces(die)}: ${either(ends)}`,
  sails: way => `arriva ${way}`,
  reachesLair: 'raggiunge un covo già saccheggiato',
  reachesTreasure: 'raggiunge un covo e il suo tesoro',
});
