import { PORT_ROYAL, type Position, type Strength, type Treasure } from '@jamaica/rules';
import { arrival } from '../arrival.ts';
import { counting } from '../counting.ts';
import type { StoryWords } from '../story.ts';
import { ahead, inside } from './euphony.ts';
import type { UkrainianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { list } = counting('uk');

const total = ({ total, ladyBeth }: Strength): string => (ladyBeth ? `${total} (з Леді Бет)` : String(total));

/** Where the Ghost Ship goes, behind what is said of it. */
const turned = (said: string, forward: boolean): string => (forward ? ahead(said) : `${said} назад`);

const FACES = {
  circle: 'коло, назад до найближчого порту',
  square: 'квадрат, назад до найближчої морської клітинки',
  skull: 'череп, назад до найближчого лігва',
  star: 'зірка, корабель лишається на місці',
};

export const story = (names: UkrainianNames): StoryWords => {
  const { ship, goods, tokens, card, treasure, place, half, action, combatFace, of, to, whom, takenFrom } = names;
  const treasureCard = (card: Treasure): string =>
    typeof card === 'string' ? POWERS[card] : `скарб ${treasure(card)}`;

  /** «На 4» alone would be how far; and one sails into Port Royal, not onto it. Behind a vowel «з», else «із». */
  const voyage = (out: 'з' | 'із', from: Position, end: Position): string => {
    const start = `${out} ${from.space === PORT_ROYAL ? 'Порт-Рояля' : `клітинки ${place(from)}`}`;
    return `${start} ${end.space === PORT_ROYAL ? inside(start, 'Порт') : 'на клітинку'} ${arrival(end, names)}`;
  };

  return {
    roundBegan: (round, captain) => `Раунд ${round} · Капітан: ${ship(captain)}`,
    diceRolled: (captain, [first, second]) => `${ship(captain)} кидає кубики: ${first} і ${second}.`,
    dicePlaced: (morning, evening) => `На ранок ${morning}, на вечір ${evening}.`,
    chose: (seat, chosen) => `${ship(seat)} вибирає карту «${card(chosen)}».`,
    choseHidden: seat => `${ship(seat)} вибирає карту.`,
    revealed: (seat, played) => `${ship(seat)} грає карту «${card(played)}».`,
    began: (when, what, die) =>
      `${half(when)}, ${action(what)} ${what === 'forward' || what === 'backward' ? `на ${die}` : die}:`,
    loaded: (who, hold) => `${ship(who)} вантажить ${goods(hold)}.`,
    loadedSixth: (who, hold) => `${ship(who)} вантажить ${goods(hold)} ${inside(goods(hold), 'шостий')} 6-й трюм.`,
    threwOverboard: (who, hold) => `${ship(who)} викидає за борт ${goods(hold)}.`,
    loadLost: (who, hold) => `${ship(who)} не має трюму під ${goods(hold)}: вантаж пропадає.`,
    sailed: (who, from, end, forward) =>
      `${ship(who)} пливе ${forward ? voyage('з', from, end) : `назад ${voyage('із', from, end)}`}.`,
    drivenBack: (who, from, end) => `${ship(who)} відступає ${voyage('з', from, end)}.`,
    finished: who => `${ship(who)} замикає коло: цей раунд останній.`,
    attacked: (attacker, defender) => `${ship(attacker)} нападає на ${whom(defender)}.`,
    powderChosen: (who, spent) => `${ship(who)} витратить ${tokens('gunpowder', spent)}.`,
    powderSpent: (who, spent) => `${ship(who)} витрачає ${tokens('gunpowder', spent)}.`,
    combatRolled: (who, face) => `${ship(who)} кидає кубик: ${combatFace(face)}.`,
    combatRolledAgain: (who, face) => `${ship(who)} перекидає кубик: ${combatFace(face)}.`,
    sabreUsed: (seat, whose) =>
      seat === whose
        ? `${ship(seat)} вихоплює Шаблю Сарана, щоб кинути ще раз.`
        : `${ship(seat)} вихоплює Шаблю Сарана: ${to(whose)} доведеться кинути ще раз.`,
    sabreKept: seat => `${ship(seat)} лишає Шаблю Сарана в піхвах.`,
    battleWon: (winner, winners, losers) => `${ship(winner)} перемагає: ${total(winners)} проти ${total(losers)}.`,
    battleWonByStar: winner => `Зірка приносить перемогу ${to(winner)}.`,
    battleDrawn: strength => `В обох по ${strength}: нічия.`,
    holdTaken: (winner, loser, hold) => `${ship(winner)} забирає ${takenFrom(goods(hold), loser)}.`,
    holdTakenFromSixth: (winner, loser, hold) => `${ship(winner)} забирає ${goods(hold)} із 6-го трюму ${of(loser)}.`,
    holdTakenToBank: (winner, loser, hold) =>
      `${ship(winner)} забирає ${takenFrom(goods(hold), loser)}; здобич іде до банку.`,
    powerTaken: (winner, loser, power) => `${ship(winner)} забирає ${takenFrom(POWERS[power], loser)}.`,
    sixthTaken: (winner, loser, contents) =>
      `${ship(winner)} забирає ${takenFrom('6-й трюм', loser)}, а в ньому ${goods(contents)}.`,
    sixthTakenToBank: (winner, loser, contents) =>
      `${ship(winner)} забирає ${takenFrom('6-й трюм', loser)}; вантаж (${goods(contents)}) іде до банку.`,
    treasureTaken: (winner, loser, taken) => `${ship(winner)} забирає ${takenFrom(treasureCard(taken), loser)}.`,
    treasureTakenHidden: (winner, loser) => `${ship(winner)} забирає ${takenFrom('закритий скарб', loser)}.`,
    curseGiven: (winner, loser, given) => `${ship(winner)} віддає ${to(loser)} проклятий скарб ${treasure(given)}.`,
    curseGivenHidden: (winner, loser) => `${ship(winner)} віддає ${to(loser)} проклятий скарб.`,
    treasureGiven: (winner, loser, given) => `${ship(winner)} віддає ${to(loser)} ${treasureCard(given)}.`,
    treasureGivenHidden: (winner, loser) => `${ship(winner)} віддає ${to(loser)} закритий скарб.`,
    powerGiven: (winner, loser, power) => `${ship(winner)} віддає ${to(loser)} ${POWERS[power]}.`,
    sixthGiven: (winner, loser, contents) =>
      `${ship(winner)} віддає ${to(loser)} 6-й трюм, а в ньому ${goods(contents)}.`,
    sixthGivenToBank: (winner, loser, contents) =>
      `${ship(winner)} віддає ${to(loser)} 6-й трюм; вантаж (${goods(contents)}) іде до банку.`,
    nothingTaken: winner => `${ship(winner)} нічого не бере.`,
    paid: (who, resource, paid) => `${ship(who)} платить ${tokens(resource, paid)}.`,
    // Only gold and food are ever owed, and both a doubloon and a ration are masculine: «жодного».
    shortage: (who, resource, price, given) =>
      `Нестача: треба ${tokens(resource, price)}, а в ${of(who)} ${given === 0 ? 'жодного' : `лише ${given}`}.`,
    shortageRolled: (who, face) => `${ship(who)} кидає кубик нестачі: ${FACES[face]}.`,
    treasureFound: (who, found) => `${ship(who)} знаходить ${treasureCard(found)}.`,
    treasureFoundHidden: who => `${ship(who)} знаходить скарб і лишає його закритим.`,
    treasureLeft: who => `${ship(who)} лишає скарб на місці.`,
    ghostSteered: (captain, when, die, forward) =>
      `${half(when)}, ${die}: ${turned(`${ship(captain)} веде Корабель-привид`, forward)}.`,
    ghostForced: (when, die, forward) => `${half(when)}, ${die}: ${turned('Корабель-привид мусить іти', forward)}.`,
    shuffled: seat => `${ship(seat)} тасує скид у нову колоду.`,
    drew: (seat, drawn) => `${ship(seat)} бере карту «${card(drawn)}».`,
    drewHidden: seat => `${ship(seat)} бере карту.`,
    turnOver: who => `Хід ${of(who)} завершено.`,
    gameOver: winners =>
      winners.length === 1
        ? `Гру завершено. Перемагає ${ship(winners[0])}!`
        : `Гру завершено. Перемогу ділять ${list(winners.map(ship))}!`,
  };
};
