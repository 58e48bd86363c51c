export { deal, dealer } from './deal.ts';
export { fromSeed } from './seed.ts';
export { happen, supply } from './supply.ts';
