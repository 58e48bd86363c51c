import type { Strength, Treasure } from '@jamaica/rules';
import { arrival } from '../arrival.ts';
import { counting } from '../counting.ts';
import type { Names } from '../names.ts';
import type { StoryWords } from '../story.ts';
import { POWERS } from './powers.ts';

const { list } = counting('en');

const total = ({ total, ladyBeth }: Strength): string => (ladyBeth ? `${total} (with Lady Beth)` : String(total));

const ways = (forward: boolean): string => (forward ? 'forward' : 'back');

const FACES = {
  circle: 'a circle: back to the nearest port',
  square: 'a square: back to the nearest sea space',
  skull: 'a skull: back to the nearest lair',
  star: 'a star and stays',
};

export const story = (names: Names): StoryWords => {
  const { ship, goods, tokens, card, treasure, place, half, action, combatFace, within } = names;
  const treasureCard = (card: Treasure): string =>
    typeof card === 'string' ? POWERS[card] : `a treasure of ${treasure(card)}`;

  return {
    roundBegan: (round, captain) => `Round ${round} · Captain: ${ship(captain)}`,
    diceRolled: (captain, [first, second]) => `${ship(captain)} rolls ${first} and ${second}.`,
    dicePlaced: (morning, evening) => `Morning ${morning}, evening ${evening}.`,
    chose: (seat, chosen) => `${ship(seat)} chooses ${card(chosen)}.`,
    choseHidden: seat => `${ship(seat)} has chosen a card.`,
    revealed: (seat, played) => `${ship(seat)} plays ${card(played)}.`,
    began: (when, what, die) => `${half(when)}, ${action(what)} ${die}:`,
    loaded: (who, hold) => `${ship(who)} loads ${goods(hold)}.`,
    loadedSixth: (who, hold) => `${ship(who)} loads ${goods(hold)} into the 6th Hold.`,
    threwOverboard: (who, hold) => `${ship(who)} throws ${goods(hold)} overboard.`,
    loadLost: (who, hold) => `${ship(who)} finds no hold for ${goods(hold)}, and the load is lost.`,
    sailed: (who, from, to, forward) =>
      `${ship(who)} sails ${forward ? '' : 'back '}from ${place(from)} to ${arrival(to, names)}.`,
    drivenBack: (who, from, to) => `${ship(who)} falls back from ${place(from)} to ${arrival(to, names)}.`,
    finished: who => `${ship(who)} has come round the island: this is the last round.`,
    attacked: (attacker, defender) => `${ship(attacker)} attacks ${within(defender)}.`,
    powderChosen: (who, spent) => `${ship(who)} will spend ${tokens('gunpowder', spent)}.`,
    powderSpent: (who, spent) => `${ship(who)} spends ${tokens('gunpowder', spent)}.`,
    combatRolled: (who, face) => `${ship(who)} rolls ${combatFace(face)}.`,
    combatRolledAgain: (who, face) => `${ship(who)} rolls again: ${combatFace(face)}.`,
    sabreUsed: (seat, of) =>
      seat === of
        ? `${ship(seat)} draws Saran’s Sabre for another roll.`
        : `${ship(seat)} draws Saran’s Sabre: ${within(of)} must roll again.`,
    sabreKept: seat => `${ship(seat)} leaves Saran’s Sabre sheathed.`,
    battleWon: (winner, winners, losers) => `${ship(winner)} wins, ${total(winners)} to ${total(losers)}.`,
    battleWonByStar: winner => `The star wins the battle for ${within(winner)}.`,
    battleDrawn: strength => `Both have ${strength}: nobody wins.`,
    holdTaken: (winner, loser, hold) => `${ship(winner)} takes ${goods(hold)} from ${within(loser)}.`,
    holdTakenFromSixth: (winner, loser, hold) =>
      `${ship(winner)} takes ${goods(hold)} out of the 6th Hold of ${within(loser)}.`,
    holdTakenToBank: (winner, loser, hold) =>
      `${ship(winner)} takes ${goods(hold)} from ${within(loser)}; the loot goes to the bank.`,
    powerTaken: (winner, loser, taken) => `${ship(winner)} takes ${POWERS[taken]} from ${within(loser)}.`,
    sixthTaken: (winner, loser, contents) =>
      `${ship(winner)} takes the 6th Hold from ${within(loser)} with ${goods(contents)} in it.`,
    sixthTakenToBank: (winner, loser, contents) =>
      `${ship(winner)} takes the 6th Hold from ${within(loser)}; what was in it, ${goods(contents)}, goes to the bank.`,
    treasureTaken: (winner, loser, taken) => `${ship(winner)} takes ${treasureCard(taken)} from ${within(loser)}.`,
    treasureTakenHidden: (winner, loser) => `${ship(winner)} takes a face-down treasure from ${within(loser)}.`,
    curseGiven: (winner, loser, given) =>
      `${ship(winner)} hands a cursed treasure of ${treasure(given)} to ${within(loser)}.`,
    curseGivenHidden: (winner, loser) => `${ship(winner)} hands a cursed treasure to ${within(loser)}.`,
    treasureGiven: (winner, loser, given) => `${ship(winner)} gives ${within(loser)} ${treasureCard(given)}.`,
    treasureGivenHidden: (winner, loser) => `${ship(winner)} gives ${within(loser)} a face-down treasure.`,
    powerGiven: (winner, loser, given) => `${ship(winner)} gives ${within(loser)} ${POWERS[given]}.`,
    sixthGiven: (winner, loser, contents) =>
      `${ship(winner)} gives ${within(loser)} the 6th Hold with ${goods(contents)} in it.`,
    sixthGivenToBank: (winner, loser, contents) =>
      `${ship(winner)} gives ${within(loser)} the 6th Hold; what was in it, ${goods(contents)}, goes to the bank.`,
    nothingTaken: winner => `${ship(winner)} takes nothing.`,
    paid: (who, resource, paid) => `${ship(who)} pays ${tokens(resource, paid)}.`,
    shortage: (who, resource, price, given) =>
      given === 0
        ? `Shortage: ${within(who)} owes ${tokens(resource, price)} and has none.`
        : `Shortage: ${within(who)} owes ${tokens(resource, price)} and can give only ${given}.`,
    shortageRolled: (who, face) => `${ship(who)} rolls ${FACES[face]}.`,
    treasureFound: (who, found) => `${ship(who)} finds ${treasureCard(found)}.`,
    treasureFoundHidden: who => `${ship(who)} finds a treasure and keeps it face down.`,
    treasureLeft: who => `${ship(who)} leaves the treasure where it is.`,
    ghostSteered: (captain, when, die, forward) =>
      `${half(when)}, ${die}: ${ship(captain)} steers the Ghost Ship ${ways(forward)}.`,
    ghostForced: (when, die, forward) => `${half(when)}, ${die}: the Ghost Ship must go ${ways(forward)}.`,
    shuffled: seat => `${ship(seat)} shuffles a new deck.`,
    drew: (seat, drawn) => `${ship(seat)} draws ${card(drawn)}.`,
    drewHidden: seat => `${ship(seat)} draws a card.`,
    turnOver: who => `The turn of ${within(who)} is over.`,
    gameOver: winners =>
      winners.length === 1
        ? `The game is over. ${ship(winners[0])} wins!`
        : `The game is over. ${list(winners.map((who, place) => (place === 0 ? ship(who) : within(who))))} share the victory!`,
  };
};
