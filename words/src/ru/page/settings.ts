import { aboutLanguage } from '../../language.ts';
import type { SettingsWords } from '../../page/settings.ts';

const THEMES = { auto: 'Как в системе', day: 'День', night: 'Ночь' };
const SPEEDS = { slow: 'Медленно', normal: 'Средне', fast: 'Быстро', off: 'Сразу' };

export const settings: SettingsWords = {
  title: 'Настройки',
  language: 'Язык',
  languageName: language => aboutLanguage(language).ownName,
  theme: 'Вид поля',
  themeName: theme => THEMES[theme],
  speed: 'Темп',
  speedName: speed => SPEEDS[speed],
  speedNote: 'С какой скоростью показываются кубики, корабли и сражения. Касание всегда пропускает показ.',
  confirm: 'Подтверждать выбор',
  confirmNote: 'Выбор засчитывается только после подтверждения.',
  numbers: 'Номера клеток',
  numbersNote: 'На поле, в журнале и в ответах.',
  sound: 'Звук',
  effects: 'Кубики, монеты и пушки',
  surf: 'Прибой и чайки',
  music: 'Музыка',
  silent: 'без звука',
};
