import { aboutLanguage } from '../../language.ts';
import type { SettingsWords } from '../../page/settings.ts';

const THEMES = { auto: 'Comme le système', day: 'Jour', night: 'Nuit' };
const SPEEDS = { slow: 'Lent', normal: 'Normal', fast: 'Rapide', off: 'Immédiat' };

export const settings: SettingsWords = {
  title: 'Réglages',
  language: 'Langue',
  languageName: language => aboutLanguage(language).ownName,
  theme: 'Plateau',
  themeName: theme => THEMES[theme],
  speed: 'Rythme',
  speedName: speed => SPEEDS[speed],
  speedNote: 'La vitesse des dés, des navires et des combats à l’écran. Un appui passe toujours à la suite.',
  confirm: 'Confirmer les choix',
  confirmNote: 'Un choix ne compte qu’une fois confirmé.',
  numbers: 'Numéros des cases',
  numbersNote: 'Sur le plateau, dans le journal et dans les réponses.',
  sound: 'Son',
  effects: 'Dés, pièces et canons',
  surf: 'Ressac et mouettes',
  music: 'Musique',
  silent: 'coupé',
};
