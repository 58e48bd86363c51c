import { PORT_ROYAL, type ShipName } from '@jamaica/rules';
import { counting } from '../counting.ts';
import { cardText, goodsIn } from '../goods.ts';
import type { Names } from '../names.ts';

const { count, signed } = counting('ru');

/** A ship's name in the cases that the sentences need. */
interface Cases {
  readonly who: string;
  readonly of: string;
  readonly to: string;
  readonly whom: string;
}

const unchanging = (name: string): Cases => ({ who: name, of: name, to: name, whom: name });
const hard = (name: string): Cases => ({ who: name, of: `${name}а`, to: `${name}у`, whom: `${name}а` });

const PIRATES: readonly Cases[] = [
  unchanging('Энн'),
  unchanging('Мэри'),
  hard('Сэмюэл'),
  hard('Джон'),
  unchanging('Оливье'),
  hard('Эдвард'),
];

const GHOST: Cases = {
  who: 'Корабль-призрак',
  of: 'Корабля-призрака',
  to: 'Кораблю-призраку',
  whom: 'Корабль-призрак',
};

export const ofShip = (ship: ShipName): Cases => (ship === 'ghost' ? GHOST : PIRATES[ship]);

const ACTIONS = { gold: 'золото', food: 'провиант', gunpowder: 'порох', forward: 'вперёд', backward: 'назад' };

const TOKENS = {
  gold: { one: 'дублон', few: 'дублона', other: 'дублонов' },
  food: { one: 'паёк', few: 'пайка', other: 'пайков' },
  gunpowder: { one: 'бочонок пороха', few: 'бочонка пороха', other: 'бочонков пороха' },
};

const POWERS = {
  'morgans-map': 'Карта Моргана',
  'sarans-sabre': 'Сабля Сарана',
  'lady-beth': 'Леди Бет',
  'sixth-hold': '6-й трюм',
};

const KINDS = { 'port-royal': 'Порт-Ройал', port: 'порт', sea: 'море', lair: 'логово' };

const DECISIONS = {
  dice: 'расставить кубики',
  card: 'выбрать карту',
  move: 'выбрать путь',
  load: 'выбрать трюм для груза',
  empty: 'выбрать, что выбросить за борт',
  pay: 'выбрать трюмы для оплаты',
  attack: 'выбрать, на кого напасть',
  powder: 'потратить порох',
  'powder-from': 'выбрать трюмы, из которых взять порох',
  sabre: 'применить Саблю Сарана',
  loot: 'выбрать добычу',
  retreat: 'выбрать, где закончится нехватка',
  'ghost-direction': 'выбрать направление Корабля-призрака',
  'ghost-move': 'выбрать путь Корабля-призрака',
  'ghost-attack': 'выбрать, на кого нападёт Корабль-призрак',
  'ghost-loot': 'выбрать добычу Корабля-призрака',
  'ghost-load': 'выбрать трюм Корабля-призрака для груза',
};

const FACES = { circle: 'круг', square: 'квадрат', skull: 'череп', star: 'звезда' };

export const names: Names = {
  ship: ship => ofShip(ship).who,
  resource: resource => ACTIONS[resource],
  goods: hold => names.tokens(goodsIn(hold).resource, goodsIn(hold).tokens),
  tokens: (resource, tokens) => count(tokens, TOKENS[resource]),
  action: action => ACTIONS[action],
  card: card => cardText(card, names.action),
  treasure: treasure => (typeof treasure === 'number' ? signed(treasure) : POWERS[treasure]),
  half: half => (half === 'morning' ? 'Утро' : 'Вечер'),
  spaceKind: kind => KINDS[kind],
  place: ({ space, lap }) => `${space === PORT_ROYAL ? KINDS['port-royal'] : space}${lap < 0 ? ' за стартом' : ''}`,
  shortageFace: face => FACES[face],
  combatFace: face => (face === 'star' ? 'звезда' : String(face)),
  decision: kind => DECISIONS[kind],
};
