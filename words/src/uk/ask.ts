import type { AskWords } from '../ask.ts';
import { counting } from '../counting.ts';
import type { UkrainianNames } from './names.ts';

const { count } = counting('uk');

const spaces = (die: number): string =>
  count(die, { one: 'клітинка', few: 'клітинки', many: 'клітинок', other: 'клітинки' });

export const ask = (names: UkrainianNames): AskWords => {
  const { ship, whom, goods, tokens, combatFace } = names;
  return {
    dice: (first, second) => `Ви Капітан, випало ${first} і ${second}. Який кубик покласти на ранок?`,
    card: (morning, evening) => `Ранок ${morning}, вечір ${evening}. Яку карту ви граєте?`,
    move: (die, forward) => `Шлях роздвоюється. Куди плисти, ${spaces(die)} ${forward ? 'вперед' : 'назад'}?`,
    load: load => `Куди завантажити ${goods(load)}?`,
    empty: load => `Порожніх трюмів немає. Що викинути, щоб завантажити ${goods(load)}?`,
    pay: price => `Ви платите: ${goods(price)}. З яких трюмів?`,
    attack: 'Тут кілька кораблів. На кого ви нападаєте?',
    powder: (rival, strength) =>
      strength === null
        ? `Ви нападаєте на ${whom(rival)}. Скільки пороху витратити?`
        : `На вас нападає ${ship(rival)}, сила ${strength}. Скільки пороху витратити?`,
    powderFrom: spent => `Ви витрачаєте ${tokens('gunpowder', spent)}. З яких трюмів?`,
    sabre: (whose, face) => `Кидає ${ship(whose)}, результат: ${combatFace(face)}. Вихопити Шаблю Сарана?`,
    loot: loser => `Ви перемогли ${whom(loser)}. Що ви берете?`,
    retreat: 'Нестача жене вас назад. Куди?',
    ghostDirection: die => `Ви ведете Корабель-привид, ${spaces(die)}. У який бік?`,
    ghostMove: die => `Ви ведете Корабель-привид, ${spaces(die)}. Яким шляхом?`,
    ghostAttack: 'На кого нападає Корабель-привид?',
    ghostLoot: loser => `Корабель-привид переміг ${whom(loser)}. Що він бере?`,
    ghostLoad: load => `Куди Корабель-привид завантажить ${goods(load)}?`,
  };
};
