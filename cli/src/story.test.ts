import type { GameEvent } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../test/events.ts';
import { LANGUAGES } from './language.ts';
import { tell } from './story.ts';
import { wordsFor } from './words/all.ts';

const all: readonly GameEvent[] = Object.values(EVENTS).flat();

describe.each(LANGUAGES)('the story in %s', language => {
  const words = wordsFor(language);

  it.each(Object.entries(EVENTS))('%s', (kind, events: readonly GameEvent[]) => {
    for (const event of events) {
      const told = tell(event, words);
      expect(told).not.toMatch(/undefined|\bnull\b|NaN|\[object|function|\$\{/);
      expect(told).not.toMatch(/ {2}|^\s|\s$/);
      expect(told).toMatch(kind === 'round-began' ? /\p{L}$/u : /[.!:]$/);
      if (language !== 'en') expect(told).not.toBe(tell(event, wordsFor('en')));
      if (language === 'ru' || language === 'uk') expect(told).not.toMatch(/[a-z]/i);
    }
  });

  it('begins every sentence with a capital', () => {
    for (const event of all) for (const told of tell(event, words).split(/[.!] /)) expect(told).toMatch(/^[\p{Lu}\d]/u);
  });

  it('tells different things differently', () => {
    expect(new Set(all.map(event => tell(event, words))).size).toBe(all.length);
  });
});

const sentence = (event: GameEvent): string[] => LANGUAGES.map(language => tell(event, wordsFor(language)));

describe('what it says', () => {
  it('R-LOA-3 tells what goes overboard before the load', () => {
    expect(sentence(EVENTS.loaded[1])).toEqual([
      'Samuel throws 3 gunpowder overboard. Samuel loads 1 doubloon into the 6th Hold.',
      'Samuel jette 3 barils de poudre par-dessus bord. Samuel charge 1 doublon dans la 6e Cale.',
      'Samuel getta in mare 3 barili di polvere. Samuel carica 1 doblone nella 6ª Stiva.',
      'Сэмюэл бросает за борт 3 бочонка пороха. Сэмюэл грузит 1 дублон в 6-й трюм.',
      'Семюел викидає за борт 3 барильця пороху. Семюел вантажить 1 дублон у 6-й трюм.',
    ]);
  });

  it('R-BAT-4 names the winner’s strength first, whoever attacked', () => {
    expect(sentence(EVENTS['battle-won'][2])).toEqual([
      'Anne wins, 10 (with Lady Beth) to 5.',
      'Anne gagne, 10 (avec Lady Beth) à 5.',
      'Anne vince, 10 (con Lady Beth) a 5.',
      'Энн побеждает, 10 (с Леди Бет) против 5.',
      'Енн перемагає, 10 (з Леді Бет) проти 5.',
    ]);
  });

  it('R-TRE-4 tells the others that a treasure is cursed, not which', () => {
    expect(sentence(EVENTS['curse-given'][1])).toEqual([
      'John hands a cursed treasure to Samuel.',
      'John remet un trésor maudit à Samuel.',
      'John dà un tesoro maledetto a Samuel.',
      'Джон отдаёт Сэмюэлу проклятое сокровище.',
      'Джон віддає Семюелу проклятий скарб.',
    ]);
  });

  it('R-MOV-4 says when a space is behind the start', () => {
    expect(sentence(EVENTS.sailed[1])).toEqual([
      'The Ghost Ship sails back from Port Royal to 48 behind the start (sea).',
      'Le Vaisseau fantôme recule de Port-Royal à 48 derrière le départ (mer).',
      'La Nave fantasma indietreggia da Port Royal a 48 dietro la partenza (mare).',
      'Корабль-призрак плывёт назад: Порт-Ройал → 48 за стартом (море).',
      'Корабель-привид пливе назад: Порт-Роял → 48 за стартом (море).',
    ]);
  });
});
