import { counting } from '../counting.ts';
import type { Names } from '../names.ts';
import type { SightWords } from '../sight.ts';

const { either } = counting('en');

const TOWARDS = {
  'port-royal': 'to Port Royal',
  port: 'to a port',
  sea: 'to the open sea',
  lair: 'to a lair',
};

export const sight = ({ ship }: Names): SightWords => ({
  towards: TOWARDS,
  sailed: (who, way, forward) => `${ship(who)} sails ${forward ? '' : 'back '}${way}.`,
  drivenBack: (who, way) => `${ship(who)} falls back ${way}.`,
  sail: (die, forward, ends) => `${forward ? 'sail' : 'back'} ${die}: ${either(ends)}`,
  sails: way => `comes ${way}`,
  reachesLair: 'reaches a lair where no treasure is left',
  reachesTreasure: 'reaches a lair with a treasure',
});
