import { counting } from '../counting.ts';
import type { AskWords, CallWords, ChooseWords, PlayWords, TableWords } from '../play.ts';
import { names, ofShip } from './names.ts';

const { list, either, count } = counting('uk');
const { goods, place, treasure, tokens, ship } = names;

const PIRATES = ['Енн Бонні', 'Мері Рід', 'Семюел Белламі', 'Джон Рекгем', 'Олівʼє Левассер', 'Едвард Драммонд'];

const spaces = (die: number): string =>
  count(die, { one: 'клітинка', few: 'клітинки', many: 'клітинок', other: 'клітинки' });

const calls: CallWords = {
  seatExpected: (given, last) => `очікувалося місце від 0 до ${last}, а не ${given}`,
  namesExpected: (given, players) => `імен через кому очікувалося не більше ${players}, а не ${given}`,
  notWithResume: option => `${option} не поєднується з --resume: у файлі вже є все`,
  notResumed: (file, why) => `не вдалося продовжити ${file}: ${why}`,
  resumedOver: file => `партію у ${file} завершено; переглянути її знову: jamaica replay ${file}`,
  notWritten: (file, why) => `не вдалося записати ${file}: ${why}`,
  crew: (you, rivals) => `Ви: ${you}. З вами пливуть ${list(rivals)}.`,
  fair: commitment => `Чесні кубики: їх уже визначено секретом із таким зобовʼязанням: ${commitment}`,
  practice: seed => `Пробна партія: кубики беруться із зерна «${seed}», і їх можна знати наперед.`,
  practiceWithoutSeed: 'Пробна партія: у файлі не сказано, звідки бралися кубики, тому кидають нові.',
  goodbye: 'Попутного вітру!',
  saved: file => `Партію збережено у ${file}.`,
  resumeWith: command => `Щоб продовжити: ${command}`,
  notSaved: 'Партію не збережено; з --record FILE вона збереглася б.',
  verifyWith: command => `Щоб перевірити кубики: ${command}`,
};

const table: TableWords = {
  pirate: seat => PIRATES[seat],
  labelled: (label, text) => `${label}: ${text}`,
  you: 'ви',
  round: round => `Раунд ${round}`,
  captain: 'Капітан',
  dice: (morning, evening) => `ранок ${morning}, вечір ${evening}`,
  rolled: (first, second) => `кубики ${first} і ${second}`,
  holds: 'Трюми',
  empty: 'порожньо',
  sixth: contents => `6-й: ${contents}`,
  none: 'карт немає',
  cursed: 'прокляте',
  hand: 'Карти',
  keys: '↑↓ або число, Enter: вибрати   l: розповідь   ?: довідка   q: вийти',
  undoKey: 'u: повернути хід',
  typed: 'Число вибирає; u повертає останній вибір, ? допомагає, q виходить.',
  explained: [
    'Обійдіть острів. Щораунду Капітан кидає два кубики й кладе один на ранок, другий на вечір; потім усі таємно вибирають карту, і кожен по черзі виконує ранкову дію з ранковим кубиком і вечірню з вечірнім.',
    'Порт коштує золота, морська клітинка провіанту; хто не може заплатити, у того нестача. У лігвах (x) лежать скарби. Хто став на клітинку з іншим кораблем, мусить битися: кубик плюс порох.',
    'Партія закінчується раундом, у якому чийсь корабель повернувся до Порт-Роялу. Очки: число вашої клітинки (15 на фініші, -5 до червоної лінії), золото та скарби без проклять.',
    'Число варіанта, або ↑ і ↓ та Enter, вибирає. u повертає ваш останній вибір, поки не показано нічого нового: ні кубика, ні карти, ні суперника. l розповідає, що сталося, q виходить із партії.',
  ],
  anyKey: 'Будь-яка клавіша повертає до гри.',
  reallyQuit: 'Вийти з партії? (т/н)',
  yes: ['т', 'так', 'y'],
  expected: options =>
    options === 1 ? 'Очікувалося 1, u, ? або q.' : `Очікувалося число від 1 до ${options}, u, ? або q.`,
  undone: 'Вибір повернено.',
  notUndone: 'Повертати нічого: відтоді показано щось нове.',
  tooSmall: (columns, rows) => `Термінал замалий: потрібно щонайменше ${columns} стовпців і ${rows} рядків.`,
};

const ask: AskWords = {
  dice: (first, second) => `Ви Капітан, випало ${first} і ${second}. Який кубик покласти на ранок?`,
  card: (morning, evening) => `Ранок ${morning}, вечір ${evening}. Яку карту ви граєте?`,
  move: (die, forward) => `Шлях роздвоюється. Куди плисти, ${spaces(die)} ${forward ? 'вперед' : 'назад'}?`,
  load: load => `Куди завантажити ${goods(load)}?`,
  empty: load => `Порожніх трюмів немає. Що викинути, щоб завантажити ${goods(load)}?`,
  pay: price => `Ви платите: ${goods(price)}. З яких трюмів?`,
  attack: 'Тут кілька кораблів. На кого ви нападаєте?',
  powder: (rival, strength) =>
    strength === null
      ? `Ви нападаєте на ${ofShip(rival).whom}. Скільки пороху витратити?`
      : `На вас нападає ${ship(rival)}, сила ${strength}. Скільки пороху витратити?`,
  powderFrom: spent => `Ви витрачаєте ${tokens('gunpowder', spent)}. З яких трюмів?`,
  sabre: (of, face) => `Кидає ${ship(of)}, результат: ${names.combatFace(face)}. Вихопити Шаблю Сарана?`,
  loot: loser => `Ви перемогли ${ofShip(loser).whom}. Що ви берете?`,
  retreat: 'Нестача жене вас назад. Куди?',
  ghostDirection: die => `Ви ведете Корабель-привид, ${spaces(die)}. У який бік?`,
  ghostMove: die => `Ви ведете Корабель-привид, ${spaces(die)}. Яким шляхом?`,
  ghostAttack: 'На кого нападає Корабель-привид?',
  ghostLoot: loser => `Корабель-привид переміг ${ofShip(loser).whom}. Що він бере?`,
  ghostLoad: load => `Куди Корабель-привид завантажить ${goods(load)}?`,
};

const choose: ChooseWords = {
  dice: (morning, evening) => `ранок ${morning}, вечір ${evening}`,
  load: load => `завантажити ${goods(load)}`,
  overboard: 'щось полетить за борт',
  lost: 'трюму для цього немає',
  sail: (die, forward, ends) => `${forward ? 'вперед' : 'назад'} на ${die}: ${either(ends)}`,
  afterShortage: 'після нестачі, хтозна',
  sailTo: end => `плисти на ${end}`,
  space: (at, remarks) => (remarks.length === 0 ? place(at) : `${place(at)} (${remarks.join(', ')})`),
  finish: 'фініш!',
  treasure: 'скарб',
  shortage: 'нестача!',
  battle: rivals => `битва: ${list(rivals.map(ship))}`,
  ordinary: 'у звичайний трюм',
  sixth: 'у 6-й трюм',
  throwOut: load => `викинути за борт ${goods(load)}`,
  throwOutSixth: load => `викинути з 6-го трюму ${goods(load)}`,
  leave: (holds, sixth, resource) =>
    `лишити ${list([...holds.map(String), ...(sixth > 0 ? [`${sixth} у 6-му трюмі`] : [])])} (${names.resource(resource)})`,
  leaveNothing: 'не лишити нічого',
  attack: rival => `напасти на ${ofShip(rival).whom}`,
  powder: spent => (spent === 0 ? 'без пороху' : tokens('gunpowder', spent)),
  keep: 'лишити результат',
  reroll: 'змусити перекинути',
  takeHold: load => `узяти ${goods(load)}`,
  takeSixth: load => `узяти ${goods(load)} з 6-го трюму`,
  takePower: power => `забрати: ${treasure(power)}`,
  takeHidden: (position, known) => `забрати закритий скарб № ${position}${known === null ? '' : ` (${known})`}`,
  give: curse => `віддати свій проклятий скарб ${treasure(curse)}`,
  nothing: 'не брати нічого',
  forward: 'вперед',
  backward: 'назад',
};

export const play: PlayWords = {
  help: {
    summary: 'зіграти партію проти компʼютера',
    usage: [
      '[--players 4] [--edition 2021] [--ghost] [--level bosun] [--seat 0] [--names …] [--record FILE]',
      '--resume FILE',
    ],
    about: [
      'Партія в терміналі проти ботів, стрілками або числами. Без термінала програма друкує стіл і пронумеровані варіанти текстом і читає по рядку на кожен вибір: так грою може керувати сценарій.',
      'Кубики чесні: вони беруться з нового секрету та слів місць, і jamaica verify доводить це за збереженим записом. Із --seed це пробна партія.',
      'Запис і є збереженою партією: його пишуть наприкінці та під час виходу.',
    ],
    options: [
      ['--players N', 'від 2 до 6 гравців (4)'],
      ['--edition E', 'правила 2007 або 2021 року (2021)'],
      ['--ghost', 'пливе й Корабель-привид: удвох завжди, ушістьох ніколи'],
      ['--seat S', 'ваше місце, від 0 (0)'],
      ['--level L', 'хто решта: deckhand, bosun, captain або admiral (bosun)'],
      ['--names A,B,…', 'імена місць за порядком'],
      ['--seed TEXT', 'пробна партія з кубиками із цього зерна'],
      ['--record FILE', 'куди зберігається партія; попередній файл замінюється'],
      ['--resume FILE', 'продовжити збережену партію і зберегти туди ж'],
    ],
    examples: [
      'jamaica play --players 3 --edition 2007 --record game.json',
      'jamaica play --resume game.json',
      'yes 1 | jamaica play --players 2 --seed x',
    ],
    exits: { done: 'партію завершено або залишено', no: 'партію не вдалося зберегти' },
  },
  calls,
  table,
  ask,
  choose,
};
