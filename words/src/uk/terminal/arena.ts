import { counting } from '../../counting.ts';
import type { ArenaWords } from '../../terminal/arena.ts';

const { count, number, list, either } = counting('uk');
const games = { one: 'гра', few: 'гри', other: 'ігор' };
const players = { one: 'гравець', few: 'гравці', other: 'гравців' };

export const arena: ArenaWords = {
  silent: command =>
    `програма не запускається або жодного разу не відповіла: ${command}. Те, що вона пише до стандартного потоку помилок, показано вище`,
  help: {
    summary: 'дати ботам зіграти між собою й показати, хто сильніший',
    usage: [
      'LEVEL[:N]… [--games 2000] [--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--seed x] [--budget N | --ms N] [--json] [--svg FILE]',
      '--exec "COMMAND" LEVEL…',
      '--ladder [LEVEL:N…] [--games N]',
      '--curve LEVEL [--games N]',
    ],
    about: [
      'Боти займають місця в тому порядку, у якому названі; останній займає й ті, що лишилися: «captain bosun» — це один captain проти трьох bosun. Без імен команда скаже, які є рівні.',
      'Місця міняються по колу, і в усіх іграх однієї роздачі однакові початок, кубики й тасування. З --budget однакові аргументи дають однаковий результат, хоч скільки було б потоків. Ctrl-C зупиняє й показує вже зігране.',
      'Після рівня можна вказати, скільки він думає над рішенням: captain:60 уявляє 60 ігор, captain:150ms думає 150 мілісекунд, хоч би що робили інші. Із --ladder рівні називають лише для цього.',
      'Програма будь-якою мовою сідає за стіл із --exec; як із нею говорять, описано в docs/bot-programs.md.',
    ],
    options: [
      ['--games N', 'скільки ігор, з округленням до цілих роздач (2000)'],
      ['--players N', 'від 2 до 6 гравців (4)'],
      ['--edition E', 'правила 2007 або 2021 року (2021)'],
      ['--book КНИЖКА', 'точно за книжкою: en-2007, ru-2007, fr-2007, uk-2021 або it-2021'],
      [
        '--house ПРАВИЛО',
        'домашнє правило: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty або loot=empty-hold; кілька через кому',
      ],
      ['--ghost', 'пливе й Корабель-привид: за 2 гравців завжди, за 6 ніколи'],
      ['--seed TEXT', 'зерно випадковості (jamaica)'],
      ['--budget N', 'боти уявляють N ігор на рішення; із --curve лише суперники'],
      ['--ms N', 'боти думають N мілісекунд над рішенням; із --curve лише суперники'],
      ['--exec COMMAND', 'програма замість рівня'],
      ['--exec-timeout N', 'скільки мілісекунд вона має на відповідь (5000)'],
      ['--ladder', 'кожен рівень проти нижчого, таблицею для README'],
      ['--curve LEVEL', 'рівень із 2, 4, 8, 16, 32 і 64 уявними іграми на рішення проти нижчого'],
      ['--workers N', 'скільки потоків (за кількістю ядер)'],
      ['--json', 'один обʼєкт JSON і більше нічого'],
      ['--svg FILE', 'ще й намалювати частки перемог у файл FILE'],
    ],
    examples: [
      'jamaica arena captain bosun --games 400',
      'jamaica arena admiral:8 captain:60 bosun deckhand',
      'jamaica arena captain bosun deckhand --players 3 --budget 8 --json',
      'jamaica arena --exec "python3 docs/examples/bot.py" deckhand',
      'jamaica arena --ladder --svg ladder.svg',
      'jamaica arena --curve captain --games 200',
    ],
  },
  levelExpected: (given, known) => `рівень має бути ${either(known)}, а задано ${given}`,
  entrantsMissing: known => `не сказано, хто грає: є рівні ${list(known)}, а --exec бере програму`,
  tooManyEntrants: (given, players) => `ботів має бути щонайбільше ${players}, по одному на місце, а задано ${given}`,
  notTogether: (one, other) => `${one} і ${other} не поєднуються`,
  noEntrantsWith: option => `параметр ${option} сам вибирає ботів: не називайте нікого`,
  title: (rules, agreed, played, seed) =>
    `${count(played, games)}, ${count(rules.players, players)}${rules.ghost ? ' та Корабель-привид' : ''}, ${agreed}, зерно «${seed}»`,
  note: chance =>
    `Частка перемог одного місця та інтервал 95%; якби всі грали однаково, вона була б ${chance}. Спільну перемогу ділять порівну.`,
  troubles: (program, { late, died, nonsense }) =>
    `${program}: запізнень: ${number(late)}, падінь: ${number(died)}, безглуздих відповідей: ${number(nonsense)}`,
  bot: 'бот',
  level: 'рівень',
  over: 'проти',
  imagined: 'уявляє',
  games: 'ігор',
  winRate: 'перемоги',
  interval: 'інтервал 95%',
  score: 'очки',
  rating: 'рейтинг',
  milliseconds: 'мс/рішення',
  rates: 'частка перемог одного місця, інтервал 95%',
  imaginedAChoice: 'уявних ігор на рішення',
  chance: percent => `навмання ${percent}`,
  pairing: (level, over) => `${level} проти ${over}`,
};
