export { PIRATES, type Pirate } from './pirates.ts';
