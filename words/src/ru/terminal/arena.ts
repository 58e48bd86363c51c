import { counting } from '../../counting.ts';
import type { ArenaWords } from '../../terminal/arena.ts';

const { count, number, list, either } = counting('ru');
const games = { one: 'партия', few: 'партии', other: 'партий' };
const players = { one: 'игрок', few: 'игрока', other: 'игроков' };

export const arena: ArenaWords = {
  silent: command =>
    `программа не запускается или ни разу не ответила: ${command}. То, что она пишет в стандартный поток ошибок, показано выше`,
  help: {
    summary: 'устроить состязание ботов и показать, кто сильнее',
    usage: [
      'LEVEL[:N]… [--games 2000] [--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--seed x] [--budget N | --ms N] [--json] [--svg FILE]',
      '--exec "COMMAND" LEVEL…',
      '--ladder [LEVEL:N…] [--games N]',
      '--curve LEVEL [--games N]',
    ],
    about: [
      'Боты занимают места в том порядке, в котором названы; последний занимает и оставшиеся: «captain bosun» — это один captain против трёх bosun. Если никого не назвать, команда перечислит уровни.',
      'Боты меняются местами по кругу, и во всех партиях одного круга раздача, кубики и тасовки одни и те же. С --budget одинаковые аргументы дают одинаковый результат, сколько бы ни было потоков. Ctrl-C останавливает и показывает уже сыгранное.',
      'После уровня можно указать, сколько он думает над выбором: captain:60 проигрывает в уме 60 партий, captain:150ms думает 150 миллисекунд, что бы ни делали остальные. С --ladder уровни называют только для этого.',
      'Программа на любом языке садится за стол с --exec; как с ней разговаривают, описано в docs/bot-programs.md.',
    ],
    options: [
      ['--games N', 'сколько партий, с округлением вверх до полных кругов (2000)'],
      ['--players N', 'от 2 до 6 игроков (4)'],
      ['--edition E', 'правила 2007 или 2021 года (2021)'],
      ['--book КНИГА', 'точно по книге: en-2007, ru-2007, fr-2007, uk-2021 или it-2021'],
      [
        '--house ПРАВИЛО',
        'домашнее правило: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty или loot=empty-hold; несколько через запятую',
      ],
      ['--ghost', 'плывёт и Корабль-призрак: при 2 игроках всегда, при 6 никогда'],
      ['--seed TEXT', 'зерно всех бросков и тасовок (jamaica)'],
      ['--budget N', 'на каждый выбор боты проигрывают в уме N партий; с --curve — только соперники'],
      ['--ms N', 'боты думают над выбором N миллисекунд; с --curve — только соперники'],
      ['--exec COMMAND', 'программа вместо уровня'],
      ['--exec-timeout N', 'сколько миллисекунд у неё на ответ (5000)'],
      ['--ladder', 'каждый уровень против предыдущего, таблицей для README'],
      ['--curve LEVEL', 'уровень с 2, 4, 8, 16, 32 и 64 партиями в уме на каждый выбор против предыдущего уровня'],
      ['--workers N', 'сколько потоков (по числу ядер)'],
      ['--json', 'один объект JSON и больше ничего'],
      ['--svg FILE', 'ещё и нарисовать в FILE доли побед'],
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
  levelExpected: (given, known) => `нужен уровень ${either(known)}, а не ${given}`,
  entrantsMissing: known => `не сказано, кто играет: уровни — ${list(known)}, а с --exec играет программа`,
  tooManyEntrants: (given, players) => `ботов может быть не больше ${players}, по одному на место, а их ${given}`,
  notTogether: (one, other) => `${one} и ${other} не сочетаются`,
  noEntrantsWith: option => `с ${option} боты известны заранее: не называйте никого`,
  title: (rules, agreed, played, seed) =>
    `${count(played, games)}, ${count(rules.players, players)}${rules.ghost ? ' и Корабль-призрак' : ''}, ${agreed}, зерно «${seed}»`,
  note: chance =>
    `Доля побед на одно место и её интервал 95 %; будь все равны, она составила бы ${chance}. Общая победа делится.`,
  troubles: (program, { late, died, nonsense }) =>
    `${program}: опозданий: ${number(late)}, падений: ${number(died)}, негодных ответов: ${number(nonsense)}`,
  bot: 'бот',
  level: 'уровень',
  over: 'против',
  imagined: 'в уме',
  games: 'партий',
  winRate: 'победы',
  interval: 'интервал 95 %',
  score: 'очки',
  rating: 'рейтинг',
  milliseconds: 'мс/выбор',
  rates: 'доля побед на одно место, интервал 95 %',
  imaginedAChoice: 'партий в уме на один выбор',
  chance: percent => `наугад ${percent}`,
  pairing: (level, over) => `${level} против ${over}`,
};
