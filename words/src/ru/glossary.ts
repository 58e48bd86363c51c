import type { Glossary } from '../glossary.ts';

/**
 * Where there is a word of the Russian book of 2007, it is that one: недостача, сражение, бонус, боевой кубик, красная линия.
 * Left aside are «пища» (a pirate has провиант), «область» for a space, and its spellings «Порт-Ройял», «Сэмюэль», «Левасье».
 * The editions are «издание», never «редакция». A no-break space stands before a dash, after «№», and before a unit or %.
 */
export const glossary: Glossary = {
  game: {
    word: 'партия',
    note: 'One game from the first round to the score. «Игра» is Jamaica itself, the box, or playing at all: в игре вдвоём, конец игры.',
    never: [/(?<!\p{L})(?:мои|новая|новую|прошлую|записанную|сохранённую) игр[ыау](?!\p{L})/iu],
  },
  race: {
    word: 'гонка',
    note: 'The voyage round the island, as a story tells it.',
    never: [/(?<!\p{L})(?:регат|забег)/iu],
  },
  round: { word: 'раунд', never: [/(?<!\p{L})тур(?:а|у|е|ом|ы|ов)?(?!\p{L})/iu] },
  turn: { word: 'ход', note: 'What a player does with a card; a ship’s «движение» is a part of it.' },
  morning: { word: 'утро' },
  evening: { word: 'вечер' },
  captain: {
    word: 'Капитан',
    note: 'With a capital letter: who has the compass. In small letters it is a level of the bots, or somebody in a story.',
    never: [/(?<!\p{L})первый капитан/u],
  },
  seat: {
    word: 'место',
    note: 'At the table: место 3. With an ordinal number it is the place in the race: 3-е место.',
  },
  placeInTheRace: { word: 'место в гонке', note: '1-е, 2-е. Where a ship stands on the board is its «клетка».' },
  ship: { word: 'корабль', never: [/(?<!\p{L})кораблик/iu] },
  ghostShip: {
    word: 'Корабль-призрак',
    note: 'Always in full.',
    never: [/(?<![\p{L}-])призрак/iu, /летуч\p{L}+ голланд/iu],
  },
  bot: { word: 'бот', never: [/компьютерн\p{L}+ (?:игрок|соперник)/iu, /(?<!\p{L})ИИ(?!\p{L})/u] },
  hold: { word: 'трюм', never: [/(?<!\p{L})отсек/iu] },
  sixthHold: { word: '6-й трюм', note: 'The card; in words only where it is explained.' },
  load: { word: 'груз', never: [/(?<!\p{L})товар(?!ищ)/iu] },
  food: {
    word: 'провиант',
    note: 'The kind of goods, never with a number. A token is «паёк»: 1 паёк, 2 пайка, 5 пайков.',
    never: [
      /(?:\d|(?<!\p{L})(?:один|два|три|четыре|пять|шесть|трёх|четырёх))[\s\u00a0]провиант/iu,
      /провиант(?:ы|ов|ами|ам|ах)(?!\p{L})/iu,
      /(?<!\p{L})(?:пищ[аиуе]|пищей|ед[аыуе]|едой)(?!\p{L})/iu,
    ],
  },
  gold: {
    word: 'золото',
    note: 'The kind of goods, never with a number. A token is «дублон».',
    never: [/(?:\d|(?<!\p{L})(?:один|одно|два|три|четыре|пять|шесть))[\s\u00a0]золот[оа](?!\p{L})/iu],
  },
  gunpowder: {
    word: 'порох',
    note: 'The kind of goods, never with a number. A token is «бочонок пороха», or «бочонок» where it is plain.',
    never: [/\d[\s\u00a0]порох/iu, /\d[\s\u00a0]боч(?:ка|ку|ки|ек)(?!\p{L})/iu],
  },
  token: { word: 'жетон', note: 'Also that of a treasure on its lair.', never: [/(?<!\p{L})(?:фишк|фишек|маркер)/iu] },
  card: {
    word: 'карта',
    note: 'Played, drawn or held. What the ships sail on is «поле».',
    never: [/(?<!\p{L})карточ/iu],
  },
  treasure: { word: 'сокровище', never: [/(?<!\p{L})клад(?:а|у|ом|е|ы|ов)?(?!\p{L})/iu] },
  curse: { word: 'проклятие', note: 'Or «проклятое сокровище».' },
  power: {
    word: 'бонус',
    note: 'Of a treasure. «Сила» is for battles alone.',
    never: [/да(?:ют|ёт) силу/iu, /чужая сила/iu, /сила карты/iu, /способност|(?<!\p{L})умени/iu],
  },
  lair: { word: 'логово', note: 'логова, логов, в логовах.', never: [/логовищ|логовов/iu] },
  port: { word: 'порт' },
  space: { word: 'клетка', never: [/(?<!\p{L})ячейк/iu, /(?<!\p{L})област/iu] },
  lane: { word: 'путь', never: [/(?<!\p{L})(?:дорожк|маршрут)/iu] },
  fork: { word: 'развилка', note: 'There the way «раздваивается».' },
  startLine: {
    word: 'линия старта',
    note: 'A ship that sailed back over it is «позади старта»: «за стартом» would mean ahead.',
    never: [/(?<!\p{L})за (?:старт(?:ом)?|лини(?:ю|ей) старта)(?!\p{L})/iu],
  },
  chart: { word: 'поле', note: '«Карта» is a card.', never: [/морск\p{L}+ карт/iu] },
  battle: {
    word: 'сражение',
    note: 'The verb is «сразиться»; the die is «боевой кубик».',
    never: [/(?<!\p{L})бо(?:й|я|ю|ем|е|и|ёв|ям|ями|ях)(?!\p{L})/iu],
  },
  strength: {
    word: 'сила',
    note: 'In a battle. How strong somebody plays is «рейтинг».',
    never: [/(?<!\p{L})мощ(?:ь|и|ност)/iu],
  },
  combatDie: {
    word: 'боевой кубик',
    never: [/кубик\p{L}* (?:сражени|боя)/iu, /(?<!\p{L})(?:игральн\p{L}+ )?кост(?:ь|и|ей|ями)(?!\p{L})/iu],
  },
  shortage: { word: 'недостача', never: [/(?<!\p{L})нехват(?:к|ок)/iu, /(?<!\p{L})нужд[аыуе](?!\p{L})/iu] },
  shortageDie: { word: 'кубик недостачи' },
  record: { word: 'запись', note: 'Of a game: «запись партии». Who one is at a server is «учётная запись».' },
  account: { word: 'учётная запись', never: [/аккаунт/iu, /(?<!\p{L})учётк/iu, /завести запись/iu] },
  message: { word: 'сообщение', note: 'What people write to each other at a table.' },
  notification: { word: 'уведомление', note: 'What a browser shows when it is one’s turn.', never: [/оповещени/iu] },
  download: {
    word: 'скачать',
    note: '«Грузить» and «загрузить» are for holds.',
    never: [/(?<!\p{L})(?:загру[зж]|выгру[зж])\p{L}* (?:файл|запис|парти)/iu],
  },
  table: { word: 'стол' },
  lobby: { word: 'сбор команды', note: 'The table while its crew gathers.', never: [/лобби/iu] },
  spectator: { word: 'зритель', never: [/наблюдател/iu] },
  rulebook: { word: 'Лоция', note: 'Ours; what was published is «книга».', never: [/книг\p{L}* правил/iu] },
};
