import { counting } from '@jamaica/words';
import type { LobbyWords } from '../lobby.ts';

const { count, list } = counting('ru');

const KINDS = { live: 'Живая игра', slow: 'По переписке', none: 'Без часов' };
const KIND_NOTES = {
  live: 'Все в сборе. У кого вышло время, за того до возвращения играет бот.',
  slow: 'Гонка на несколько дней: вас известят, когда придёт ваш ход.',
  none: 'Думайте сколько угодно.',
};

export const lobby: LobbyWords = {
  openTitle: 'Открыть стол',
  open: 'Открыть стол',
  opening: 'Открываем…',
  openNote: free =>
    free === 0
      ? 'Вы против ботов.'
      : `Вы получите ссылку для друзей: ${count(free, { one: 'свободное место', few: 'свободных места', other: 'свободных мест' })}.`,
  yourName: 'Ваше имя',
  nameNote: 'Чтобы вас узнали. Регистрация не нужна.',
  bots: 'Боты с самого начала',
  botsNote: 'Свободные места можно отдать ботам и позже.',
  clock: 'Часы',
  clockKind: kind => KINDS[kind],
  clockKindNote: kind => KIND_NOTES[kind],
  pace: 'На каждый ход',
  livePace: (seconds, minutes) => `${seconds} с + ${minutes} мин`,
  slowPace: hours => (hours % 24 === 0 ? count(hours / 24, { one: 'день', few: 'дня', other: 'дней' }) : `${hours} ч`),
  listed: 'Открыт для всех',
  listedNote: 'Стол виден в общем списке; гонка с часами идёт на рейтинг. Иначе стол найдут только по ссылке.',
  listedUnratedNote: 'Стол виден в общем списке. С вашими домашними правилами гонка не идёт на рейтинг.',
  spectators: 'Зрители',
  spectatorsNote: 'Смотреть может любой, у кого есть ссылка. Ваших карт никто не видит.',
  phrasesOnly: 'Только готовые фразы',
  phrasesOnlyNote: 'За этим столом говорят готовыми фразами, каждый читает их на своём языке.',

  joinTitle: 'Сесть за стол',
  joinField: 'Ссылка или код',
  joinNote: 'Вставьте ссылку, которую прислал друг, или наберите код стола.',
  join: 'К столу',
  notATable: 'Это не ссылка и не код стола.',

  title: 'Стол',
  titleOf: host => `Стол: ${host}`,
  invite: 'Позовите друзей',
  inviteNote: 'Кто откроет ссылку, тот сядет за стол одним касанием.',
  link: 'Ссылка на этот стол',
  copy: 'Скопировать',
  copied: 'Скопировано',
  share: 'Поделиться…',
  shareText: 'Давай наперегонки вокруг Ямайки!',
  qr: 'QR-код со ссылкой на этот стол',
  showQr: 'QR-код',
  code: 'Код',
  crew: 'Команда',
  free: 'Свободное место',
  freeNote: 'для того, у кого есть ссылка',
  you: 'вы',
  host: 'хозяин стола',
  ready: 'на борту',
  notReady: 'ещё не на борту',
  sit: 'Сесть',
  sitHere: 'Сесть сюда',
  full: 'Все места заняты. Когда гонка начнётся, её можно будет смотреть.',
  rise: 'Встать',
  readyButton: 'Можно отплывать',
  unready: 'Нет, подождите',
  start: 'Поднять паруса',
  waitingFor: names => `Ещё не на борту: ${list(names)}`,
  botsFill: seats =>
    count(seats, {
      one: 'свободное место займёт бот.',
      few: 'свободных места займут боты.',
      other: 'свободных мест займут боты.',
    }),
  allReady: 'Все на борту!',
  hostStarts: 'Хозяин стола поднимет паруса, когда все будут на борту.',
  tools: name => `Изменить место: ${name}`,
  remove: 'Освободить место',
  swapWith: seat => `Обмен с местом ${seat}`,
  taken: 'уже занят',
  choosePirate: 'Каким пиратом вы будете?',
  rules: 'О чём договорились',
  termsListed: 'в общем списке',
  termsUnrated: 'в общем списке, без рейтинга',
  termsByLink: 'только по ссылке',
};
