import { counting } from '../counting.ts';
import type { OutsideWords } from '../outside.ts';
import { titles } from './book/titles.ts';

const { count } = counting('uk');

export const outside: OutsideWords = {
  game: 'Ямайка',
  about: 'Піратські перегони навколо острова: проти ботів, за одним екраном або мережею, просто у браузері.',
  invited: names => (names === '' ? 'Зіграйте в «Ямайку»' : `Зіграйте в «Ямайку»! За столом: ${names}`),
  among: names => `«Ямайка»: ${names}`,
  race: (round, names) => `«Ямайка», раунд ${round}: ${names}`,
  wonBy: names => `«Ямайка», перемога: ${names}`,
  ghostWon: '«Ямайка»: переміг Корабель-привид',
  round: round => `Раунд ${round}`,
  freeSeats: seats =>
    seats === 0
      ? 'вільних місць немає'
      : count(seats, { one: 'вільне місце', few: 'вільні місця', other: 'вільних місць' }),
  freeSeat: 'вільно',
  scored: (name, points) => `${name}: ${count(points, { one: 'очко', few: 'очки', other: 'очок' })}`,
  rules: passage => (passage === null ? 'Лоція' : `Лоція: ${passage}`),
  chapters: titles,
  rulesAbout: 'Усі правила «Ямайки» з малюнками, обидва видання: читати поспіль або шукати.',
  puzzle: number => (number === null ? 'Задачі' : `Задача ${number}`),
  puzzleAbout: 'Непроста позиція з гри в «Ямайку». Що найкраще?',
  person: name => `${name} у «Ямайці»`,
  personAbout: 'Ігри, рейтинги й улюблені суперники.',

  turn: 'Ваш хід!',
  turnAt: names => `За столом: ${names}`,
  turnSomewhere: 'За столом чекають на вас.',
  calendar: '«Ямайка»: мої ходи',
  deadline: names => (names === '' ? '«Ямайка»: час на хід спливає' : `«Ямайка», ${names}: час на хід спливає`),
};
