import { aboutLanguage } from '../../language.ts';
import type { SettingsWords } from '../../page/settings.ts';

const THEMES = { auto: 'Як у системі', day: 'День', night: 'Ніч' };
const SPEEDS = { slow: 'Повільно', normal: 'Звичайно', fast: 'Швидко', off: 'Одразу' };

export const settings: SettingsWords = {
  title: 'Налаштування',
  language: 'Мова',
  languageName: language => aboutLanguage(language).ownName,
  theme: 'Вигляд поля',
  themeName: theme => THEMES[theme],
  speed: 'Темп',
  speedName: speed => SPEEDS[speed],
  speedNote: 'Як швидко показувати кубики, кораблі та двобої. Дотик завжди пропускає показ.',
  confirm: 'Підтверджувати вибір',
  confirmNote: 'Вибір зараховується лише після підтвердження.',
  numbers: 'Номери клітинок',
  numbersNote: 'На полі, у журналі та у відповідях.',
  sound: 'Звук',
  effects: 'Кубики, монети й гармати',
  surf: 'Прибій і чайки',
  music: 'Музика',
  silent: 'без звуку',
};
