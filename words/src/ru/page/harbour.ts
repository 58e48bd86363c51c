import { counting } from '../../counting.ts';
import type { HarbourWords } from '../../page/harbour.ts';

const { count, form, list } = counting('ru');

const TABS = { mine: 'Мои партии', join: 'Сесть за стол', watch: 'Смотреть', leaders: 'Лидеры' };

export const harbour: HarbourWords = {
  title: 'Гавань',
  tab: tab => TABS[tab],
  tabs: 'Причалы',
  whoYouAre: name => `${name}: ваш профиль`,
  loading: 'Вглядываемся в море…',
  trouble: {
    offline: 'Нет связи с сервером.',
    tooFast: 'Слишком быстро. Подождите немного и попробуйте снова.',
    tooMany: 'Их уже слишком много.',
    wrongCode: 'Такого кода ни у кого нет. Проверьте его по буквам.',
    wrongPasskey: 'Этот ключ доступа не распознан.',
    other: 'У сервера не получилось. Попробуйте чуть позже.',
  },
  stale: 'Это прежние сведения, они могли устареть.',
  again: 'Ещё раз',

  yourTurn: 'Ваш ход',
  underWay: 'В море',
  gathering: 'Собирается команда',
  finished: 'Завершённые',
  timeLeft: time => `осталось: ${time}`,
  noTimeLeft: 'ваше время вышло',
  noClock: 'спешить некуда',
  changed: when => `последний ход: ${when}`,
  opened: when => `стол открыт: ${when}`,
  won: 'Победа!',
  place: (place, of) => `${place}-е место из ${of}`,
  points: points => count(points, { one: 'очко', few: 'очка', other: 'очков' }),
  ghostWon: 'Победа за Кораблём-призраком.',
  wonBy: names => `${form(names.length, { one: 'Победитель', other: 'Победители' })}: ${list(names)}`,
  noResult: 'без результата',

  play: 'Играть',
  look: 'Заглянуть',
  sit: 'Сесть',
  watch: 'Смотреть',
  replay: 'Смотреть запись',
  linkAt: (link, names) => (names.length === 0 ? link : `${link}, за столом: ${list(names)}`),

  players: players => count(players, { one: 'игрок', few: 'игрока', other: 'игроков' }),
  ghost: 'Корабль-призрак',
  noLimit: 'без часов',
  live: (decision, reserve) => (reserve === null ? `${decision} на ход` : `${decision} на ход, ${reserve} в запасе`),
  slow: time => `${time} на ход`,
  phrasesOnly: 'только готовые фразы',
  noSpectators: 'без зрителей',
  freeSeats: seats => count(seats, { one: 'свободное место', few: 'свободных места', other: 'свободных мест' }),
  freeSeat: 'свободно',
  bot: level => `бот, ${level}`,
  you: 'вы',
  names: list,

  emptyMine: 'Ваших кораблей в море нет',
  emptyMineNote: 'Откройте стол и пошлите ссылку друзьям или сядьте там, где есть место.',
  emptyJoin: 'Никто не собирает команду',
  emptyJoinNote: 'Откройте стол, который видят все: кто заглянет сюда следующим, тот его найдёт.',
  emptyWatch: 'На море штиль',
  emptyWatchNote: 'Здесь видны открытые для всех партии, которые идут сейчас. А пока начните свою.',
  emptyLeaders: 'Здесь пока никого нет',
  emptyLeadersNote: 'Доиграйте открытую для всех партию с другими людьми: первое место достанется вам или им.',
  openTable: 'Открыть стол',
  seeOpen: 'Где есть места',

  editionLegend: 'Издание',
  playersLegend: 'Игроки',
  rank: 'Место',
  name: 'Имя',
  strength: 'Рейтинг',
  games: 'Партии',
  strengthNote:
    'Рейтинг начинается примерно с 0 и растёт, когда вы опережаете сильных игроков. Это осторожная оценка: играете вы почти наверняка не хуже. Одна удачная партия меняет мало, много хороших — много. Считаются только открытые для всех партии с часами между людьми, у которых есть код восстановления или ключ доступа и которые играют не из одного места.',
  program: 'программа',
  notRanked: 'Вас здесь пока нет. Доиграйте открытую для всех партию такого рода с другими людьми.',
};
