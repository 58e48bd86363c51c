export type { AdviceWords } from './advice.ts';
export type { Agreed } from './agreed.ts';
export type { AskWords } from './ask.ts';
export { asking } from './asking.ts';
export { actionsOf } from './cards.ts';
export type { ChooseWords } from './choose.ts';
export { type Counting, counting, type Forms } from './counting.ts';
export { type Crew, defaultCrew, type Sailor } from './crew.ts';
export { goodsIn, holdIn, leftIn } from './holds.ts';
export { isLanguage, LANGUAGES, type Language } from './language.ts';
export type { Names } from './names.ts';
export {
  type Aboard,
  aboard,
  isFinish,
  type Landing,
  landed,
  landing,
  loaded,
  loserOf,
  type Prospect,
  prospect,
  type Room,
  shipOf,
} from './outlook.ts';
export { phrase } from './phrases.ts';
export { PIRATES, type Pirate } from './pirates.ts';
export { reasonText } from './reasons.ts';
export { speak } from './speak.ts';
export type { StoryWords } from './story.ts';
export { tell } from './tell.ts';
export type { GameWords, Speech } from './words.ts';
