export { type Bot, bot, LEVELS, type Level } from './bots.ts';
export { type Budget, type Weighed, weigh } from './lookahead.ts';
