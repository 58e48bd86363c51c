import type { ShipName } from '@jamaica/rules';
import {
  counting,
  isChapter,
  type Language,
  type OutsideWords,
  PIRATES,
  type Speech,
  speak,
  speakOutside,
} from '@jamaica/words';
import type { Preview, PreviewSailor } from './preview.ts';

/** A preview in a language: what a link says of itself, and what its picture says. */
export interface PreviewWords {
  readonly language: Language;
  readonly title: string;
  readonly about: string;
  /** In the picture: a line in large letters, one below it, and the ships with their names. */
  readonly heading: string;
  readonly note: string;
  readonly lines: readonly { readonly ship: string | null; readonly text: string; readonly isFirst: boolean }[];
}

type Crewed = Extract<Preview, { readonly sailors: readonly PreviewSailor[] }>;

/** Everything about a table that needs to know who sits there. */
const atTable = (
  preview: Crewed,
  words: OutsideWords,
  speech: Speech,
  language: Language,
): Omit<PreviewWords, 'language'> => {
  const { sailors, rules } = preview;
  // A free seat has a pirate too, whom nobody plays yet: the names need somebody in every seat.
  const crew = sailors.map((sailor, seat) => ({
    pirate: sailor?.pirate ?? PIRATES[seat],
    name: sailor?.kind === 'person' ? sailor.name : null,
  }));
  const { names } = speech(crew);
  const { list } = counting(language);
  const agreed = names.agreed(rules);
  const people = list(sailors.flatMap((sailor, seat) => (sailor ? [names.ship(seat)] : [])));
  const ships: readonly ShipName[] = [...sailors.keys(), ...(rules.ghost ? ['ghost' as const] : [])];
  const owner = (ship: ShipName): string | null => (ship === 'ghost' ? 'ghost' : (sailors[ship]?.pirate ?? null));
  const seated = ships.map(ship => ({
    ship: owner(ship),
    text: ship === 'ghost' || sailors[ship] ? names.ship(ship) : words.freeSeat,
    isFirst: false,
  }));
  switch (preview.kind) {
    case 'invitation': {
      const free = words.freeSeats(sailors.filter(sailor => sailor === null).length);
      const title = preview.isGathering ? words.invited(people) : words.among(people);
      const about = preview.isGathering ? `${agreed} · ${free}` : agreed;
      return { title, about, heading: words.game, note: about, lines: seated };
    }
    case 'race': {
      const { round } = preview;
      const title = words.race(round, people);
      return {
        title,
        about: agreed,
        heading: words.round(round),
        note: agreed,
        lines: seated,
      };
    }
    case 'finish': {
      const { scores, winners } = preview.final;
      const people = winners.flatMap(ship => (ship === 'ghost' ? [] : [names.ship(ship)]));
      const title = people.length === 0 ? words.ghostWon : words.wonBy(list(people));
      const order = ships
        .filter((ship): ship is number => ship !== 'ghost' && scores[ship] !== undefined)
        .toSorted((one, other) => scores[other].total - scores[one].total);
      const lines = order.map(ship => ({
        ship: owner(ship),
        text: `${names.ship(ship)} · ${scores[ship].total}`,
        isFirst: winners.includes(ship),
      }));
      const about = order.map(ship => words.scored(names.ship(ship), scores[ship].total)).join(', ');
      return { title, about: `${about} · ${agreed}`, heading: title, note: agreed, lines };
    }
  }
};

/** A chapter by its title, a rule by its id. */
const passageIn = (passage: string | null, { chapters }: OutsideWords): string | null => {
  if (passage !== null && isChapter(passage)) return chapters[passage];
  return passage?.startsWith('R-') ? passage : null;
};

const alone = (title: string, about: string, heading = title): Omit<PreviewWords, 'language'> => ({
  title,
  about,
  heading,
  note: about,
  lines: [],
});

const inWords = (
  preview: Preview,
  words: OutsideWords,
  speech: Speech,
  language: Language,
): Omit<PreviewWords, 'language'> => {
  switch (preview.kind) {
    case 'game':
      return alone(words.game, words.about);
    case 'rules':
      return alone(words.rules(passageIn(preview.passage, words)), words.rulesAbout);
    case 'puzzle':
      return alone(words.puzzle(preview.number), words.puzzleAbout);
    case 'person':
      return alone(words.person(preview.name), words.personAbout);
    case 'invitation':
    case 'race':
    case 'finish':
      return atTable(preview, words, speech, language);
  }
};

/** Puts a preview into words. */
export const tellPreview = async (preview: Preview, language: Language): Promise<PreviewWords> => {
  const [words, speech] = await Promise.all([speakOutside(language), speak(language)]);
  return { language, ...inWords(preview, words, speech, language) };
};
