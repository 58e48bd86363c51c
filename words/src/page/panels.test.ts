import { describe, expect, it } from 'vitest';
import { panels as en } from '../en/page/panels.ts';
import { panels as fr } from '../fr/page/panels.ts';
import { panels as italian } from '../it/page/panels.ts';
import type { Language } from '../language.ts';
import { panels as ru } from '../ru/page/panels.ts';
import { panels as uk } from '../uk/page/panels.ts';
import type { PanelWords } from './panels.ts';

const WORDS: Readonly<Record<Language, PanelWords>> = { en, fr, it: italian, ru, uk };

/** A treasure that nobody else has had; one from a space with a number; one that went from hand to hand. */
const TOLD: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['found in a lair', 'found in lair 9, then held by Nell', 'found in a lair, then held by Nell and Bram'],
  fr: [
    'trouvé dans un repaire',
    'trouvé dans le repaire 9, passé chez Nell',
    'trouvé dans un repaire, passé chez Nell et Bram',
  ],
  it: [
    'trovato in un covo',
    'trovato nel covo della casella 9, poi l’ha avuto Nell',
    'trovato in un covo, poi l’hanno avuto Nell e Bram',
  ],
  ru: [
    'найдено в логове',
    'найдено в логове 9, прежний владелец: Nell',
    'найдено в логове, прежние владельцы: Nell и Bram',
  ],
  uk: [
    'знайдено в лігві',
    'знайдено в лігві 9, попередній власник: Nell',
    'знайдено в лігві, попередні власники: Nell і Bram',
  ],
};

describe('the tip of a face-down treasure tells what everybody saw: where it was found, and who had it', () => {
  it.each(['en', 'fr', 'it', 'ru', 'uk'] as const)('in %s', language => {
    const { foundAt } = WORDS[language];
    expect([foundAt(null, []), foundAt(9, ['Nell']), foundAt(null, ['Nell', 'Bram'])]).toEqual(TOLD[language]);
  });
});
