import { type Fields, isFields } from '@jamaica/rules/record';
import { isLanguage, LANGUAGES, type Language } from '@jamaica/words';
import { SPEEDS, type Speed, THEMES, type Theme } from '@jamaica/words/page';
import { type Loudness, toggled, USUAL } from './loudness.ts';
import { read, write } from './stored.ts';

/** What people set once and keep. */
interface Settings extends Loudness {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  /** Whether a choice must be confirmed. */
  readonly confirm: boolean;
  /** Whether the spaces have numbers, on the board and in what is said. */
  readonly numbers: boolean;
  /** How loud it was when everything was last silenced at once. */
  readonly before: Loudness;
}

const KEY = 'jamaica.settings';

/** The first language of the browser that we speak. */
const spoken = (): Language => navigator.languages.map(tag => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';

const oneOf = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find(each => each === value) ?? otherwise;

const share = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;

const loudness = ({ effects, surf, music }: Fields): Loudness => ({
  effects: share(effects, USUAL.effects),
  surf: share(surf, USUAL.surf),
  music: share(music, USUAL.music),
});

/** The settings as they were kept; what is missing or makes no sense has its default. */
export const settingsOf = (kept: Fields): Settings => ({
  language: oneOf(LANGUAGES, kept.language, spoken()),
  theme: oneOf(THEMES, kept.theme, 'auto'),
  speed: oneOf(SPEEDS, kept.speed, 'normal'),
  confirm: kept.confirm === true,
  numbers: kept.numbers === true,
  ...loudness(kept),
  before: loudness(isFields(kept.before) ? kept.before : {}),
});

let current = $state.raw(settingsOf(read(KEY)));

/** The settings, and the way to change them. */
export const settings = {
  get now(): Settings {
    return current;
  },
  change(changes: Partial<Settings>): void {
    current = { ...current, ...changes };
    write(KEY, current);
  },
  /** Silences everything at once, or has it sound as before. */
  toggleSound(): void {
    settings.change(toggled(current));
  },
};
