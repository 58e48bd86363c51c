import { counting } from '../../counting.ts';
import type { CallWords, PlayWords, TableWords } from '../../terminal/play.ts';

const { either, form, list } = counting('uk');

const calls: CallWords = {
  seatExpected: (given, last) => `місце має бути від 0 до ${last}, а задано ${given}`,
  namesExpected: (given, players) => `імен через кому має бути щонайбільше ${players}, а задано ${given}`,
  skillExpected: (given, most) =>
    `сила має бути від 0 (deckhand) до ${most} (admiral), наприклад 1.5, а задано ${given}`,
  styleExpected: (given, known) => `стиль має бути ${either(known)}, а задано ${given}`,
  notWithResume: option => `${option} не поєднується з --resume: у файлі вже є все`,
  notResumed: (file, why) => `не вдалося продовжити ${file}: ${why}`,
  resumedOver: file => `гру у файлі ${file} вже завершено; переглянути її: jamaica replay ${file}`,
  notWritten: (file, why) => `не вдалося записати ${file}: ${why}`,
  crew: (you, rivals) =>
    `Ви — ${you}. З вами ${form(rivals.length, { one: 'пливе', other: 'пливуть' })} ${list(rivals)}.`,
  fair: commitment => `Кубики чесні: їх уже визначає секрет із таким зобовʼязанням: ${commitment}`,
  practice: seed => `Пробна гра: кубики визначає зерно «${seed}», тож їх можна знати наперед.`,
  practiceWithoutSeed: 'Пробна гра: у файлі не сказано, звідки бралися кубики, тож кидаємо їх наново.',
  goodbye: 'Попутного вітру!',
  saved: file => `Гру збережено у файлі ${file}.`,
  resumeWith: command => `Щоб продовжити: ${command}`,
  notSaved: 'Гру не збережено; щоб зберігати, задайте --record FILE.',
  verifyWith: command => `Щоб перевірити кубики: ${command}`,
  stronger: command => `Наступного разу суперникам варто бути трохи сильнішими: ${command}`,
  gentler: command => `Наступного разу суперникам варто бути трохи лагіднішими: ${command}`,
  strongest: 'Сильнішими ваші суперники вже не стануть.',
  gentlest: 'Лагіднішими ваші суперники вже не стануть.',
};

const table: TableWords = {
  labelled: (label, text) => `${label}: ${text}`,
  you: 'ви',
  round: round => `Раунд ${round}`,
  captain: 'Капітан',
  dice: (morning, evening) => `на ранок ${morning}, на вечір ${evening}`,
  rolled: (first, second) => `кубики ${first} і ${second}`,
  holds: 'Трюми',
  empty: 'порожньо',
  sixth: contents => `6-й: ${contents}`,
  none: 'карт немає',
  hand: 'Карти',
  keys: '↑↓ або номер, Enter: вибрати   l: розповідь   ?: довідка   q: вийти',
  undoKey: 'u: повернути хід',
  typed: 'Введіть номер варіанта; u — повернути хід, ? — довідка, q — вихід.',
  explained: [
    'Обійдіть довкола острова. Щораунду Капітан кидає два кубики й кладе один на ранок, другий на вечір; потім усі таємно вибирають по карті, і кожен по черзі виконує ранкову дію з ранковим кубиком, а вечірню з вечірнім.',
    'За порт платять золотом, за морську клітинку провіантом; у кого цього бракує, у того нестача. У лігвах (x) лежать скарби. Хто зупинився на клітинці з іншим кораблем, той мусить битися: кубик плюс порох.',
    'Гра закінчується раундом, у якому чийсь корабель повернувся до Порт-Рояля. Очки: число вашої клітинки (15 на фініші, −5 перед червоною лінією), золото та скарби, мінус прокляття.',
    'Варіант вибирають номером або стрілками ↑ ↓ та Enter. u повертає ваш останній хід, доки не показано нічого нового: ні кубика, ні карти, ні дії суперника. l — розповідь про те, що сталося, q — вихід із гри.',
  ],
  anyKey: 'Щоб повернутися до гри, натисніть будь-яку клавішу.',
  reallyQuit: 'Вийти з гри? (т/н)',
  yes: ['т', 'так', 'y'],
  expected: options =>
    options === 1 ? 'Очікувалося 1, u, ? або q.' : `Очікувалося число від 1 до ${options}, u, ? або q.`,
  undone: 'Хід повернуто.',
  notUndone: 'Хід повернути не можна: відтоді показано щось нове.',
  tooSmall: (columns, rows) => `Термінал замалий. Потрібно щонайменше стовпців: ${columns}, рядків: ${rows}.`,
};

export const play: PlayWords = {
  help: {
    summary: 'зіграти проти ботів',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--level bosun | --skill 1.5] [--style racer] [--seat 0] [--names …] [--record FILE]',
      '--resume FILE',
    ],
    about: [
      'Гра в терміналі проти ботів: вибирають стрілками або номерами. Без термінала програма друкує стіл і пронумеровані варіанти та читає по рядку на кожен вибір, тож нею може керувати сценарій.',
      'Кубики чесні: вони випливають зі щойно вибраного секрету та слів кожного місця, і jamaica verify доводить це за збереженим записом. Із --seed це пробна гра.',
      'Запис — це і є збережена гра: він зберігається наприкінці та під час виходу.',
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
      ['--seat S', 'ваше місце, від 0 (0)'],
      ['--level L', 'хто решта: deckhand, bosun, captain або admiral (bosun)'],
      [
        '--skill N',
        'суперники вам під стать: будь-яке число від 0 (deckhand) до 3 (admiral); наприкінці гри підкажуть, яке взяти далі',
      ],
      [
        '--style S',
        'що решта любить, крім перемоги: privateer (двобої), merchant (золото) або racer (швидкість); deckhand уподобань не має',
      ],
      ['--names A,B,…', 'імена для місць, за порядком'],
      ['--seed TEXT', 'пробна гра: кубики визначає це зерно'],
      ['--record FILE', 'куди зберігати гру; файл, що вже є, буде замінено'],
      ['--resume FILE', 'продовжити збережену гру й зберегти її туди ж'],
    ],
    examples: [
      'jamaica play --book it-2021 --house loot=empty-hold',
      'jamaica play --players 3 --edition 2007 --record game.json',
      'jamaica play --resume game.json',
      'yes 1 | jamaica play --players 2 --seed x',
    ],
    exits: { done: 'гру завершено або покинуто', no: 'гру не вдалося зберегти' },
  },
  calls,
  table,
};
