import { counting } from '../../counting.ts';
import type { HomeWords } from '../../page/home.ts';

const { count, list } = counting('uk');

const EDITIONS = {
  '2007':
    'Класичне: кому нема чим платити, той віддає все, що є, і відступає до першої клітинки, за яку може заплатити.',
  '2021': 'Нове: кому нема чим платити, той кидає кубик нестачі, і корабель відступає або лишається на місці.',
};

const LEVELS = {
  deckhand: 'Новачок на борту: часто помиляється й чекає на тих, хто відстав.',
  bosun: 'Знає свою справу: ретельно планує кожен раунд.',
  captain: 'Продумує кожен вибір аж до фінішу.',
  admiral: 'Найкращий із наших: за плечима тисячі й тисячі перегонів.',
};

const STYLES = {
  privateer: 'Завжди шукає бійки.',
  merchant: 'Повний трюм дорожчий за швидкий хід.',
  racer: 'Поспішає додому.',
};

export const home: HomeWords = {
  title: 'Ямайка',
  tagline: 'піратські перегони довкола острова',
  play: 'Грати',
  playNote: 'ви й троє ботів',
  firstTime: 'Граєте вперше? Навчимо за пʼять хвилин',
  chooseOpponents: 'Вибрати суперників',
  continue: 'Продовжити',
  continueNote: (round, agreed, names) => `Раунд ${round} · ${agreed} · ${list(names)}`,
  together: 'Разом',
  newGame: 'За одним екраном',
  newGameNote: 'по черзі',
  day: 'Перегони дня',
  dayNote: 'однакові кубики для всіх',
  openTable: 'Відкрити стіл',
  openTableNote: 'друзі прийдуть за посиланням',
  bigScreen: 'На великому екрані',
  bigScreenNote: 'карти в кожного в телефоні',
  join: 'Сісти за стіл',
  joinNote: 'за посиланням або кодом',
  myGames: 'Мої ігри',
  myGamesNote: waiting =>
    waiting === 0
      ? 'на вас ніхто не чекає'
      : count(waiting, { one: 'гра чекає на вас', few: 'гри чекають на вас', other: 'ігор чекають на вас' }),
  watch: 'Дивитися',
  leaders: 'Лідери',
  learn: 'Морська школа',
  companion: 'За справжнім столом',
  offline: 'Немає мережі: столи онлайн недоступні. Решта працює.',
  more: 'Ще',
  gallery: 'Пірати',
  load: 'Відкрити запис',
  drop: 'Відпустіть запис тут',
  settings: 'Налаштування',
  makers: 'Автори настільної гри — Malcolm Braff, Bruno Cathala і Sébastien Pauchon, художник — Mathieu Leyssenne.',
  independent: 'Незалежна версія, не повʼязана з видавцем настільної гри й не схвалена ним.',

  newTitle: 'Нові перегони',
  back: 'Назад',
  start: 'Підняти вітрила',
  rules: 'Правила',
  crew: 'Команда',
  editionNote: edition => EDITIONS[edition],
  players: 'Гравці',
  ghost: 'Корабель-привид',
  ghostNote: 'Ще один корабель, нічий: його веде Капітан, а грабує він усіх.',
  ghostAlways: 'Удвох без нього не грають: його веде Капітан, а грабує він обох.',
  ghostNever: 'За шести гравців для нього не лишається корабля.',
  ghostCrew: 'Нічий; його веде Капітан раунду.',
  seat: seat => `Місце ${seat}`,
  changePirate: pirate => `${pirate}: вибрати іншого пірата`,
  choosePirate: seat => `Хто займе місце ${seat}?`,
  swapWith: seat => `обмін із місцем ${seat}`,
  ashore: 'поки що на березі',
  haunted: 'цей корабель став привидом',
  name: 'Імʼя',
  who: 'Хто грає',
  person: 'людина',
  personNote: 'Сидить перед цим екраном.',
  bot: level => `бот: ${level}`,
  levelNote: level => LEVELS[level],
  asYou: 'рівний вам',
  asYouNow: (level, next) => (next === null ? `Вам до пари: ${level}` : `Вам до пари: між «${level}» і «${next}»`),
  asYouNote:
    'Грає так само добре, як ви. Після кожних перегонів, де проти вас самі боти, він стає трохи сильнішим або трохи лагіднішим, доки всі кораблі не перемагатимуть однаково часто.',
  styleNote: style => STYLES[style],
  crewNote: people => {
    if (people === 0) return 'Самі боти: вони змагаються, а ви дивитеся.';
    return people === 1 ? 'Ви проти ботів.' : 'Екран переходить із рук у руки; завіса ховає ваші карти.';
  },
};
