import { counting } from '@jamaica/words';
import type { HomeWords } from '../home.ts';

const { count, list } = counting('ru');

const EDITIONS = {
  '2007': 'Классическое: кому нечем платить, отдаёт всё, что есть, и отступает до первой клетки по средствам.',
  '2021': 'Новое: кому нечем платить, бросает кубик нехватки, и тот гонит корабль назад или оставляет на месте.',
};

const LEVELS = {
  deckhand: 'Только что на борту: доволен всем, что не слишком плохо.',
  bosun: 'Знает своё дело: тщательно обдумывает этот раунд.',
  captain: 'Продумывает каждый выбор до самого финиша.',
  admiral: 'Лучший из наших: научился на многих тысячах гонок.',
};

export const home: HomeWords = {
  title: 'Ямайка',
  tagline: 'пиратская гонка вокруг острова',
  play: 'Играть',
  playNote: 'вы и три бота',
  continue: 'Продолжить',
  continueNote: (round, names) => `Раунд ${round} · ${list(names)}`,
  together: 'Вместе',
  newGame: 'За одним экраном',
  newGameNote: 'по очереди',
  openTable: 'Открыть стол',
  openTableNote: 'друзья придут по ссылке',
  join: 'Сесть за стол',
  joinNote: 'по ссылке или коду',
  myGames: 'Мои игры',
  myGamesNote: waiting =>
    waiting === 0 ? 'вас никто не ждёт' : count(waiting, { one: 'ждёт вас', few: 'ждут вас', other: 'ждут вас' }),
  watch: 'Смотреть',
  leaders: 'Рейтинг',
  learn: 'Морская школа',
  companion: 'За настоящим столом',
  offline: 'Нет сети: столы онлайн недоступны. Всё остальное работает.',
  more: 'Ещё',
  gallery: 'Пираты',
  load: 'Открыть запись',
  drop: 'Отпустите запись здесь',
  settings: 'Настройки',
  independent: 'Независимая версия, не связанная с издателем настольной игры и не одобренная им.',

  newTitle: 'Новая гонка',
  back: 'Назад',
  start: 'Поднять паруса',
  rules: 'Правила',
  crew: 'Команда',
  edition: 'Издание',
  editionNote: edition => EDITIONS[edition],
  players: 'Игроки',
  ghost: 'Корабль-призрак',
  ghostNote: 'Ещё один корабль, ничей: его ведёт Капитан, а грабит он всех.',
  ghostAlways: 'Вдвоём без него не играют: его ведёт Капитан, а грабит он обоих.',
  ghostNever: 'Вшестером для него не остаётся корабля.',
  ghostCrew: 'Ничей; его ведёт Капитан раунда.',
  seat: seat => `Место ${seat}`,
  changePirate: pirate => `${pirate}: выбрать другого пирата`,
  choosePirate: seat => `Кто плывёт на месте ${seat}?`,
  swapWith: seat => `обмен с местом ${seat}`,
  ashore: 'пока на берегу',
  haunted: 'этот корабль стал призраком',
  name: 'Имя',
  who: 'Кто играет',
  person: 'человек',
  personNote: 'Сидит перед этим экраном.',
  bot: level => `бот: ${level}`,
  levelNote: level => LEVELS[level],
  crewNote: people => {
    if (people === 0) return 'Людей нет: боты соревнуются, а вы смотрите.';
    return people === 1 ? 'Вы против ботов.' : 'Вы передаёте экран друг другу; занавес хранит тайну ваших карт.';
  },
};
