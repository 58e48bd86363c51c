import { counting } from '@jamaica/words';
import type { SimulateWords } from '../simulate.ts';

const { count, number, either } = counting('uk');
const games = { one: 'партія', few: 'партії', many: 'партій', other: 'партії' };

export const simulate: SimulateWords = {
  help: {
    summary: 'зіграти багато партій і показати, що в них буває зазвичай',
    usage: ['[--players 4] [--edition 2021] [--ghost] [--games 10000] [--seed x] [--sailors random|bosun|…] [--json]'],
    about: [
      'Грає цілі партії на всіх ядрах і показує швидкість, раунди, очки й перемоги, битви, нестачі, скарби та гістограму підсумкових очок.',
      'Однакові аргументи дають однаковий результат, хоч скільки було б потоків. Ctrl-C зупиняє й показує вже зігране.',
    ],
    options: [
      ['--players N', 'від 2 до 6 гравців (4)'],
      ['--edition E', 'правила 2007 або 2021 року (2021)'],
      ['--ghost', 'пливе й Корабель-привид: удвох завжди, ушістьох ніколи'],
      ['--games N', 'скільки партій (10000)'],
      ['--seed TEXT', 'звідки береться випадок (jamaica); у партії номер i зерно TEXT/i'],
      ['--sailors S', 'хто грає: random (навмання), deckhand, bosun, captain або admiral (random)'],
      ['--workers N', 'скільки потоків (за кількістю ядер)'],
      [
        '--json',
        'один обʼєкт JSON і більше нічого: замовлення, complete, decisions, rounds, ships і places (mean, deviation, min, max, wins), sharedWins, ghostWins, battles, attackerWins, draws, shortages, treasures, reshuffles, scores (скільки разів кожен), timing',
      ],
    ],
    examples: [
      'jamaica simulate --players 3 --edition 2007 --games 50000',
      'jamaica simulate --players 2 --sailors bosun --games 1000 --json',
    ],
  },
  sailorsExpected: (given, known) => `очікувалися моряки ${either(known)}, а не ${given}`,
  title: (rules, played, sailors, seed) =>
    `${count(played, games)}, гравців: ${rules.players}${rules.ghost ? ' і Корабель-привид' : ''}, видання ${rules.edition}, моряки ${sailors}, зерно «${seed}»`,
  left: seconds => (seconds < 60 ? `лишилося ${seconds} с` : `лишилося ${Math.ceil(seconds / 60)} хв`),
  stopped: (played, ordered) =>
    `Зупинено: зіграно ${number(played)} із ${count(ordered, { one: 'партії', few: 'партій', many: 'партій', other: 'партії' })}.`,
  nothingPlayed: 'Зупинено раніше, ніж скінчилася хоч одна партія.',
  speed: 'Швидкість',
  gamesASecond: n => `партій за секунду: ${n}`,
  decisionsASecond: n => `рішень за секунду: ${n}`,
  inSeconds: (seconds, workers) =>
    `${seconds} с, ${count(workers, { one: 'потік', few: 'потоки', many: 'потоків', other: 'потоку' })}`,
  rounds: 'Раунди',
  mean: 'середнє',
  deviation: 'відхил.',
  least: 'мін.',
  most: 'макс.',
  wins: 'перемоги',
  bySeat: 'Очки за місцями',
  byPlace: 'Очки за порядком за столом',
  place: place => (place === 1 ? '1 (перший Капітан)' : String(place)),
  perGame: 'За партію',
  battles: 'битв',
  attackerWins: 'переміг нападник',
  draws: 'внічию',
  shortages: 'нестач',
  treasures: 'знайдено скарбів',
  reshuffles: 'колод перетасовано',
  sharedWins: 'перемогу поділено',
  ghostWins: 'перемагає Корабель-привид',
  ghostScore: mean => `у середньому очок: ${mean}`,
  histogram: 'Підсумкові очки',
};
