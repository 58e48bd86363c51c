import { bySight } from '../sight.ts';
import type { Speech } from '../words.ts';
import { advice } from './advice.ts';
import { ask } from './ask.ts';
import { choose } from './choose.ts';
import { grounds } from './grounds.ts';
import { names as namesOf } from './names.ts';
import { sight } from './sight.ts';
import { story } from './story.ts';

export const speech: Speech = (crew, places = 'numbered') => {
  const names = namesOf(crew);
  const said = {
    names,
    story: story(names),
    ask: ask(names),
    choose: choose(names),
    advice: advice(names),
    grounds: grounds(names),
  };
  return places === 'numbered' ? said : bySight(said, sight(names));
};
