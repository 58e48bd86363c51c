import { counting } from '@jamaica/words';
import type { ArenaWords } from '../arena.ts';

const { count, number, list, either } = counting('ru');
const games = { one: 'партия', few: 'партии', many: 'партий', other: 'партии' };

export const arena: ArenaWords = {
  help: {
    summary: 'дать ботам сыграть между собой и показать, кто сильнее',
    usage: [
      'LEVEL[:N]… [--games 2000] [--players 4] [--edition 2021] [--ghost] [--seed x] [--budget N | --ms N] [--json] [--svg FILE]',
      '--exec "COMMAND" LEVEL…',
      '--ladder [LEVEL:N…] [--games N]',
      '--curve LEVEL [--games N]',
    ],
    about: [
      'Боты занимают места в том порядке, в котором названы; последний занимает и оставшиеся: «captain bosun» — это один captain против трёх bosun. Без имён команда скажет, какие есть уровни.',
      'Места меняются по кругу, и во всех партиях одной раздачи одинаковы раскладка, кубики и тасовки. С --budget одинаковые аргументы дают одинаковый результат, сколько бы ни было потоков. Ctrl-C останавливает и показывает уже сыгранное.',
      'После уровня можно указать, сколько он думает над выбором: captain:60 воображает 60 партий, captain:150ms думает 150 миллисекунд, что бы ни делали остальные. С --ladder уровни называют только для этого.',
      'Программа на любом языке садится за стол с --exec; как с ней говорят, описано в docs/bot-programs.md.',
    ],
    options: [
      ['--games N', 'сколько партий, с округлением до целых раздач (2000)'],
      ['--players N', 'от 2 до 6 игроков (4)'],
      ['--edition E', 'правила 2007 или 2021 года (2021)'],
      ['--ghost', 'плывёт и Корабль-призрак: вдвоём всегда, вшестером никогда'],
      ['--seed TEXT', 'откуда берётся случай (jamaica)'],
      ['--budget N', 'боты воображают N партий на выбор; с --curve только соперники'],
      ['--ms N', 'боты думают N миллисекунд над выбором; с --curve только соперники'],
      ['--exec COMMAND', 'программа вместо уровня'],
      ['--exec-timeout N', 'сколько миллисекунд у неё на ответ (5000)'],
      ['--ladder', 'каждый уровень против уровня ниже, таблицей для README'],
      ['--curve LEVEL', 'уровень с 2, 4, 8, 16, 32 и 64 воображаемыми партиями на выбор против уровня ниже'],
      ['--workers N', 'сколько потоков (по числу ядер)'],
      ['--json', 'один объект JSON и больше ничего'],
      ['--svg FILE', 'ещё и нарисовать доли побед в FILE'],
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
  levelExpected: (given, known) => `ожидался уровень ${either(known)}, а не ${given}`,
  entrantsMissing: known => `не сказано, кто играет: есть уровни ${list(known)}, а --exec берёт программу`,
  tooManyEntrants: (given, players) => `ботов ожидалось не больше ${players}, по одному на место, а не ${given}`,
  notTogether: (one, other) => `${one} и ${other} не сочетаются`,
  noEntrantsWith: option => `${option} выбирает ботов само: не называйте никого`,
  title: (rules, played, seed) =>
    `${count(played, games)}, игроков: ${rules.players}${rules.ghost ? ' и Корабль-призрак' : ''}, издание ${rules.edition}, зерно «${seed}»`,
  note: chance => `Доля побед одного места с 95%-ным интервалом: ${chance}, будь все равны. Общая победа делится.`,
  troubles: (program, { late, died, nonsense }) =>
    `${program}: опозданий ${number(late)}, падений ${number(died)}, бессмыслицы ${number(nonsense)}`,
  bot: 'бот',
  level: 'уровень',
  over: 'против',
  imagined: 'воображает',
  games: 'партий',
  winRate: 'победы',
  interval: 'интервал 95 %',
  score: 'очки',
  rating: 'рейтинг',
  milliseconds: 'мс/выбор',
  rates: 'доля побед одного места, интервал 95 %',
  imaginedAChoice: 'воображаемых партий на выбор',
  chance: percent => `случай ${percent}`,
  pairing: (level, over) => `${level} против ${over}`,
};
