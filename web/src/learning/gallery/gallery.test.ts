import { aboutLanguage, LANGUAGES, PIRATES } from '@jamaica/words';
import { pieceIn } from '@jamaica/words/page';
import { describe, expect, it } from 'vitest';

const words = (text: string): number => text.split(/[\s\u00a0]+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(LANGUAGES)('the gallery in %s', async language => {
  const gallery = await pieceIn(language, 'gallery');

  it('tells the story of the race in about 120 words', () => {
    const length = words(gallery.story.join(' '));
    expect(length).toBeGreaterThanOrEqual(85);
    expect(length).toBeLessThanOrEqual(150);
  });

  it.each(PIRATES)('tells the life of %s in 40 to 110 words', pirate => {
    const length = words(gallery.pirates[pirate].life);
    expect(length).toBeGreaterThanOrEqual(40);
    expect(length).toBeLessThanOrEqual(110);
  });

  it.each(PIRATES)('describes the panorama of %s to those who do not see it', pirate => {
    const { name, lived, ship, scene, picture } = gallery.pirates[pirate];
    expect(words(picture)).toBeGreaterThanOrEqual(30);
    for (const text of [name, lived, ship, scene]) expect(text.trim()).not.toBe('');
    expect(gallery.strip(name)).toContain(name);
  });

  it('says nothing in another script or language', () => {
    const said = PIRATES.flatMap(pirate => Object.values(gallery.pirates[pirate])).join(' ');
    if (aboutLanguage(language).letters === 'Cyrillic') expect(said).not.toMatch(/[A-Za-z]/);
    else expect(said).not.toMatch(/\p{Script=Cyrillic}/u);
    if (language === 'ru') expect(said).not.toMatch(/[іїєґ]/i);
    if (language === 'uk') expect(said).not.toMatch(/[ыэёъ]/i);
  });
});
