import type { Level } from '@jamaica/bots';
import type { ShipName } from '@jamaica/rules';
import type { Crew } from '../crew.ts';
import type { Names } from '../names.ts';
import type { Pirate } from '../pirates.ts';
import { thingsFrom } from '../things.ts';
import { agreed } from './agreed.ts';

/** A ship's name in the cases that the sentences need. */
interface Cases {
  readonly who: string;
  readonly of: string;
  readonly to: string;
  readonly whom: string;
}

const unchanging = (name: string): Cases => ({ who: name, of: name, to: name, whom: name });
const hard = (name: string): Cases => ({ who: name, of: `${name}а`, to: `${name}у`, whom: `${name}а` });

/** A given name keeps its form: a word before it takes the case. */
const given = (name: string): Cases => ({
  who: name,
  of: `игрока ${name}`,
  to: `игроку ${name}`,
  whom: `игрока ${name}`,
});

const SHORT: Readonly<Record<Pirate, Cases>> = {
  anne: unchanging('Энн'),
  mary: unchanging('Мэри'),
  samuel: hard('Сэмюэл'),
  john: hard('Джон'),
  olivier: unchanging('Оливье'),
  edward: hard('Эдвард'),
};

const GHOST: Cases = {
  who: 'Корабль-призрак',
  of: 'Корабля-призрака',
  to: 'Кораблю-призраку',
  whom: 'Корабль-призрак',
};

const PIRATES: Readonly<Record<Pirate, string>> = {
  anne: 'Энн Бонни',
  mary: 'Мэри Рид',
  samuel: 'Сэмюэл Беллами',
  john: 'Джон Рэкхем',
  olivier: 'Оливье Левассер',
  edward: 'Эдвард Драммонд',
};

const LEVELS: Readonly<Record<Level, string>> = {
  deckhand: 'матрос',
  bosun: 'боцман',
  captain: 'капитан',
  admiral: 'адмирал',
};

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
  retreat: 'выбрать, где закончится недостача',
  treasure: 'решить, брать ли сокровище',
  'ghost-direction': 'выбрать направление Корабля-призрака',
  'ghost-move': 'выбрать путь Корабля-призрака',
  'ghost-attack': 'выбрать, на кого нападёт Корабль-призрак',
  'ghost-loot': 'выбрать добычу Корабля-призрака',
  'ghost-load': 'выбрать трюм Корабля-призрака для груза',
};

const FACES = { circle: 'круг', square: 'квадрат', skull: 'череп', star: 'звезда' };

const things = thingsFrom('ru', {
  actions: ACTIONS,
  tokens: TOKENS,
  powers: POWERS,
  halves: { morning: 'Утро', evening: 'Вечер' },
  kinds: KINDS,
  behindStart: 'позади старта',
  faces: FACES,
  decisions: DECISIONS,
  pirates: PIRATES,
  levels: LEVELS,
  agreed,
});

export interface RussianNames extends Names {
  /** To whom something is given. */
  to(ship: ShipName): string;
  /** Whom somebody attacks. */
  whom(ship: ShipName): string;
}

export const names = (crew: Crew): RussianNames => {
  const seats = crew.map(({ pirate, name }) => (name === null ? SHORT[pirate] : given(name)));
  const cases = (ship: ShipName): Cases => (ship === 'ghost' ? GHOST : seats[ship]);
  return {
    ...things,
    ship: ship => cases(ship).who,
    within: ship => cases(ship).who,
    of: ship => cases(ship).of,
    to: ship => cases(ship).to,
    whom: ship => cases(ship).whom,
  };
};
