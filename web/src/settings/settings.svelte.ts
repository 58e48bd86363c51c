import { isLanguage, LANGUAGES, type Language } from '@jamaica/words';
import { SPEEDS, type Speed } from '../game/speed.ts';
import { read, write } from './stored.ts';

export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** What people set once and keep. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  /** Whether a choice must be confirmed. */
  readonly confirm: boolean;
  /** Whether the spaces have numbers, on the board and in what is said. */
  readonly numbers: boolean;
  /** From 0, silent, to 1. */
  readonly effects: number;
  readonly surf: number;
}

const KEY = 'jamaica.settings';
/** How loud it is until somebody changes that. */
export const USUAL = { effects: 0.7, surf: 0.3 } as const;

/** The first language of the browser that we speak. */
const spoken = (): Language => navigator.languages.map(tag => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';

const oneOf = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find(each => each === value) ?? otherwise;

const loudness = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;

const kept = (): Settings => {
  const saved = read(KEY);
  return {
    language: oneOf(LANGUAGES, saved.language, spoken()),
    theme: oneOf(THEMES, saved.theme, 'auto'),
    speed: oneOf(SPEEDS, saved.speed, 'normal'),
    confirm: saved.confirm === true,
    numbers: saved.numbers === true,
    effects: loudness(saved.effects, USUAL.effects),
    surf: loudness(saved.surf, USUAL.surf),
  };
};

let current = $state.raw(kept());

/** The settings, and the way to change them. */
export const settings = {
  get now(): Settings {
    return current;
  },
  change(changes: Partial<Settings>): void {
    current = { ...current, ...changes };
    write(KEY, current);
  },
};
