import { OWN_NAMES, type SettingsWords } from '../settings.ts';

const THEMES = { auto: 'Come il sistema', day: 'Giorno', night: 'Notte' };
const SPEEDS = { slow: 'Lento', normal: 'Normale', fast: 'Veloce', off: 'Immediato' };

export const settings: SettingsWords = {
  title: 'Impostazioni',
  language: 'Lingua',
  languageName: language => OWN_NAMES[language],
  theme: 'Carta',
  themeName: theme => THEMES[theme],
  speed: 'Ritmo',
  speedName: speed => SPEEDS[speed],
  speedNote: 'Quanto in fretta si vedono dadi, navi e battaglie. Un tocco salta sempre oltre.',
  confirm: 'Confermare le scelte',
  confirmNote: 'Una scelta vale solo dopo la conferma.',
  sound: 'Suono',
  effects: 'Dadi, monete e cannoni',
  surf: 'Risacca e gabbiani',
  silent: 'muto',
};
