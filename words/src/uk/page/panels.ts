import { counting } from '../../counting.ts';
import type { PanelWords } from '../../page/panels.ts';
import { ordinal } from './ordinal.ts';

const { count, list } = counting('uk');

const CARDS = { one: 'карта', few: 'карти', other: 'карт' };

export const panels: PanelWords = {
  panel: (name, place) => `${name}, ${place}`,
  place: ordinal,
  placeLong: (place, isShared) => `${ordinal(place)} місце в перегонах${isShared ? ', нарівні з іншими' : ''}`,
  captain: 'Капітан',
  turn: half => `${half}: ходить`,
  hasChosen: 'карту вибрано',
  isChoosing: 'вибирає карту',
  bot: level => `бот, ${level}`,
  nobody: 'нічий корабель',
  holds: 'Трюми',
  hold: (number, goods) => `Трюм ${number}: ${goods ?? 'порожньо'}`,
  sixthHold: goods => `6-й трюм: ${goods ?? 'порожньо'}`,
  treasures: 'Закриті скарби',
  treasure: (number, known, from) => `Скарб № ${number}${known === null ? '' : `: ${known}`} (${from})`,
  cursed: 'проклятий',
  foundAt: (lair, names) =>
    `знайдено в лігві${lair === null ? '' : ` ${lair}`}${names.length === 0 ? '' : `, ${names.length === 1 ? 'попередній власник' : 'попередні власники'}: ${list(names)}`}`,
  hand: cards => `${count(cards, CARDS)} на руці`,
  deck: cards => count(cards, { one: 'карта в колоді', few: 'карти в колоді', other: 'карт у колоді' }),
  discards: cards => `Скид: ${count(cards, CARDS)}`,
  discardsTitle: name => `Скид: ${name}`,
  discardsNote: 'У тому порядку, у якому карти зіграно.',
  discardsEmpty: 'Після останнього тасування ще нічого не зіграно.',
  chip: (name, place, goods, remarks) => [name, place, ...goods, ...remarks].join(', '),
  choose: thing => `Вибрати: ${thing}`,
  battle: 'Двобій',
  attacker: 'нападає',
  defender: 'захищається',
  strength: 'Сила',
  ladyBeth: 'Леді Бет',
  powder: tokens => count(tokens, { one: 'барильце пороху', few: 'барильця пороху', other: 'барилець пороху' }),
  toRoll: 'готується до кидка',
  star: 'зірка',
  draw: 'Нічия',
  wins: name => `Перемагає ${name}!`,
  you: { name: 'Ви', attack: 'нападаєте', defend: 'захищаєтеся', win: 'Ви перемогли!' },
  sabre: 'Шабля Сарана',
};
