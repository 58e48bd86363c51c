import { counting } from '../../counting.ts';
import type { PanelWords } from '../../page/panels.ts';

const { count, list } = counting('ru');

const CARDS = { one: 'карта', few: 'карты', other: 'карт' };

export const panels: PanelWords = {
  panel: (name, place) => `${name}, ${place}`,
  place: place => `${place}-е`,
  placeLong: (place, isShared) => `${place}-е место в гонке${isShared ? ', наравне с другими' : ''}`,
  captain: 'Капитан',
  turn: half => `${half}: ходит`,
  hasChosen: 'карта выбрана',
  isChoosing: 'выбирает карту',
  bot: level => `бот, ${level}`,
  nobody: 'ничей корабль',
  holds: 'Трюмы',
  hold: (number, goods) => `Трюм ${number}: ${goods ?? 'пусто'}`,
  sixthHold: goods => `6-й трюм: ${goods ?? 'пусто'}`,
  treasures: 'Закрытые сокровища',
  treasure: (number, known, from) => `Сокровище № ${number}${known === null ? '' : `: ${known}`} (${from})`,
  cursed: 'проклятое',
  foundAt: (lair, names) =>
    `найдено в логове${lair === null ? '' : ` ${lair}`}${names.length === 0 ? '' : `, ${names.length === 1 ? 'прежний владелец' : 'прежние владельцы'}: ${list(names)}`}`,
  hand: cards => `${count(cards, CARDS)} на руке`,
  deck: cards => `${count(cards, CARDS)} в колоде`,
  discards: cards => `Сброс: ${count(cards, CARDS)}`,
  discardsTitle: name => `Сброс: ${name}`,
  discardsNote: 'В том порядке, в каком их сыграли.',
  discardsEmpty: 'С последней тасовки не сыграно ни одной карты.',
  chip: (name, place, goods, remarks) => [name, place, ...goods, ...remarks].join(', '),
  choose: thing => `Выбрать: ${thing}`,
  battle: 'Сражение',
  attacker: 'нападает',
  defender: 'защищается',
  strength: 'Сила',
  ladyBeth: 'Леди Бет',
  powder: tokens => count(tokens, { one: 'бочонок пороха', few: 'бочонка пороха', other: 'бочонков пороха' }),
  toRoll: 'готовится к броску',
  star: 'звезда',
  draw: 'Ничья',
  wins: name => `Побеждает ${name}!`,
  you: { name: 'Вы', attack: 'нападаете', defend: 'защищаетесь', win: 'Вы победили!' },
  sabre: 'Сабля Сарана',
};
