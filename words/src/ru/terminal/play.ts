import { counting } from '../../counting.ts';
import type { CallWords, PlayWords, TableWords } from '../../terminal/play.ts';

const { count, either, form, list } = counting('ru');

const COLUMNS = { one: 'столбец', few: 'столбца', other: 'столбцов' };
const ROWS = { one: 'строка', few: 'строки', other: 'строк' };

const calls: CallWords = {
  seatExpected: (given, last) => `ожидалось место от 0 до ${last}, а не ${given}`,
  namesExpected: (given, players) => `имён через запятую должно быть не больше ${players}, а их ${given}`,
  skillExpected: (given, most) => `ожидалась сила от 0 (deckhand) до ${most} (admiral), например 1.5, а не ${given}`,
  styleExpected: (given, known) => `ожидался стиль ${either(known)}, а не ${given}`,
  notWithResume: option => `${option} не сочетается с --resume: в файле всё уже есть`,
  notResumed: (file, why) => `не удалось продолжить ${file}: ${why}`,
  resumedOver: file => `партия в ${file} окончена; пересмотреть её: jamaica replay ${file}`,
  notWritten: (file, why) => `не удалось записать ${file}: ${why}`,
  crew: (you, rivals) =>
    `Вы — ${you}. С вами ${form(rivals.length, { one: 'плывёт', other: 'плывут' })} ${list(rivals)}.`,
  fair: commitment => `Кубики честные: все броски уже определены секретом. Его обязательство: ${commitment}`,
  practice: seed => `Пробная партия: кубики берутся из зерна «${seed}», их можно узнать заранее.`,
  practiceWithoutSeed: 'Пробная партия: в файле не сказано, откуда брались кубики, поэтому бросаются новые.',
  goodbye: 'Попутного ветра!',
  saved: file => `Партия сохранена в ${file}.`,
  resumeWith: command => `Продолжить: ${command}`,
  notSaved: 'Партия не сохранена: для этого нужен параметр --record FILE.',
  verifyWith: command => `Доказать честность кубиков: ${command}`,
  stronger: command => `В следующий раз соперникам стоит быть чуть сильнее: ${command}`,
  gentler: command => `В следующий раз соперникам стоит быть чуть мягче: ${command}`,
  strongest: 'Сильнее ваши соперники уже не станут.',
  gentlest: 'Мягче ваши соперники уже не станут.',
};

const table: TableWords = {
  labelled: (label, text) => `${label}: ${text}`,
  you: 'вы',
  round: round => `Раунд ${round}`,
  captain: 'Капитан',
  dice: (morning, evening) => `на утро ${morning}, на вечер ${evening}`,
  rolled: (first, second) => `на кубиках ${first} и ${second}`,
  holds: 'Трюмы',
  empty: 'пусто',
  sixth: contents => `6-й: ${contents}`,
  none: 'карт нет',
  hand: 'Карты',
  keys: '↑↓ или номер, Enter: выбрать   l: рассказ   ?: справка   q: выход',
  undoKey: 'u: отменить ход',
  typed: 'Введите номер варианта; u — отменить ход, ? — справка, q — выход.',
  explained: [
    'Обойдите вокруг острова. В каждом раунде Капитан бросает два кубика и кладёт один на утро, другой на вечер; потом все тайно выбирают по карте и по очереди выполняют утреннее действие с утренним кубиком, а вечернее — с вечерним.',
    'В порту платят золотом, в море — провиантом; кому нечем платить, у того недостача. В логовах (x) лежат сокровища. Кто остановился там, где стоит другой корабль, тот обязан сразиться: кубик плюс порох.',
    'Партия кончается раундом, в котором чей-нибудь корабль вернулся в Порт-Ройал. Очки: число вашей клетки (15 на финише, −5 до красной линии), золото и сокровища, минус проклятия.',
    'Вариант выбирают номером или стрелками ↑ ↓ и Enter. u отменяет ваш последний выбор, пока не открылось ничего нового: ни кубик, ни карта, ни ход соперника. l рассказывает, что произошло, q выходит из партии.',
  ],
  anyKey: 'Нажмите любую клавишу, чтобы вернуться к игре.',
  reallyQuit: 'Выйти из партии? (д/н)',
  yes: ['д', 'да', 'y'],
  expected: options => (options === 1 ? 'Введите 1, u, ? или q.' : `Введите номер от 1 до ${options}, u, ? или q.`),
  undone: 'Ход отменён.',
  notUndone: 'Отменить нельзя: с тех пор открылось что-то новое.',
  tooSmall: (columns, rows) =>
    `Терминал слишком мал. Нужно не меньше: ${count(columns, COLUMNS)}, ${count(rows, ROWS)}.`,
};

export const play: PlayWords = {
  help: {
    summary: 'сыграть партию против ботов',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--level bosun | --skill 1.5] [--style racer] [--seat 0] [--names …] [--record FILE]',
      '--resume FILE',
    ],
    about: [
      'Партия против ботов прямо в терминале; варианты выбирают стрелками или номерами. Если терминала нет, программа печатает стол и пронумерованные варианты текстом и читает по строке на каждый выбор: так партию можно вести из сценария.',
      'Кубики честные: они берутся из нового секрета и слов игроков, и jamaica verify доказывает это по сохранённой записи. С --seed партия пробная.',
      'Запись и есть сохранённая партия: она записывается в конце и при выходе.',
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
      ['--seat S', 'ваше место, с 0 (0)'],
      ['--level L', 'кто остальные: deckhand, bosun, captain или admiral (bosun)'],
      [
        '--skill N',
        'соперники вам под стать: любое число от 0 (deckhand) до 3 (admiral); в конце партии подскажут, какое взять дальше',
      ],
      [
        '--style S',
        'что остальные любят, кроме победы: privateer (сражения), merchant (золото) или racer (скорость); у deckhand пристрастий нет',
      ],
      ['--names A,B,…', 'имена игроков по порядку мест'],
      ['--seed TEXT', 'пробная партия с кубиками из этого зерна'],
      ['--record FILE', 'куда сохраняется партия; прежний файл заменяется'],
      ['--resume FILE', 'продолжить сохранённую партию и сохранить туда же'],
    ],
    examples: [
      'jamaica play --book it-2021 --house loot=empty-hold',
      'jamaica play --players 3 --edition 2007 --record game.json',
      'jamaica play --resume game.json',
      'yes 1 | jamaica play --players 2 --seed x',
    ],
    exits: { done: 'партия окончена или прервана', no: 'партию не удалось сохранить' },
  },
  calls,
  table,
};
