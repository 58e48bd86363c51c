import { PORT_ROYAL, type ShipName } from '@jamaica/rules';
import { counting } from '../counting.ts';
import { cardText, goodsIn } from '../goods.ts';
import type { Names } from '../names.ts';

const { count, signed } = counting('uk');

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
  unchanging('Енн'),
  unchanging('Мері'),
  hard('Семюел'),
  hard('Джон'),
  unchanging('Олівʼє'),
  hard('Едвард'),
];

const GHOST: Cases = {
  who: 'Корабель-привид',
  of: 'Корабля-привида',
  to: 'Кораблю-привиду',
  whom: 'Корабель-привид',
};

export const ofShip = (ship: ShipName): Cases => (ship === 'ghost' ? GHOST : PIRATES[ship]);

const ACTIONS = { gold: 'золото', food: 'провіант', gunpowder: 'порох', forward: 'вперед', backward: 'назад' };

const TOKENS = {
  gold: { one: 'дублон', few: 'дублони', other: 'дублонів' },
  food: { one: 'пайок', few: 'пайки', other: 'пайків' },
  gunpowder: { one: 'барильце пороху', few: 'барильця пороху', other: 'барилець пороху' },
};

const POWERS = {
  'morgans-map': 'Мапа Моргана',
  'sarans-sabre': 'Шабля Сарана',
  'lady-beth': 'Леді Бет',
  'sixth-hold': '6-й трюм',
};

const KINDS = { 'port-royal': 'Порт-Роял', port: 'порт', sea: 'море', lair: 'лігво' };

const DECISIONS = {
  dice: 'розставити кубики',
  card: 'вибрати карту',
  move: 'вибрати шлях',
  load: 'вибрати трюм для вантажу',
  empty: 'вибрати, що викинути за борт',
  pay: 'вибрати трюми для оплати',
  attack: 'вибрати, на кого напасти',
  powder: 'витратити порох',
  'powder-from': 'вибрати трюми, з яких узяти порох',
  sabre: 'застосувати Шаблю Сарана',
  loot: 'вибрати здобич',
  retreat: 'вибрати, де скінчиться нестача',
  'ghost-direction': 'вибрати напрям Корабля-привида',
  'ghost-move': 'вибрати шлях Корабля-привида',
  'ghost-attack': 'вибрати, на кого нападе Корабель-привид',
  'ghost-loot': 'вибрати здобич Корабля-привида',
  'ghost-load': 'вибрати трюм Корабля-привида для вантажу',
};

const FACES = { circle: 'коло', square: 'квадрат', skull: 'череп', star: 'зірка' };

export const names: Names = {
  ship: ship => ofShip(ship).who,
  resource: resource => ACTIONS[resource],
  goods: hold => names.tokens(goodsIn(hold).resource, goodsIn(hold).tokens),
  tokens: (resource, tokens) => count(tokens, TOKENS[resource]),
  action: action => ACTIONS[action],
  card: card => cardText(card, names.action),
  treasure: treasure => (typeof treasure === 'number' ? signed(treasure) : POWERS[treasure]),
  half: half => (half === 'morning' ? 'Ранок' : 'Вечір'),
  spaceKind: kind => KINDS[kind],
  place: ({ space, lap }) => `${space === PORT_ROYAL ? KINDS['port-royal'] : space}${lap < 0 ? ' за стартом' : ''}`,
  shortageFace: face => FACES[face],
  combatFace: face => (face === 'star' ? 'зірка' : String(face)),
  decision: kind => DECISIONS[kind],
};
