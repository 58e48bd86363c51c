import type { Language } from '../language.ts';

export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things are shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the settings say. */
export interface SettingsWords {
  readonly title: string;
  readonly language: string;
  /** A language by its own name. */
  languageName(language: Language): string;
  readonly theme: string;
  themeName(theme: Theme): string;
  readonly speed: string;
  speedName(speed: Speed): string;
  readonly speedNote: string;
  readonly confirm: string;
  readonly confirmNote: string;
  readonly numbers: string;
  readonly numbersNote: string;
  readonly sound: string;
  readonly effects: string;
  readonly surf: string;
  readonly music: string;
  /** A volume of nothing. */
  readonly silent: string;
}
