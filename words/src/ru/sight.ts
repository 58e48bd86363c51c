import { counting } from '../counting.ts';
import type { SightWords } from '../sight.ts';
import type { RussianNames } from './names.ts';

const { either } = counting('ru');

const TOWARDS = {
  'port-royal': 'в Порт-Ройал',
  port: 'в порт',
  sea: 'в открытое море',
  lair: 'в логово',
};

export const sight = ({ ship }: RussianNames): SightWords => ({
  towards: TOWARDS,
  sailed: (who, way, forward) => `${ship(who)} плывёт ${forward ? '' : 'назад '}${way}.`,
  drivenBack: (who, way) => `${ship(who)} отступает ${way}.`,
  sail: (die, forward, ends) => `${forward ? 'вперёд' : 'назад'} на ${die}: ${either(ends)}`,
  sails: way => `плывёт ${way}`,
  reachesLair: 'заходит в логово, где сокровища уже нет',
  reachesTreasure: 'заходит в логово за сокровищем',
});
