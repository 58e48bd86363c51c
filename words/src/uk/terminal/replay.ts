import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { ReplayWords } from '../../terminal/replay.ts';

const { count, list } = counting('uk');

export const replay = (names: Names): ReplayWords => ({
  title: rules =>
    `«Ямайка», ${names.agreedInFull(rules)}, ${count(rules.players, { one: 'гравець', few: 'гравці', other: 'гравців' })}${rules.ghost ? ' та Корабель-привид' : ''}`,
  seenBy: seat => `Очима ${names.of(seat)}.`,
  sea: 'море',
  port: 'порт',
  lair: 'лігво',
  treasure: 'лігво зі скарбом',
  redLine: 'червона лінія',
  portRoyal: 'Порт-Рояль',
  behindStart: ships => `Позаду старту (малі літери): ${list(ships.map(names.ship))}.`,
  seat: seat => `місце ${seat}`,
  nothingAboard: 'на борту порожньо',
  faceDown: cards => count(cards, { one: 'закритий скарб', few: 'закриті скарби', other: 'закритих скарбів' }),
  ship: 'Корабель',
  space: 'клітинка',
  gold: 'золото',
  treasures: 'скарби',
  total: 'разом',
  winner: 'перемога',
  unfinished: 'Тут запис закінчується: гру не завершено.',
  noSuchRound: (round, rounds) =>
    `раунду ${round} немає, усього ${count(rounds, { one: 'раунд', few: 'раунди', other: 'раундів' })}`,
  noSuchSeat: (given, last) => `--seat: очікувалося місце від 0 до ${last} або літера корабля, а задано «${given}»`,
  roundExpected: given => `--round: очікувався раунд або проміжок на зразок 5-8, а задано «${given}»`,
  refused: why => `цей запис розходиться з правилами: ${why}`,
});
