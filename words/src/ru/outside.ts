import { counting } from '../counting.ts';
import type { OutsideWords } from '../outside.ts';
import { titles } from './book/titles.ts';

const { count } = counting('ru');

export const outside: OutsideWords = {
  game: 'Ямайка',
  about: 'Пиратская гонка вокруг острова: против ботов, за одним экраном или по сети, прямо в браузере.',
  invited: names => (names === '' ? 'Сыграйте в «Ямайку»' : `Сыграйте в «Ямайку»! За столом: ${names}`),
  among: names => `«Ямайка»: ${names}`,
  race: (round, names) => `«Ямайка», раунд ${round}: ${names}`,
  wonBy: names => `«Ямайка», победа: ${names}`,
  ghostWon: '«Ямайка»: победа за Кораблём-призраком',
  round: round => `Раунд ${round}`,
  freeSeats: seats =>
    seats === 0
      ? 'свободных мест нет'
      : count(seats, { one: 'свободное место', few: 'свободных места', other: 'свободных мест' }),
  freeSeat: 'свободно',
  scored: (name, points) => `${name}: ${count(points, { one: 'очко', few: 'очка', other: 'очков' })}`,
  rules: passage => (passage === null ? 'Лоция' : `Лоция: ${passage}`),
  chapters: titles,
  rulesAbout: 'Все правила «Ямайки» с картинками, оба издания: читать подряд или искать.',
  puzzle: number => (number === null ? 'Задачи' : `Задача ${number}`),
  puzzleAbout: 'Непростая позиция из партии в «Ямайку». Что лучше всего?',
  person: name => `${name} в «Ямайке»`,
  personAbout: 'Партии, рейтинги и любимые соперники.',

  turn: 'Ваш ход!',
  turnAt: names => `За столом: ${names}`,
  turnSomewhere: 'Вас ждут за столом.',
  calendar: '«Ямайка»: мои ходы',
  deadline: names => (names === '' ? '«Ямайка»: время на ход истекает' : `«Ямайка», ${names}: время на ход истекает`),
};
