import type { AskWords } from '../ask.ts';
import { counting } from '../counting.ts';
import { ahead } from './euphony.ts';
import type { UkrainianNames } from './names.ts';

const { count } = counting('uk');

/** How far a ship sails: behind «на». */
const spaces = (die: number): string => count(die, { one: 'клітинку', few: 'клітинки', other: 'клітинок' });

export const ask = (names: UkrainianNames): AskWords => {
  const { ship, whom, goods, tokens, combatFace } = names;
  return {
    dice: (first, second) => `Ви Капітан. Випало ${first} і ${second}. Який кубик покласти на ранок?`,
    card: (morning, evening) => `На ранок ${morning}, на вечір ${evening}. Яку карту зіграєте?`,
    move: (die, forward) =>
      `Розвилка. Вам на ${forward ? ahead(spaces(die)) : `${spaces(die)} назад`}: яким шляхом пливете?`,
    load: load => `Куди завантажити ${goods(load)}?`,
    empty: load => `Порожніх трюмів немає. Що викинути за борт, щоб завантажити ${goods(load)}?`,
    pay: price => `Ви платите ${goods(price)}. З яких трюмів?`,
    attack: 'Тут кілька кораблів. На кого нападаєте?',
    powder: (rival, strength) =>
      strength === null
        ? `Ви нападаєте на ${whom(rival)}. Скільки пороху витратите?`
        : `${ship(rival)} нападає на вас із силою ${strength}. Скільки пороху витратите?`,
    powderFrom: spent => `Ви витрачаєте ${tokens('gunpowder', spent)}. З яких трюмів?`,
    sabre: (whose, face) => `${ship(whose)} кидає кубик: ${combatFace(face)}. Вихопити Шаблю Сарана?`,
    loot: loser => `Ви перемогли ${whom(loser)}. Що візьмете?`,
    retreat: 'Нестача жене вас назад. Куди?',
    treasure: 'Нестача привела вас до лігва. Берете скарб?',
    ghostDirection: die => `Ви ведете Корабель-привид на ${spaces(die)}. У який бік?`,
    ghostMove: die => `Ви ведете Корабель-привид на ${spaces(die)}. Яким шляхом?`,
    ghostAttack: 'На кого нападає Корабель-привид?',
    ghostLoot: loser => `Корабель-привид переміг ${whom(loser)}. Що він забере?`,
    ghostLoad: load => `Куди Корабель-привид завантажить ${goods(load)}?`,
  };
};
