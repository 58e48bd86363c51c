import { aboutLanguage } from '../../language.ts';
import type { SettingsWords } from '../../page/settings.ts';

const THEMES = { auto: 'Come il sistema', day: 'Giorno', night: 'Notte' };
const SPEEDS = { slow: 'Lento', normal: 'Normale', fast: 'Veloce', off: 'Immediato' };

export const settings: SettingsWords = {
  title: 'Impostazioni',
  language: 'Lingua',
  languageName: language => aboutLanguage(language).ownName,
  theme: 'Tabellone',
  themeName: theme => THEMES[theme],
  speed: 'Ritmo',
  speedName: speed => SPEEDS[speed],
  speedNote: 'Con che ritmo si vedono dadi, navi e combattimenti. Basta un tocco per saltare l’animazione.',
  confirm: 'Conferma le scelte',
  confirmNote: 'Una scelta vale solo una volta confermata.',
  numbers: 'Numeri delle caselle',
  numbersNote: 'Sul tabellone, nel diario e nelle risposte.',
  sound: 'Suono',
  effects: 'Dadi, dobloni e cannoni',
  surf: 'Risacca e gabbiani',
  music: 'Musica',
  silent: 'muto',
};
