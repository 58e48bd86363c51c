import { PORT_ROYAL, type Position, type Strength, type Treasure } from '@jamaica/rules';
import { arrival } from '../arrival.ts';
import { counting } from '../counting.ts';
import type { StoryWords } from '../story.ts';
import type { RussianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { list } = counting('ru');

const total = ({ total, ladyBeth }: Strength): string => (ladyBeth ? `${total} (с Леди Бет)` : String(total));

const ways = (forward: boolean): string => (forward ? 'вперёд' : 'назад');

const FACES = {
  circle: 'круг, назад к ближайшему порту',
  square: 'квадрат, назад к ближайшей морской клетке',
  skull: 'череп, назад к ближайшему логову',
  star: 'звезда, корабль остаётся на месте',
};

export const story = (names: RussianNames): StoryWords => {
  const { ship, goods, tokens, card, treasure, place, half, action, combatFace, of, to, whom } = names;
  const treasureCard = (card: Treasure): string =>
    typeof card === 'string' ? POWERS[card] : `сокровище ${treasure(card)}`;
  /** «На 4» alone would be how far; and one sails into Port Royal, not onto it. */
  const voyage = (from: Position, end: Position): string => {
    const start = from.space === PORT_ROYAL ? 'из Порт-Ройала' : `с клетки ${place(from)}`;
    return `${start} ${end.space === PORT_ROYAL ? 'в' : 'на клетку'} ${arrival(end, names)}`;
  };

  return {
    roundBegan: (round, captain) => `Раунд ${round} · Капитан: ${ship(captain)}`,
    diceRolled: (captain, [first, second]) => `${ship(captain)} бросает кубики: ${first} и ${second}.`,
    dicePlaced: (morning, evening) => `На утро ${morning}, на вечер ${evening}.`,
    chose: (seat, chosen) => `${ship(seat)} выбирает карту «${card(chosen)}».`,
    choseHidden: seat => `${ship(seat)} выбирает карту.`,
    revealed: (seat, played) => `${ship(seat)} разыгрывает карту «${card(played)}».`,
    began: (when, what, die) =>
      `${half(when)}, ${action(what)} ${what === 'forward' || what === 'backward' ? `на ${die}` : die}:`,
    loaded: (who, hold) => `${ship(who)} грузит ${goods(hold)}.`,
    loadedSixth: (who, hold) => `${ship(who)} грузит ${goods(hold)} в 6-й трюм.`,
    threwOverboard: (who, hold) => `${ship(who)} бросает за борт ${goods(hold)}.`,
    loadLost: (who, hold) => `У ${of(who)} нет трюма под ${goods(hold)}: груз пропадает.`,
    sailed: (who, from, end, forward) => `${ship(who)} плывёт ${forward ? '' : 'назад '}${voyage(from, end)}.`,
    drivenBack: (who, from, end) => `${ship(who)} отступает ${voyage(from, end)}.`,
    finished: who => `${ship(who)} замыкает круг: этот раунд последний.`,
    attacked: (attacker, defender) => `${ship(attacker)} нападает на ${whom(defender)}.`,
    powderChosen: (who, spent) => `${ship(who)} потратит ${tokens('gunpowder', spent)}.`,
    powderSpent: (who, spent) => `${ship(who)} тратит ${tokens('gunpowder', spent)}.`,
    combatRolled: (who, face) => `${ship(who)} бросает кубик: ${combatFace(face)}.`,
    combatRolledAgain: (who, face) => `${ship(who)} перебрасывает кубик: ${combatFace(face)}.`,
    sabreUsed: (seat, whose) =>
      seat === whose
        ? `${ship(seat)} обнажает Саблю Сарана, чтобы бросить ещё раз.`
        : `${ship(seat)} обнажает Саблю Сарана: ${to(whose)} придётся бросить ещё раз.`,
    sabreKept: seat => `${ship(seat)} оставляет Саблю Сарана в ножнах.`,
    battleWon: (winner, winners, losers) => `${ship(winner)} побеждает: ${total(winners)} против ${total(losers)}.`,
    battleWonByStar: winner => `Звезда приносит победу ${to(winner)}.`,
    battleDrawn: strength => `Силы равны, по ${strength}: ничья.`,
    holdTaken: (winner, loser, hold) => `${ship(winner)} забирает ${goods(hold)} у ${of(loser)}.`,
    holdTakenFromSixth: (winner, loser, hold) => `${ship(winner)} забирает ${goods(hold)} из 6-го трюма ${of(loser)}.`,
    holdTakenToBank: (winner, loser, hold) =>
      `${ship(winner)} забирает ${goods(hold)} у ${of(loser)}; добыча уходит в банк.`,
    powerTaken: (winner, loser, power) => `${ship(winner)} забирает ${POWERS[power]} у ${of(loser)}.`,
    sixthTaken: (winner, loser, contents) =>
      `${ship(winner)} забирает 6-й трюм у ${of(loser)}, а в нём ${goods(contents)}.`,
    sixthTakenToBank: (winner, loser, contents) =>
      `${ship(winner)} забирает 6-й трюм у ${of(loser)}; груз (${goods(contents)}) уходит в банк.`,
    treasureTaken: (winner, loser, taken) => `${ship(winner)} забирает ${treasureCard(taken)} у ${of(loser)}.`,
    treasureTakenHidden: (winner, loser) => `${ship(winner)} забирает закрытое сокровище у ${of(loser)}.`,
    curseGiven: (winner, loser, given) => `${ship(winner)} отдаёт ${to(loser)} проклятое сокровище ${treasure(given)}.`,
    curseGivenHidden: (winner, loser) => `${ship(winner)} отдаёт ${to(loser)} проклятое сокровище.`,
    treasureGiven: (winner, loser, given) => `${ship(winner)} отдаёт ${to(loser)} ${treasureCard(given)}.`,
    treasureGivenHidden: (winner, loser) => `${ship(winner)} отдаёт ${to(loser)} закрытое сокровище.`,
    powerGiven: (winner, loser, power) => `${ship(winner)} отдаёт ${to(loser)} ${POWERS[power]}.`,
    sixthGiven: (winner, loser, contents) =>
      `${ship(winner)} отдаёт ${to(loser)} 6-й трюм, а в нём ${goods(contents)}.`,
    sixthGivenToBank: (winner, loser, contents) =>
      `${ship(winner)} отдаёт ${to(loser)} 6-й трюм; груз (${goods(contents)}) уходит в банк.`,
    nothingTaken: winner => `${ship(winner)} ничего не берёт.`,
    paid: (who, resource, paid) => `${ship(who)} платит ${tokens(resource, paid)}.`,
    // Every token is masculine, whatever it is a token of.
    shortage: (who, resource, price, given) =>
      given === 0
        ? `Недостача: надо отдать ${tokens(resource, price)}, а у ${of(who)} нет ни одного.`
        : `Недостача: надо отдать ${tokens(resource, price)}, а у ${of(who)} только ${given}.`,
    shortageRolled: (who, face) => `${ship(who)} бросает кубик недостачи: ${FACES[face]}.`,
    treasureFound: (who, found) => `${ship(who)} находит ${treasureCard(found)}.`,
    treasureFoundHidden: who => `${ship(who)} находит сокровище и кладёт его лицом вниз.`,
    treasureLeft: who => `${ship(who)} оставляет сокровище на месте.`,
    ghostSteered: (captain, when, die, forward) =>
      `${half(when)}, ${die}: ${ship(captain)} ведёт Корабль-призрак ${ways(forward)}.`,
    ghostForced: (when, die, forward) => `${half(when)}, ${die}: Корабль-призрак обязан идти ${ways(forward)}.`,
    shuffled: seat => `${ship(seat)} перетасовывает сброс в новую колоду.`,
    drew: (seat, drawn) => `${ship(seat)} берёт карту «${card(drawn)}».`,
    drewHidden: seat => `${ship(seat)} берёт карту.`,
    turnOver: who => `Ход ${of(who)} окончен.`,
    gameOver: winners =>
      winners.length === 1
        ? `Партия окончена. Побеждает ${ship(winners[0])}!`
        : `Партия окончена. Победу делят ${list(winners.map(ship))}!`,
  };
};
