import { LANGUAGES, type Language } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { FAULTS, type Fault, faultsIn } from './faults.ts';
import { type Text, textsOf } from './walk.ts';

const TEXTS = new Map<Language, readonly Text[]>();
for (const language of LANGUAGES) TEXTS.set(language, await textsOf(language, '.'));

const textsIn = (language: Language): readonly Text[] => TEXTS.get(language) ?? [];
const places = (language: Language): ReadonlySet<string> =>
  // How many ways there are to say yes is a language's own affair.
  new Set(textsIn(language).flatMap(({ key }) => (key.startsWith('play.table.yes.') ? [] : [key])));

it('every room is read: the game, the page, the lesson, the puzzles, the book, the gallery and the terminal', () => {
  const files = new Set(textsIn('it').map(({ file }) => file));
  for (const file of [
    'words/src/it/story.ts',
    'words/src/it/page/home.ts',
    'words/src/it/page/replay.ts',
    'words/src/it/page/share.ts',
    'words/src/it/page/person-page.ts',
    'words/src/it/page/day.ts',
    'words/src/it/page/lesson.ts',
    'words/src/it/page/puzzles.ts',
    'words/src/it/book/rules.ts',
    'words/src/it/page/gallery.ts',
    'words/src/it/page/opponents.ts',
    'words/src/it/terminal/help.ts',
  ])
    expect(files).toContain(file);
});

it('a sentence is told names and numbers of every kind', () => {
  const said = textsIn('fr').filter(({ key }) => key === 'story.paid');
  expect(said.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Hélène paie 1 ration.', 'Kraken_99 paie 1 ration.', 'Mary paie 5 doublons.']),
  );
});

describe.each(LANGUAGES)('the texts in %s', language => {
  it('are those that English has', () => {
    expect(places(language)).toEqual(places('en'));
  });

  it('say nothing that only a program would say', () => {
    const broken = textsIn(language).filter(({ text }) => /undefined|NaN|\[object|\bnull\b/.test(text));
    expect(broken).toEqual([]);
  });

  it.each(FAULTS)('have no fault of this kind: %s', fault => {
    expect(faultsIn(textsIn(language), language, fault)).toEqual([]);
  });
});

/** Sentences that stood in the game once. */
const ONCE: readonly (readonly [Fault, Language, string])[] = [
  ['mass-noun', 'fr', 'Prêt à partir\u00a0: 3 vivres, 3 or, trois cales vides et trois cartes en main.'],
  ['mass-noun', 'it', 'Pronti a salpare: 3 cibo, 3 oro, tre stive vuote.'],
  ['mass-noun', 'ru', 'В трюме остался 1 провиант.'],
  ['mass-noun', 'uk', 'Плата 3 провіанту.'],
  ['glossary', 'en', 'Anne wins the race!'],
  ['glossary', 'fr', 'Tour 3 · Capitaine\u00a0: Anne'],
  ['glossary', 'it', 'La gara è finita'],
  ['glossary', 'ru', 'Нехватка: корабль отступает.'],
  ['glossary', 'uk', 'Гонку закінчено.'],
  ['space', 'fr', 'Qui attaquez-vous ?'],
  ['space', 'fr', 'La partie « Anne » est finie.'],
  ['space', 'ru', 'Раунд — это день в море.'],
  ['space', 'uk', 'скарб № 3'],
  ['quote', 'en', 'did not expect "Mary"'],
  ['quote', 'fr', "L'or ne fait pas de place."],
  ['quote', 'it', "L'oro non fa spazio."],
  ['quote', 'uk', 'ваше ім’я'],
  ['agreement', 'en', 'Where do you sail, 1 spaces forward?'],
  ['agreement', 'fr', '1 parties vous attendent'],
  ['agreement', 'it', 'Vinci con 1 punti'],
  ['agreement', 'ru', 'осталось 1 день'],
  ['agreement', 'uk', 'лишилося 1 година'],
  ['vowels', 'fr', 'Mots de Émile'],
  ['vowels', 'it', 'Hélène e Émile non vanno insieme'],
  ['vowels', 'it', 'La stella dà la vittoria a Anne.'],
  // The first letters are Latin, and look just like the others.
  ['script', 'ru', 'Kорабль'],
  ['script', 'uk', 'Cкарб'],
  ['script', 'fr', 'Lа course'],
];

it.each(ONCE)('a fault of the kind %s is seen in %s: %s', (fault, language, text) => {
  expect(faultsIn([{ file: 'a file', key: 'a key', told: [], text }], language, fault)).toHaveLength(1);
});

it('a word that does not change with its number is seen', () => {
  const said = (tokens: number): Text => ({ file: 'f', key: 'k', told: [tokens], text: `${tokens} клетка` });
  expect(faultsIn([said(1), said(2), said(5)], 'ru', 'agreement')).toEqual(['f k: 1 клетка', 'f k: 2 клетка']);
});
