import { aboutLanguage } from '../../language.ts';
import type { SettingsWords } from '../../page/settings.ts';

const THEMES = { auto: 'Same as the system', day: 'Day', night: 'Night' };
const SPEEDS = { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Instant' };

export const settings: SettingsWords = {
  title: 'Settings',
  language: 'Language',
  languageName: language => aboutLanguage(language).ownName,
  theme: 'Chart',
  themeName: theme => THEMES[theme],
  speed: 'Pace',
  speedName: speed => SPEEDS[speed],
  speedNote: 'How fast dice, ships and battles are shown. A tap always skips.',
  confirm: 'Confirm choices',
  confirmNote: 'A choice counts only once it is confirmed.',
  numbers: 'Numbers on the spaces',
  numbersNote: 'On the board, in the log and in the answers.',
  sound: 'Sound',
  effects: 'Dice, coins and cannons',
  surf: 'Surf and gulls',
  music: 'Music',
  silent: 'off',
};
