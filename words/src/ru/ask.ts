import type { AskWords } from '../ask.ts';
import { counting } from '../counting.ts';
import type { RussianNames } from './names.ts';

const { count } = counting('ru');

/** As in «на 1 клетку». */
const spaces = (die: number): string => count(die, { one: 'клетку', few: 'клетки', other: 'клеток' });

export const ask = (names: RussianNames): AskWords => {
  const { ship, of, whom, goods, tokens, combatFace } = names;
  return {
    dice: (first, second) => `Вы Капитан, на кубиках ${first} и ${second}. Какой кубик положить на утро?`,
    card: (morning, evening) => `На утро ${morning}, на вечер ${evening}. Какую карту разыграть?`,
    move: (die, forward) => `Путь раздваивается. Вам на ${spaces(die)} ${forward ? 'вперёд' : 'назад'}. Куда плыть?`,
    load: load => `Куда погрузить ${goods(load)}?`,
    empty: load => `Пустых трюмов нет. Что выбросить, чтобы погрузить ${goods(load)}?`,
    pay: price => `Вы платите ${goods(price)}. Из каких трюмов?`,
    attack: 'Здесь несколько кораблей. На кого вы нападаете?',
    powder: (rival, strength) =>
      strength === null
        ? `Вы нападаете на ${whom(rival)}. Сколько пороха потратить?`
        : `На вас нападает ${ship(rival)}, сила ${strength}. Сколько пороха потратить?`,
    powderFrom: spent => `Вы тратите ${tokens('gunpowder', spent)}. Из каких трюмов?`,
    sabre: (whose, face) => `У ${of(whose)} на кубике ${combatFace(face)}. Обнажить Саблю Сарана?`,
    loot: loser => `Вы победили ${whom(loser)}. Что вы берёте?`,
    retreat: 'Недостача гонит вас назад. Куда?',
    treasure: 'Недостача привела вас в логово. Берёте сокровище?',
    ghostDirection: die => `Вы ведёте Корабль-призрак на ${spaces(die)}. В какую сторону?`,
    ghostMove: die => `Вы ведёте Корабль-призрак на ${spaces(die)}. Каким путём?`,
    ghostAttack: 'На кого нападает Корабль-призрак?',
    ghostLoot: loser => `Корабль-призрак победил ${whom(loser)}. Что он берёт?`,
    ghostLoad: load => `Куда Корабль-призрак погрузит ${goods(load)}?`,
  };
};
