import type { Glossary } from '../glossary.ts';

/** A whole word in every form that the pattern allows, with a small or a capital letter. */
const word = (forms: string): RegExp => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu');

/** A number before something that is not counted: its tokens are. */
const counted = (stem: string): RegExp =>
  new RegExp(`(?:\\d|(?<!\\p{L})(?:один|одне|одного|два|двох|три|трьох|чотири|пʼять|шість))\\s+${stem}`, 'iu');

export const glossary: Glossary = {
  game: {
    word: 'гра',
    note: 'What is in the box, and each time it is played. The race that it tells of is «перегони».',
    never: [word('парті(?:я|ї|ю|єю|й|ям|ями|ях)')],
  },
  race: { word: 'перегони', note: 'Has no singular.', never: [word('гонк\\p{L}+|гонок|регат\\p{L}+')] },
  round: { word: 'раунд', never: [word('тур(?:у|ом|и|ів|і)?')] },
  turn: {
    word: 'хід',
    note: 'One makes it («зробити хід») or is on the move («ходити»).',
    never: [word('сход(?:или|ите)')],
  },
  morning: { word: 'ранок', note: '«Ранкова дія», «ранковий кубик»; a die is put «на ранок».' },
  evening: { word: 'вечір', note: '«Вечірня дія», «вечірній кубик»; a die is put «на вечір».' },
  captain: {
    word: 'Капітан',
    note: 'With a capital: who has the compass in this round. With a small letter: a level of the bots, and history.',
    never: [/(?<!\p{L})[Пп]ерший капітан/u],
  },
  seat: {
    word: 'місце',
    note: 'At the table, with its number behind it: «місце 3». A place in the race has an ordinal before it.',
    never: [word('сидінн\\p{L}+')],
  },
  placeInTheRace: {
    word: '1-ше місце',
    note: 'Always with the ordinal before it: 1-ше, 2-ге, 3-тє, 4-те, 7-ме.',
    never: [/\d-[еєя](?!\p{L})/u],
  },
  ship: { word: 'корабель', note: '«Судно» only in the stories of the gallery.' },
  ghostShip: {
    word: 'Корабель-привид',
    note: 'Корабля-привида, Кораблю-привиду, на Корабель-привид; never shortened.',
    never: [/(?<![\p{L}-])Привид/u, word('корабл\\p{L}+-примар\\p{L}+')],
  },
  bot: { word: 'бот' },
  hold: { word: 'трюм', never: [word('відсік\\p{L}*')] },
  sixthHold: {
    word: '6-й трюм',
    note: '«Із 6-го трюму», «у 6-му трюмі».',
    never: [word('шост(?:ий|ого|ому|им) трюм\\p{L}*')],
  },
  load: {
    word: 'завантажити',
    note: 'Also «вантажити»; «вантаж» is what is loaded, «завантаження» the doing. Files are saved and opened.',
    never: [word('вантаженн\\p{L}+|навантаж\\p{L}+')],
  },
  food: {
    word: 'провіант',
    note: 'The kind; counted in «пайки».',
    never: [counted('провіант'), word('їж(?:а|і|у|ею)')],
  },
  gold: { word: 'золото', note: 'The kind; counted in «дублони».', never: [counted('золот(?:о|а|у|ом)(?!\\p{L})')] },
  gunpowder: {
    word: 'порох',
    note: 'The kind; counted in «барильця пороху».',
    never: [counted('порох'), word('бочон\\p{L}+|діж\\p{L}+')],
  },
  token: { word: 'жетон', note: 'A token of a program is «токен».', never: [word('фіш(?:к\\p{L}+|ок)')] },
  card: { word: 'карта', note: 'A playing card and nothing else.', never: [word('карт(?:к\\p{L}+|ок)')] },
  treasure: { word: 'скарб', note: '«Закритий» or «відкритий»; a worth is «скарб +7».' },
  curse: { word: 'прокляття', note: 'The card is «проклятий скарб».' },
  power: {
    word: 'бонус',
    note: 'What four of the treasures give. «Сила» is what one fights with.',
    never: [/дають силу/u, /[Чч]ужа сила/u, /[Сс]ил[аиу] карт/u, /[Сс]ила, знайдена/u, /(?<!\p{L})[увУВ]мінн/u],
  },
  lair: { word: 'лігво', never: [word('лігвищ\\p{L}+|схованк\\p{L}+')] },
  port: {
    word: 'порт',
    note: 'Port Royal is Порт-Рояль, Порт-Рояля, у Порт-Роялі, as in the published book.',
    never: [/Порт-Роял(?![ьяюіе])/u],
  },
  space: { word: 'клітинка', note: '«Морська клітинка» for a sea space.', never: [word('клітк\\p{L}+|кліток')] },
  lane: { word: 'шлях', never: [word('доріж(?:к\\p{L}+|ок)')] },
  fork: { word: 'розвилка', never: [word('роздоріжж\\p{L}+|розгалуженн\\p{L}+')] },
  startLine: {
    word: 'старт',
    note: 'A ship behind it is «позаду старту»: «за стартом» would be after the start.',
    never: [word('за (?:лінією )?старт(?:ом|у)?')],
  },
  chart: {
    word: 'поле',
    note: '«Карта» is a card, «Мапа» is Morgan’s.',
    never: [word('ігров\\p{L}+ дошк\\p{L}+|вся карта|усю карту')],
  },
  battle: {
    word: 'двобій',
    note: 'The published book’s word: always one against one. The verb is «битися».',
    never: [word('битв\\p{L}*'), word('б(?:ій|ою|оєм|оєві|ої|оїв|оям|оями|оях)')],
  },
  strength: { word: 'сила', note: 'In a battle. How good a player is, is «рейтинг».' },
  combatDie: {
    word: 'бойовий кубик',
    never: [word('куби\\p{L}+ (?:дво)?бою'), word('кіст(?:ка|ки|ку|кою|ок|ками|ці)')],
  },
  shortage: { word: 'нестача', never: [word('недостач\\p{L}+|дефіцит\\p{L}*')] },
  shortageDie: { word: 'кубик нестачі' },
  record: { word: 'запис', note: 'Of a game. An account is «обліковий запис», in full.' },
  account: { word: 'обліковий запис', never: [word('ак+аунт\\p{L}*'), /(?:Створити|Вилучити) запис/u] },
  message: { word: 'повідомлення', note: 'What somebody says at a table.' },
  notification: {
    word: 'сповіщення',
    note: 'What a browser or a telephone shows by itself.',
    never: [/служб\p{L}+ повідомлень/u, /надсилає повідомлень/u],
  },
  download: {
    word: 'зберегти',
    note: '«Завантажити» is what one does with a cargo.',
    never: [/завантажити запис/iu, /запис завантажено/iu, word('скача\\p{L}+')],
  },
  table: { word: 'стіл', note: 'One sits down «за стіл» and leaves it «з-за столу».' },
  lobby: {
    word: 'стіл',
    note: 'Where a crew gathers is called the table already; the list of all of them is «Гавань».',
    never: [word('лобі')],
  },
  spectator: { word: 'глядач', never: [word('спостерігач\\p{L}*')] },
  rulebook: {
    word: 'Лоція',
    note: 'Ours. The published ones are «книжки».',
    never: [word('книг(?:а|и|у|ою|ам|ами|ах)?')],
  },
};
