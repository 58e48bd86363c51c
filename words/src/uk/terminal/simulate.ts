import { counting } from '../../counting.ts';
import type { SimulateWords } from '../../terminal/simulate.ts';

const { count, number, either } = counting('uk');
const games = { one: 'гра', few: 'гри', other: 'ігор' };
const players = { one: 'гравець', few: 'гравці', other: 'гравців' };

export const simulate: SimulateWords = {
  help: {
    summary: 'зіграти багато ігор і показати, що в них зазвичай буває',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--games 10000] [--seed x] [--sailors random|bosun|…] [--json]',
    ],
    about: [
      'Грає цілі ігри на всіх ядрах і показує швидкість, раунди, очки й перемоги, двобої, нестачі, скарби та гістограму підсумкових очок.',
      'Однакові аргументи дають однаковий результат, хоч скільки було б потоків. Ctrl-C зупиняє й показує вже зігране.',
    ],
    options: [
      ['--players N', 'від 2 до 6 гравців (4)'],
      ['--edition E', 'правила 2007 або 2021 року (2021)'],
      ['--book КНИЖКА', 'точно за книжкою: en-2007, ru-2007, fr-2007, uk-2021 або it-2021'],
      [
        '--house ПРАВИЛО',
        'домашнє правило: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty або loot=empty-hold; кілька через кому',
      ],
      ['--ghost', 'пливе й Корабель-привид: за 2 гравців завжди, за 6 ніколи'],
      ['--games N', 'скільки ігор (10000)'],
      ['--seed TEXT', 'зерно випадковості (jamaica); гра номер i має зерно TEXT/i'],
      ['--sailors S', 'хто грає: random (навмання), deckhand, bosun, captain або admiral (random)'],
      ['--workers N', 'скільки потоків (за кількістю ядер)'],
      [
        '--json',
        'один обʼєкт JSON і більше нічого: замовлення, complete, decisions, rounds, ships і places (mean, deviation, min, max, wins), sharedWins, ghostWins, battles, attackerWins, draws, shortages, treasures, reshuffles, scores (скільки разів кожні), timing',
      ],
    ],
    examples: [
      'jamaica simulate --players 3 --edition 2007 --games 50000',
      'jamaica simulate --players 2 --sailors bosun --games 1000 --json',
    ],
  },
  sailorsExpected: (given, known) => `--sailors: має бути ${either(known)}, а задано ${given}`,
  title: (rules, agreed, played, sailors, seed) =>
    `${count(played, games)}, ${count(rules.players, players)}${rules.ghost ? ' та Корабель-привид' : ''}, ${agreed}, грає ${sailors}, зерно «${seed}»`,
  left: seconds => (seconds < 60 ? `лишилося: ${seconds} с` : `лишилося: ${Math.ceil(seconds / 60)} хв`),
  stopped: (played, ordered) =>
    `Зупинено: зіграно ${number(played)} із ${count(ordered, { one: 'гри', other: 'ігор' })}.`,
  nothingPlayed: 'Зупинено, перш ніж завершилася хоч одна гра.',
  speed: 'Швидкість',
  gamesASecond: n => `ігор за секунду: ${n}`,
  decisionsASecond: n => `рішень за секунду: ${n}`,
  inSeconds: (seconds, workers) => `${seconds} с, ${count(workers, { one: 'потік', few: 'потоки', other: 'потоків' })}`,
  rounds: 'Раунди',
  mean: 'середнє',
  deviation: 'відхил.',
  least: 'мін.',
  most: 'макс.',
  wins: 'перемоги',
  bySeat: 'Очки за місцем',
  byPlace: 'Очки за чергою ходу',
  place: place => (place === 1 ? '1 (перший Капітан)' : String(place)),
  perGame: 'За гру',
  battles: 'двобоїв',
  attackerWins: 'виграно нападником',
  draws: 'внічию',
  shortages: 'нестач',
  treasures: 'знайдено скарбів',
  reshuffles: 'колод перетасовано',
  sharedWins: 'спільних перемог',
  ghostWins: 'перемагає Корабель-привид',
  ghostScore: mean => `у середньому очок: ${mean}`,
  histogram: 'Підсумкові очки',
};
