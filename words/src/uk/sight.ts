import { counting } from '../counting.ts';
import type { SightWords } from '../sight.ts';
import type { UkrainianNames } from './names.ts';

const { either } = counting('uk');

const TOWARDS = {
  'port-royal': 'до Порт-Рояля',
  port: 'до порту',
  sea: 'у відкрите море',
  lair: 'до лігва',
};

export const sight = ({ ship }: UkrainianNames): SightWords => ({
  towards: TOWARDS,
  sailed: (who, way, forward) => `${ship(who)} пливе ${forward ? '' : 'назад '}${way}.`,
  drivenBack: (who, way) => `${ship(who)} відступає ${way}.`,
  sail: (die, forward, ends) => `${forward ? 'вперед' : 'назад'} на ${die}: ${either(ends)}`,
  sails: way => `пливе ${way}`,
  reachesLair: 'заходить у лігво, де скарбу вже немає',
  reachesTreasure: 'заходить у лігво по скарб',
});
