import type { Speech } from '../words.ts';
import { advice } from './advice.ts';
import { ask } from './ask.ts';
import { choose } from './choose.ts';
import { names as namesOf } from './names.ts';
import { story } from './story.ts';

export const en: Speech = crew => {
  const names = namesOf(crew);
  return { names, story: story(names), ask: ask(names), choose: choose(names), advice: advice(names) };
};
