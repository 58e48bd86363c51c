import type { Strength, Treasure } from '@jamaica/rules';
import { arrival } from '../arrival.ts';
import { counting } from '../counting.ts';
import type { StoryWords } from '../story.ts';
import type { UkrainianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { list } = counting('uk');

const total = ({ total, ladyBeth }: Strength): string => (ladyBeth ? `${total} (з Леді Бет)` : String(total));

const ways = (forward: boolean): string => (forward ? 'вперед' : 'назад');

const FACES = {
  circle: 'коло, назад до найближчого порту',
  square: 'квадрат, назад до найближчої клітинки моря',
  skull: 'череп, назад до найближчого лігва',
  star: 'зірка, корабель лишається на місці',
};

export const story = (names: UkrainianNames): StoryWords => {
  const { ship, goods, tokens, card, treasure, place, half, action, combatFace, of, to, whom } = names;
  const treasureCard = (card: Treasure): string =>
    typeof card === 'string' ? POWERS[card] : `скарб ${treasure(card)}`;

  return {
    roundBegan: (round, captain) => `Раунд ${round} · Капітан: ${ship(captain)}`,
    diceRolled: (captain, [first, second]) => `${ship(captain)} кидає кубики: ${first} і ${second}.`,
    dicePlaced: (morning, evening) => `Ранок ${morning}, вечір ${evening}.`,
    chose: (seat, chosen) => `${ship(seat)} вибирає «${card(chosen)}».`,
    choseHidden: seat => `${ship(seat)} вибирає карту.`,
    revealed: (seat, played) => `${ship(seat)} грає «${card(played)}».`,
    began: (when, what, die) => `${half(when)}, ${action(what)} ${die}:`,
    loaded: (who, hold) => `${ship(who)} вантажить ${goods(hold)}.`,
    loadedSixth: (who, hold) => `${ship(who)} вантажить ${goods(hold)} у 6-й трюм.`,
    threwOverboard: (who, hold) => `${ship(who)} викидає за борт ${goods(hold)}.`,
    loadLost: (who, hold) => `${ship(who)} не має трюму під ${goods(hold)}: вантаж пропадає.`,
    sailed: (who, from, end, forward) =>
      `${ship(who)} пливе${forward ? '' : ' назад'}: ${place(from)} → ${arrival(end, names)}.`,
    drivenBack: (who, from, end) => `${ship(who)} відступає: ${place(from)} → ${arrival(end, names)}.`,
    finished: who => `${ship(who)} замикає коло навколо острова: цей раунд останній.`,
    attacked: (attacker, defender) => `${ship(attacker)} нападає на ${whom(defender)}.`,
    powderSpent: (who, spent) => `${ship(who)} витрачає ${tokens('gunpowder', spent)}.`,
    combatRolled: (who, face) => `${ship(who)} кидає кубик: ${combatFace(face)}.`,
    combatRolledAgain: (who, face) => `${ship(who)} перекидає: ${combatFace(face)}.`,
    sabreUsed: (seat, whose) =>
      seat === whose
        ? `${ship(seat)} вихоплює Шаблю Сарана, щоб кинути ще раз.`
        : `${ship(seat)} вихоплює Шаблю Сарана: ${to(whose)} доведеться кинути ще раз.`,
    sabreKept: seat => `${ship(seat)} лишає Шаблю Сарана в піхвах.`,
    battleWon: (winner, winners, losers) => `${ship(winner)} перемагає, ${total(winners)} проти ${total(losers)}.`,
    battleWonByStar: winner => `Зірка приносить перемогу ${to(winner)}.`,
    battleDrawn: strength => `В обох по ${strength}: не перемагає ніхто.`,
    holdTaken: (winner, loser, hold) => `${ship(winner)} забирає в ${of(loser)} ${goods(hold)}.`,
    holdTakenFromSixth: (winner, loser, hold) => `${ship(winner)} забирає ${goods(hold)} з 6-го трюму ${of(loser)}.`,
    holdTakenToBank: (winner, loser, hold) =>
      `${ship(winner)} забирає в ${of(loser)} ${goods(hold)}; здобич іде до банку.`,
    powerTaken: (winner, loser, power) => `${ship(winner)} забирає в ${of(loser)} ${POWERS[power]}.`,
    sixthTaken: (winner, loser, contents) =>
      `${ship(winner)} забирає в ${of(loser)} 6-й трюм, а в ньому ${goods(contents)}.`,
    sixthTakenToBank: (winner, loser, contents) =>
      `${ship(winner)} забирає в ${of(loser)} 6-й трюм; вантаж (${goods(contents)}) іде до банку.`,
    treasureTaken: (winner, loser, taken) => `${ship(winner)} забирає в ${of(loser)} ${treasureCard(taken)}.`,
    treasureTakenHidden: (winner, loser) => `${ship(winner)} забирає в ${of(loser)} закритий скарб.`,
    curseGiven: (winner, loser, given) => `${ship(winner)} віддає ${to(loser)} проклятий скарб ${treasure(given)}.`,
    curseGivenHidden: (winner, loser) => `${ship(winner)} віддає ${to(loser)} проклятий скарб.`,
    nothingTaken: winner => `${ship(winner)} нічого не бере.`,
    paid: (who, resource, paid) => `${ship(who)} платить ${tokens(resource, paid)}.`,
    shortage: (who, resource, price, given) =>
      given === 0
        ? `Нестача: ціна ${tokens(resource, price)}, а ${ship(who)} нічого не має.`
        : `Нестача: ціна ${tokens(resource, price)}, а ${ship(who)} має лише ${given}.`,
    shortageRolled: (who, face) => `${ship(who)} кидає кубик нестачі: ${FACES[face]}.`,
    treasureFound: (who, found) => `${ship(who)} знаходить ${treasureCard(found)}.`,
    treasureFoundHidden: who => `${ship(who)} знаходить скарб і тримає його закритим.`,
    ghostSteered: (captain, when, die, forward) =>
      `${half(when)}, ${die}: ${ship(captain)} веде Корабель-привид ${ways(forward)}.`,
    ghostForced: (when, die, forward) => `${half(when)}, ${die}: Корабель-привид мусить іти ${ways(forward)}.`,
    shuffled: seat => `${ship(seat)} тасує скид у нову колоду.`,
    drew: (seat, drawn) => `${ship(seat)} бере «${card(drawn)}».`,
    drewHidden: seat => `${ship(seat)} бере карту.`,
    turnOver: who => `Хід ${of(who)} завершено.`,
    gameOver: winners =>
      winners.length === 1
        ? `Гру завершено. Перемагає ${ship(winners[0])}!`
        : `Гру завершено. Перемогу ділять ${list(winners.map(ship))}!`,
  };
};
