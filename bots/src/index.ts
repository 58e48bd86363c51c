export { type Advice, type Advising, advise } from './advise.ts';
export { type Bot, bot, usualBudget } from './bots.ts';
export type { Budget } from './budget.ts';
export { type Chances, chances, type Made, type Tally, type Weighing } from './chances.ts';
export type { Booty, Consequence } from './consequences.ts';
export { LEVELS, type Level } from './levels.ts';
export { playOut, type Sight, type Weighed, weigh } from './lookahead.ts';
export type { Reason } from './reasons.ts';
export { type AdvisingLater, adviseLater, close, type Thinkers, type Thinking, think, thinkers } from './think.ts';
