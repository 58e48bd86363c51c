import { counting } from '../../counting.ts';
import type { LineWords } from '../../page/line.ts';

const { count } = counting('ru');

const AWAY = {
  'no-network': 'Нет сети',
  unreachable: 'Сервер не отвечает',
  'no-server': 'Здесь нет сервера',
};

const REFUSALS = {
  away: 'Нет связи: ничего не изменилось.',
  'not-understood': 'Сервер этого не понял.',
  'no-table': 'Такого стола нет.',
  'not-yours': 'Это может только хозяин стола.',
  'not-seated': 'Вы не сидите за этим столом.',
  'seat-taken': 'Это место занято.',
  'pirate-taken': 'Этот пират уже занят.',
  'table-full': 'Все места заняты.',
  'already-started': 'Гонка уже началась.',
  'not-started': 'Гонка ещё не началась.',
  'not-ready': 'Кто-то ещё не готов.',
  'no-spectators': 'Этот стол только для игроков.',
  over: 'Гонка окончена.',
  'not-open': 'Сейчас вас ни о чём не спрашивают.',
  'too-late': 'Поздно: это уже решено.',
  'not-an-option': 'Сейчас это выбрать нельзя.',
  'phrases-only': 'За этим столом говорят только готовыми фразами.',
  'too-fast': 'Слишком быстро. Подождите немного.',
  'too-many': 'Это уже слишком много.',
  'no-such-change': 'Серверу это неизвестно.',
  'no-program': 'Такой программы нет, пригласить некого.',
  'program-busy': 'У этой программы пока хватает столов. Пригласите другую.',
  unavailable: 'Сервер сейчас не смог этого сделать. Попробуйте ещё раз.',
};

export const line: LineWords = {
  connected: 'Связь есть',
  connecting: 'Устанавливаем связь…',
  away: why => AWAY[why],
  awayNote: 'Ничего не потеряно: партия продолжится, как только появится связь.',
  refusal: why => REFUSALS[why],
  looking: 'Ищем стол…',
  closedTitle: 'К этому столу не пройти',
  closed: why =>
    why === 'no-spectators'
      ? 'Гонка началась, а этот стол только для игроков.'
      : 'Здесь нет стола. Возможно, ссылка неполная.',
  home: 'Вернуться в порт',
  yourTime: 'Ваше время',
  reserve: left => `запас: ${left}`,
  time: (left, reserve) => (reserve === null ? `осталось: ${left}` : `осталось: ${left}, запас: ${reserve}`),
  hours: hours => count(hours, { one: 'час', few: 'часа', other: 'часов' }),
  days: days => count(days, { one: 'день', few: 'дня', other: 'дней' }),
  absent: 'играет бот',
  absentNote: why => (why === 'time' ? 'Время вышло, вместо игрока — бот.' : 'Игрок ушёл, вместо него — бот.'),
  offline: 'не в сети',
  offlineNote: 'Связь пропала, или игра закрыта. Место никому не отдадут.',
  ownAbsence: why => (why === 'time' ? 'Ваше время вышло, корабль ведёт бот.' : 'Вы ушли, корабль ведёт бот.'),
  takeHelm: 'Снова встать к штурвалу',
  botsSlow: 'Сейчас идёт много гонок: боты думают дольше обычного.',
  watching: 'Вы зритель',
  follow: 'Следить',
  followAction: 'за тем, кто ходит',
  leaveQuestion: 'Гонка продолжится без вас. Вернуться можно в любой момент через «Мои партии».',
  leaveToBot: 'Передать штурвал боту',
  leaveForNow: 'Уйти, сохранив место',
  rematchCalled: name => (name === null ? 'Вас зовут на реванш.' : `${name} зовёт на реванш.`),
  rematchGo: 'На борт',
};
