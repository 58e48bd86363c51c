import { counting } from '../../counting.ts';
import type { HomeWords } from '../../page/home.ts';

const { count, list } = counting('ru');

const EDITIONS = {
  '2007':
    'Классическое: кому нечем платить, тот отдаёт всё, что есть, и отступает до первой клетки, за которую может заплатить.',
  '2021':
    'Новое: кому нечем платить, тот бросает кубик недостачи, и корабль отступает или, если повезёт, остаётся на месте.',
};

const LEVELS = {
  deckhand: 'Новичок на борту: часто ошибается и ждёт тех, кто отстал.',
  bosun: 'Знает своё дело: тщательно обдумывает каждый раунд.',
  captain: 'Продумывает каждый выбор до самого финиша.',
  admiral: 'Сильнейший из наших: учился на тысячах и тысячах гонок.',
};

const STYLES = {
  privateer: 'Всегда ищет драки.',
  merchant: 'Полный трюм дороже быстрого хода.',
  racer: 'Торопится домой.',
};

export const home: HomeWords = {
  title: 'Ямайка',
  tagline: 'пиратская гонка вокруг острова',
  play: 'Играть',
  playNote: 'вы и три бота',
  firstTime: 'Впервые здесь? Научим за пять минут',
  chooseOpponents: 'Выбрать соперников',
  continue: 'Продолжить',
  continueNote: (round, agreed, names) => `Раунд ${round} · ${agreed} · ${list(names)}`,
  together: 'Вместе',
  newGame: 'За одним экраном',
  newGameNote: 'по очереди',
  day: 'Гонка дня',
  dayNote: 'у всех одни и те же кубики',
  openTable: 'Открыть стол',
  openTableNote: 'друзья придут по ссылке',
  bigScreen: 'На большом экране',
  bigScreenNote: 'карты у каждого в телефоне',
  join: 'Сесть за стол',
  joinNote: 'по ссылке или коду',
  myGames: 'Мои партии',
  myGamesNote: waiting =>
    waiting === 0
      ? 'вашего хода не ждут'
      : count(waiting, { one: 'партия ждёт вас', few: 'партии ждут вас', other: 'партий ждут вас' }),
  watch: 'Смотреть',
  leaders: 'Лидеры',
  learn: 'Морская школа',
  companion: 'За настоящим столом',
  offline: 'Нет сети: столы онлайн недоступны. Всё остальное работает.',
  more: 'Ещё',
  gallery: 'Пираты',
  load: 'Открыть запись',
  drop: 'Бросьте запись сюда',
  settings: 'Настройки',
  makers: 'Авторы настольной игры — Malcolm Braff, Bruno Cathala и Sébastien Pauchon, художник — Mathieu Leyssenne.',
  independent: 'Независимая версия, не связанная с издателем настольной игры и не одобренная им.',

  newTitle: 'Новая гонка',
  back: 'Назад',
  start: 'Поднять паруса',
  rules: 'Правила',
  crew: 'Команда',
  editionNote: edition => EDITIONS[edition],
  players: 'Игроки',
  ghost: 'Корабль-призрак',
  ghostNote: 'Ещё один корабль, ничей: ведёт его Капитан, а грабит он всех.',
  ghostAlways: 'Вдвоём без него не играют: ведёт его Капитан, а грабит он обоих.',
  ghostNever: 'При шести игроках корабля для него не остаётся.',
  ghostCrew: 'Ничей; его ведёт Капитан раунда.',
  seat: seat => `Место ${seat}`,
  changePirate: pirate => `${pirate}: выбрать другого пирата`,
  choosePirate: seat => `Кто займёт место ${seat}?`,
  swapWith: seat => `обмен с местом ${seat}`,
  ashore: 'пока на берегу',
  haunted: 'теперь это Корабль-призрак',
  name: 'Имя',
  who: 'Кто играет',
  person: 'человек',
  personNote: 'Сидит перед этим экраном.',
  bot: level => `бот: ${level}`,
  levelNote: level => LEVELS[level],
  asYou: 'равный вам',
  asYouNow: (level, next) =>
    next === null ? `Вам под стать: ${level}` : `Вам под стать: между «${level}» и «${next}»`,
  asYouNote:
    'Играет так же хорошо, как вы. После каждой гонки, где против вас одни боты, он становится чуть сильнее или чуть мягче, пока все корабли не станут побеждать одинаково часто.',
  styleNote: style => STYLES[style],
  crewNote: people => {
    if (people === 0) return 'Людей нет: состязаются боты, а вы смотрите.';
    return people === 1 ? 'Вы против ботов.' : 'Вы передаёте экран друг другу, а карты прячет занавес.';
  },
};
