import { counting } from '../../counting.ts';
import type { SimulateWords } from '../../terminal/simulate.ts';

const { count, number, either } = counting('ru');
const games = { one: 'партия', few: 'партии', other: 'партий' };
const players = { one: 'игрок', few: 'игрока', other: 'игроков' };

export const simulate: SimulateWords = {
  help: {
    summary: 'сыграть множество партий и показать, что в них обычно бывает',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--games 10000] [--seed x] [--sailors random|bosun|…] [--json]',
    ],
    about: [
      'Играет целые партии на всех ядрах и показывает скорость, раунды, очки и победы, сражения, недостачи, сокровища и гистограмму итоговых очков.',
      'Одинаковые аргументы дают одинаковый результат, сколько бы ни было потоков. Ctrl-C останавливает и показывает уже сыгранное.',
    ],
    options: [
      ['--players N', 'от 2 до 6 игроков (4)'],
      ['--edition E', 'правила 2007 или 2021 года (2021)'],
      ['--book КНИГА', 'точно по книге: en-2007, ru-2007, fr-2007, uk-2021 или it-2021'],
      [
        '--house ПРАВИЛО',
        'домашнее правило: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty или loot=empty-hold; несколько через запятую',
      ],
      ['--ghost', 'плывёт и Корабль-призрак: при 2 игроках всегда, при 6 никогда'],
      ['--games N', 'сколько партий (10000)'],
      ['--seed TEXT', 'зерно всех бросков и тасовок (jamaica); у партии номер i это TEXT/i'],
      ['--sailors S', 'кто играет: random (наугад), deckhand, bosun, captain или admiral (random)'],
      ['--workers N', 'сколько потоков (по числу ядер)'],
      [
        '--json',
        'один объект JSON и больше ничего: сами параметры, complete, decisions, rounds, ships и places (mean, deviation, min, max, wins), sharedWins, ghostWins, battles, attackerWins, draws, shortages, treasures, reshuffles, scores (сколько раз какой), timing',
      ],
    ],
    examples: [
      'jamaica simulate --players 3 --edition 2007 --games 50000',
      'jamaica simulate --players 2 --sailors bosun --games 1000 --json',
    ],
  },
  sailorsExpected: (given, known) => `--sailors: нужно ${either(known)}, а не ${given}`,
  title: (rules, agreed, played, sailors, seed) =>
    `${count(played, games)}, ${count(rules.players, players)}${rules.ghost ? ' и Корабль-призрак' : ''}, ${agreed}, играет ${sailors}, зерно «${seed}»`,
  left: seconds => (seconds < 60 ? `осталось: ${seconds} с` : `осталось: ${Math.ceil(seconds / 60)} мин`),
  stopped: (played, ordered) =>
    `Остановлено: сыграно ${number(played)} из ${count(ordered, { one: 'партии', other: 'партий' })}.`,
  nothingPlayed: 'Остановлено раньше, чем закончилась первая партия.',
  speed: 'Скорость',
  gamesASecond: n => `партий в секунду: ${n}`,
  decisionsASecond: n => `решений в секунду: ${n}`,
  inSeconds: (seconds, workers) => `${seconds} с, ${count(workers, { one: 'поток', few: 'потока', other: 'потоков' })}`,
  rounds: 'Раунды',
  mean: 'среднее',
  deviation: 'откл.',
  least: 'мин.',
  most: 'макс.',
  wins: 'победы',
  bySeat: 'Очки по местам',
  byPlace: 'Очки по порядку за столом',
  place: place => (place === 1 ? '1 (первый Капитан)' : String(place)),
  perGame: 'За партию',
  battles: 'сражений',
  attackerWins: 'победил нападавший',
  draws: 'вничью',
  shortages: 'недостач',
  treasures: 'найдено сокровищ',
  reshuffles: 'колод перетасовано',
  sharedWins: 'победа поделена',
  ghostWins: 'побеждает Корабль-призрак',
  ghostScore: mean => `в среднем очков: ${mean}`,
  histogram: 'Итоговые очки',
};
