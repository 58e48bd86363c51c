import type { GameEvent } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { ODD, oddCrew } from '../test/crews.ts';
import { EVENTS } from '../test/events.ts';
import { examplesIn } from '../test/examples.ts';
import { spoken } from '../test/spoken.ts';
import type { Crew } from './crew.ts';
import { aboutLanguage, LANGUAGES, type Language } from './language.ts';
import { tell } from './tell.ts';

const all: readonly GameEvent[] = Object.values(EVENTS).flat();

describe.each(LANGUAGES)('the story in %s', language => {
  const words = spoken(language);

  it.each(Object.entries(EVENTS))('%s', (kind, events: readonly GameEvent[]) => {
    for (const event of events) {
      const told = tell(event, words);
      expect(told).not.toMatch(/undefined|\bnull\b|NaN|\[object|function|\$\{/);
      expect(told).not.toMatch(/ {2}|^\s|\s$/);
      expect(told).toMatch(kind === 'round-began' ? /\p{L}$/u : /[.!:]$/);
      if (language !== 'en') expect(told).not.toBe(tell(event, spoken('en')));
      if (aboutLanguage(language).letters === 'Cyrillic') expect(told).not.toMatch(/[a-z]/i);
    }
  });

  it('begins every sentence with a capital', () => {
    for (const event of all) for (const told of tell(event, words).split(/[.!] /)) expect(told).toMatch(/^[\p{Lu}\d]/u);
  });

  it('tells different things differently', () => {
    expect(new Set(all.map(event => tell(event, words))).size).toBe(all.length);
  });

  it.each([
    ['R-LOA-3 tells what goes overboard before the load', 'overboard', EVENTS.loaded[1]],
    ['R-BAT-4 names the winner’s strength first, whoever attacked', 'battleWon', EVENTS['battle-won'][2]],
    ['R-TRE-4 tells the others that a treasure is cursed, not which', 'curseGiven', EVENTS['curse-given'][1]],
    ['R-MOV-4 says when a space is behind the start', 'behindStart', EVENTS.sailed[1]],
  ] as const)('%s', (_, example, event) => {
    expect(tell(event, words)).toBe(examplesIn(language)[example]);
  });
});

describe.each(LANGUAGES)('a crew with names of its own in %s', language => {
  const words = spoken(language, oddCrew);
  const pirates = [0, 1, 2, 3, 4, 5].map(spoken(language).names.ship);

  it.each(Object.entries(EVENTS))('%s', (_, events: readonly GameEvent[]) => {
    for (const event of events) {
      const told = tell(event, words);
      // Where a pirate would be named there is the name, letter for letter; the other sentences stay as they are.
      const namesSomebody = told !== tell(event, spoken(language));
      expect(told.includes(ODD)).toBe(namesSomebody);
      expect(told).not.toMatch(/undefined|\bnull\b|NaN|\[object|function|\$\{| {2}|^\s|\s$/);
      for (const pirate of pirates) expect(told).not.toContain(pirate);
    }
  });
});

describe('a given name', () => {
  const crewOf = (...names: readonly (string | null)[]): Crew =>
    names.map((name, seat) => ({ pirate: seat === 0 ? 'john' : 'samuel', name }));
  const attack = (language: Language, crew: Crew): string =>
    tell({ kind: 'attacked', attacker: 0, defender: 1, space: 9 }, spoken(language, crew));

  it.each(LANGUAGES)('stands in every sentence as it was given, in %s', language => {
    expect(attack(language, crewOf('Liv', 'Саша'))).toBe(examplesIn(language).attacked);
  });

  it('leaves the pirates their cases', () => {
    expect(attack('ru', crewOf('Liv', null))).toBe('Liv нападает на Сэмюэла.');
    expect(attack('uk', crewOf('Liv', null))).toBe('Liv нападає на Семюела.');
  });

  it.each([
    ['Zoé', 'de Zoé'],
    ['Émile', 'd’Émile'],
    ['olga', 'd’olga'],
    ['Ольга', 'd’Ольга'],
    ['Йосип', 'de Йосип'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Y', 'de Y'],
    ['Œdipe', 'd’Œdipe'],
    ['Hélène', 'd’Hélène'],
    ['Hervé', 'd’Hervé'],
    ['Hugues', 'd’Hugues'],
    ['Hugo', 'de Hugo'],
    ['Harry', 'de Harry'],
    ['Hérisson', 'de Hérisson'],
    ['42', 'de 42'],
  ])('what belongs to %s is told in French with “%s”', (name, whose) => {
    expect(spoken('fr', crewOf(name, 'Zoé')).story.holdTakenFromSixth(1, 0, 'gold:2')).toBe(
      `Zoé prend 2 doublons dans la 6e Cale ${whose}.`,
    );
  });

  it('takes “ad” in Italian before an a', () => {
    const star = (name: string): string => spoken('it', crewOf(name)).story.battleWonByStar(0);
    expect(star('Àlex')).toBe('La stella dà la vittoria ad Àlex.');
    expect(star('Élia')).toBe('La stella dà la vittoria a Élia.');
  });

  it('takes “ed” in Italian before an e, at the end of a list', () => {
    const shared = (...called: string[]): string =>
      spoken('it', crewOf(...called)).story.gameOver(called.map((_, seat) => seat));
    expect(shared('Anne', 'Edward')).toBe('La partita è finita. Anne ed Edward vincono a pari merito!');
    expect(shared('Anne', 'Édith')).toBe('La partita è finita. Anne ed Édith vincono a pari merito!');
    expect(shared('Edward', 'Mary')).toBe('La partita è finita. Edward e Mary vincono a pari merito!');
    expect(shared('Mary', 'Élia', 'Anne')).toBe('La partita è finita. Mary, Élia e Anne vincono a pari merito!');
  });
});
