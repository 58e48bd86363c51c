import { counting } from '@jamaica/words';
import type { HomeWords } from '../home.ts';

const { count, list } = counting('uk');

const EDITIONS = {
  '2007': 'Класичне: кому нема чим платити, віддає все, що є, і відступає до першої клітинки, яка йому до снаги.',
  '2021': 'Нове: кому нема чим платити, кидає кубик нестачі, і той жене корабель назад або лишає на місці.',
};

const LEVELS = {
  deckhand: 'Щойно на борту: задоволений усім, що не надто погане.',
  bosun: 'Знає свою справу: ретельно обмірковує цей раунд.',
  captain: 'Продумує кожен вибір до самого фінішу.',
  admiral: 'Найкращий із наших: навчився на багатьох тисячах перегонів.',
};

export const home: HomeWords = {
  title: 'Ямайка',
  tagline: 'піратські перегони довкола острова',
  play: 'Грати',
  playNote: 'ви і троє ботів',
  continue: 'Продовжити',
  continueNote: (round, names) => `Раунд ${round} · ${list(names)}`,
  together: 'Разом',
  newGame: 'За одним екраном',
  newGameNote: 'по черзі',
  openTable: 'Відкрити стіл',
  openTableNote: 'друзі прийдуть за посиланням',
  join: 'Сісти за стіл',
  joinNote: 'за посиланням або кодом',
  myGames: 'Мої ігри',
  myGamesNote: waiting =>
    waiting === 0
      ? 'на вас ніхто не чекає'
      : count(waiting, { one: 'чекає на вас', few: 'чекають на вас', other: 'чекають на вас' }),
  watch: 'Дивитися',
  leaders: 'Рейтинг',
  learn: 'Морська школа',
  companion: 'За справжнім столом',
  offline: 'Немає мережі: столи онлайн недоступні. Усе інше працює.',
  more: 'Ще',
  gallery: 'Пірати',
  load: 'Відкрити запис',
  drop: 'Відпустіть запис тут',
  settings: 'Налаштування',
  independent: 'Незалежна версія, не пов’язана з видавцем настільної гри й не схвалена ним.',

  newTitle: 'Нові перегони',
  back: 'Назад',
  start: 'Підняти вітрила',
  rules: 'Правила',
  crew: 'Команда',
  edition: 'Видання',
  editionNote: edition => EDITIONS[edition],
  players: 'Гравці',
  ghost: 'Корабель-привид',
  ghostNote: 'Ще один корабель, нічий: його веде Капітан, а грабує він усіх.',
  ghostAlways: 'Удвох без нього не грають: його веде Капітан, а грабує він обох.',
  ghostNever: 'Ушістьох для нього не лишається корабля.',
  ghostCrew: 'Нічий; його веде Капітан раунду.',
  seat: seat => `Місце ${seat}`,
  changePirate: pirate => `${pirate}: вибрати іншого пірата`,
  choosePirate: seat => `Хто пливе на місці ${seat}?`,
  swapWith: seat => `обмін із місцем ${seat}`,
  ashore: 'поки на березі',
  haunted: 'цей корабель став привидом',
  name: 'Ім’я',
  who: 'Хто грає',
  person: 'людина',
  personNote: 'Сидить перед цим екраном.',
  bot: level => `бот: ${level}`,
  levelNote: level => LEVELS[level],
  crewNote: people => {
    if (people === 0) return 'Людей немає: боти змагаються, а ви дивитеся.';
    return people === 1 ? 'Ви проти ботів.' : 'Ви передаєте екран одне одному; завіса береже таємницю ваших карт.';
  },
};
