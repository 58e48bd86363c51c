import { counting } from '../counting.ts';
import type { AskWords, CallWords, ChooseWords, PlayWords, TableWords } from '../play.ts';
import { names, ofShip } from './names.ts';

const { list, either, count } = counting('ru');
const { goods, place, treasure, tokens, ship } = names;

const PIRATES = ['Энн Бонни', 'Мэри Рид', 'Сэмюэл Беллами', 'Джон Рэкхем', 'Оливье Левассер', 'Эдвард Драммонд'];

const spaces = (die: number): string => count(die, { one: 'клетка', few: 'клетки', many: 'клеток', other: 'клетки' });

const calls: CallWords = {
  seatExpected: (given, last) => `ожидалось место от 0 до ${last}, а не ${given}`,
  namesExpected: (given, players) => `имён через запятую ожидалось не больше ${players}, а не ${given}`,
  notWithResume: option => `${option} не сочетается с --resume: в файле всё уже есть`,
  notResumed: (file, why) => `не удалось продолжить ${file}: ${why}`,
  resumedOver: file => `партия в ${file} окончена; посмотреть её снова: jamaica replay ${file}`,
  notWritten: (file, why) => `не удалось записать ${file}: ${why}`,
  crew: (you, rivals) => `Вы: ${you}. С вами плывут ${list(rivals)}.`,
  fair: commitment => `Честные кубики: они уже определены секретом с таким обязательством: ${commitment}`,
  practice: seed => `Пробная партия: кубики берутся из зерна «${seed}», и их можно знать заранее.`,
  practiceWithoutSeed: 'Пробная партия: в файле не сказано, откуда брались кубики, поэтому бросаются новые.',
  goodbye: 'Попутного ветра!',
  saved: file => `Партия сохранена в ${file}.`,
  resumeWith: command => `Чтобы продолжить: ${command}`,
  notSaved: 'Партия не сохранена; с --record FILE она сохранилась бы.',
  verifyWith: command => `Чтобы проверить кубики: ${command}`,
};

const table: TableWords = {
  pirate: seat => PIRATES[seat],
  labelled: (label, text) => `${label}: ${text}`,
  you: 'вы',
  round: round => `Раунд ${round}`,
  captain: 'Капитан',
  dice: (morning, evening) => `утро ${morning}, вечер ${evening}`,
  rolled: (first, second) => `кубики ${first} и ${second}`,
  holds: 'Трюмы',
  empty: 'пусто',
  sixth: contents => `6-й: ${contents}`,
  none: 'карт нет',
  cursed: 'проклято',
  hand: 'Карты',
  keys: '↑↓ или число, Enter: выбрать   l: рассказ   ?: справка   q: выйти',
  undoKey: 'u: вернуть ход',
  typed: 'Число выбирает; u возвращает последний выбор, ? помогает, q выходит.',
  explained: [
    'Обойдите остров. В каждом раунде Капитан бросает два кубика и кладёт один на утро, другой на вечер; потом все тайно выбирают карту, и каждый по очереди делает утреннее действие с утренним кубиком и вечернее с вечерним.',
    'Порт стоит золота, морская клетка провианта; у кого не хватает, у того нехватка. В логовах (x) лежат сокровища. Кто встал на клетку с другим кораблём, сражается: кубик плюс порох.',
    'Партия кончается раундом, в котором чей-то корабль вернулся в Порт-Ройал. Очки: число вашей клетки (15 на финише, -5 до красной черты), золото и сокровища без проклятий.',
    'Число варианта, или ↑ и ↓ и Enter, выбирает. u возвращает ваш последний выбор, пока не показано ничего нового: ни кубик, ни карта, ни соперник. l рассказывает, что произошло, q выходит из партии.',
  ],
  anyKey: 'Любая клавиша возвращает к игре.',
  reallyQuit: 'Выйти из партии? (д/н)',
  yes: ['д', 'да', 'y'],
  expected: options => (options === 1 ? 'Ожидалось 1, u, ? или q.' : `Ожидалось число от 1 до ${options}, u, ? или q.`),
  undone: 'Выбор возвращён.',
  notUndone: 'Вернуть нечего: с тех пор показано что-то новое.',
  tooSmall: (columns, rows) => `Терминал слишком мал: нужно не меньше ${columns} столбцов и ${rows} строк.`,
};

const ask: AskWords = {
  dice: (first, second) => `Вы Капитан, выпало ${first} и ${second}. Какой кубик положить на утро?`,
  card: (morning, evening) => `Утро ${morning}, вечер ${evening}. Какую карту вы играете?`,
  move: (die, forward) => `Путь раздваивается. Куда плыть, ${spaces(die)} ${forward ? 'вперёд' : 'назад'}?`,
  load: load => `Куда погрузить ${goods(load)}?`,
  empty: load => `Пустых трюмов нет. Что выбросить, чтобы погрузить ${goods(load)}?`,
  pay: price => `Вы платите: ${goods(price)}. Из каких трюмов?`,
  attack: 'Здесь несколько кораблей. На кого вы нападаете?',
  powder: (rival, strength) =>
    strength === null
      ? `Вы нападаете на ${ofShip(rival).whom}. Сколько пороха потратить?`
      : `На вас нападает ${ship(rival)}, сила ${strength}. Сколько пороха потратить?`,
  powderFrom: spent => `Вы тратите ${tokens('gunpowder', spent)}. Из каких трюмов?`,
  sabre: (of, face) => `Бросает ${ship(of)}, результат: ${names.combatFace(face)}. Обнажить Саблю Сарана?`,
  loot: loser => `Вы победили ${ofShip(loser).whom}. Что вы берёте?`,
  retreat: 'Нехватка гонит вас назад. Куда?',
  ghostDirection: die => `Вы ведёте Корабль-призрак, ${spaces(die)}. В какую сторону?`,
  ghostMove: die => `Вы ведёте Корабль-призрак, ${spaces(die)}. Каким путём?`,
  ghostAttack: 'На кого нападает Корабль-призрак?',
  ghostLoot: loser => `Корабль-призрак победил ${ofShip(loser).whom}. Что он берёт?`,
  ghostLoad: load => `Куда Корабль-призрак погрузит ${goods(load)}?`,
};

const choose: ChooseWords = {
  dice: (morning, evening) => `утро ${morning}, вечер ${evening}`,
  load: load => `погрузить ${goods(load)}`,
  overboard: 'что-то полетит за борт',
  lost: 'трюма для этого нет',
  sail: (die, forward, ends) => `${forward ? 'вперёд' : 'назад'} на ${die}: ${either(ends)}`,
  afterShortage: 'после нехватки, как знать',
  sailTo: end => `плыть на ${end}`,
  space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
  finish: 'финиш!',
  treasure: 'сокровище',
  shortage: 'нехватка!',
  battle: rivals => `сражение: ${list(rivals.map(ship))}`,
  ordinary: 'в обычный трюм',
  sixth: 'в 6-й трюм',
  throwOut: load => `выбросить за борт ${goods(load)}`,
  throwOutSixth: load => `выбросить из 6-го трюма ${goods(load)}`,
  leave: (holds, sixth, resource) =>
    `оставить ${list([...holds.map(String), ...(sixth > 0 ? [`${sixth} в 6-м трюме`] : [])])} (${names.resource(resource)})`,
  leaveNothing: 'не оставить ничего',
  attack: rival => `напасть на ${ofShip(rival).whom}`,
  powder: spent => (spent === 0 ? 'без пороха' : tokens('gunpowder', spent)),
  keep: 'оставить результат',
  reroll: 'заставить перебросить',
  takeHold: load => `взять ${goods(load)}`,
  takeSixth: load => `взять ${goods(load)} из 6-го трюма`,
  takePower: power => `забрать: ${treasure(power)}`,
  takeHidden: (position, known) => `забрать закрытое сокровище № ${position}${known === null ? '' : ` (${known})`}`,
  give: curse => `отдать своё проклятое сокровище ${treasure(curse)}`,
  nothing: 'не брать ничего',
  forward: 'вперёд',
  backward: 'назад',
};

export const play: PlayWords = {
  help: {
    summary: 'сыграть партию против компьютера',
    usage: [
      '[--players 4] [--edition 2021] [--ghost] [--level bosun] [--seat 0] [--names …] [--record FILE]',
      '--resume FILE',
    ],
    about: [
      'Партия в терминале против ботов, стрелками или числами. Без терминала программа печатает стол и пронумерованные варианты текстом и читает по строке на каждый выбор: так игру можно вести из сценария.',
      'Кубики честные: они берутся из нового секрета и слов мест, и jamaica verify доказывает это по сохранённой записи. С --seed это пробная партия.',
      'Запись и есть сохранённая партия: она пишется в конце и при выходе.',
    ],
    options: [
      ['--players N', 'от 2 до 6 игроков (4)'],
      ['--edition E', 'правила 2007 или 2021 года (2021)'],
      ['--ghost', 'плывёт и Корабль-призрак: вдвоём всегда, вшестером никогда'],
      ['--seat S', 'ваше место, с 0 (0)'],
      ['--level L', 'кто остальные: deckhand, bosun, captain или admiral (bosun)'],
      ['--names A,B,…', 'имена мест по порядку'],
      ['--seed TEXT', 'пробная партия с кубиками из этого зерна'],
      ['--record FILE', 'куда сохраняется партия; прежний файл заменяется'],
      ['--resume FILE', 'продолжить сохранённую партию и сохранить туда же'],
    ],
    examples: [
      'jamaica play --players 3 --edition 2007 --record game.json',
      'jamaica play --resume game.json',
      'yes 1 | jamaica play --players 2 --seed x',
    ],
    exits: { done: 'партия окончена или оставлена', no: 'партию не удалось сохранить' },
  },
  calls,
  table,
  ask,
  choose,
};
