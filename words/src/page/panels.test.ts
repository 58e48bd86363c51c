import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../test/examples.ts';
import { LANGUAGES } from '../language.ts';
import { pieceIn } from './speak.ts';

describe('the tip of a face-down treasure tells what everybody saw: where it was found, and who had it', () => {
  it.each(LANGUAGES)('in %s', async language => {
    const { foundAt } = (await pieceIn(language, 'page')).panels;
    expect([foundAt(null, []), foundAt(9, ['Nell']), foundAt(null, ['Nell', 'Bram'])]).toEqual(
      examplesIn(language).treasureFound,
    );
  });
});
