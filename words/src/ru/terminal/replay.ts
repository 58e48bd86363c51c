import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { ReplayWords } from '../../terminal/replay.ts';

const { count, list } = counting('ru');

export const replay = (names: Names): ReplayWords => ({
  title: rules =>
    `«Ямайка», ${names.agreedInFull(rules)}, ${count(rules.players, { one: 'игрок', few: 'игрока', other: 'игроков' })}${rules.ghost ? ' и Корабль-призрак' : ''}`,
  seenBy: seat => `Глазами ${names.of(seat)}.`,
  sea: 'море',
  port: 'порт',
  lair: 'логово',
  treasure: 'логово с сокровищем',
  redLine: 'красная линия',
  portRoyal: 'Порт-Ройал',
  behindStart: ships => `Позади старта (строчные буквы): ${list(ships.map(names.ship))}.`,
  seat: seat => `место ${seat}`,
  nothingAboard: 'на борту пусто',
  faceDown: cards => count(cards, { one: 'закрытое сокровище', few: 'закрытых сокровища', other: 'закрытых сокровищ' }),
  ship: 'Корабль',
  space: 'клетка',
  gold: 'золото',
  treasures: 'сокровища',
  total: 'итог',
  winner: 'победа',
  unfinished: 'Здесь запись кончается: партия не доиграна.',
  noSuchRound: (round, rounds) =>
    `раунда ${round} нет; всего в партии ${count(rounds, { one: 'раунд', few: 'раунда', other: 'раундов' })}`,
  noSuchSeat: (given, last) => `--seat: нужно место от 0 до ${last} или буква корабля, а не «${given}»`,
  roundExpected: given => `--round: нужен раунд или промежуток вроде 5-8, а не «${given}»`,
  refused: why => `эта запись расходится с правилами: ${why}`,
});
