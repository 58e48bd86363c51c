import type { Strength, Treasure } from '@jamaica/rules';
import { arrival } from '../arrival.ts';
import { counting } from '../counting.ts';
import type { StoryWords } from '../story.ts';
import type { ItalianNames } from './names.ts';
import { POWERS } from './powers.ts';

const { list } = counting('it');

const total = ({ total, ladyBeth }: Strength): string => (ladyBeth ? `${total} (con Lady Beth)` : String(total));

const ways = (forward: boolean): string => (forward ? 'avanti' : 'indietro');

const FACES = {
  circle: 'un cerchio, si torna al porto più vicino',
  square: 'un quadrato, si torna alla casella di mare più vicina',
  skull: 'un teschio, si torna al covo più vicino',
  star: 'una stella, la nave resta dov’è',
};

export const story = (names: ItalianNames): StoryWords => {
  const { ship, goods, tokens, card, treasure, place, half, action, combatFace, within, of, to } = names;
  const treasureCard = (card: Treasure): string =>
    typeof card === 'string' ? POWERS[card] : `un tesoro da ${treasure(card)}`;

  return {
    roundBegan: (round, captain) => `Turno ${round} · Capitano: ${ship(captain)}`,
    diceRolled: (captain, [first, second]) => `${ship(captain)} tira i dadi: ${first} e ${second}.`,
    dicePlaced: (morning, evening) => `Mattina ${morning}, sera ${evening}.`,
    chose: (seat, chosen) => `${ship(seat)} sceglie ${card(chosen)}.`,
    choseHidden: seat => `${ship(seat)} ha scelto una carta.`,
    revealed: (seat, played) => `${ship(seat)} gioca ${card(played)}.`,
    began: (when, what, die) => `${half(when)}, ${action(what)} ${die}:`,
    loaded: (who, hold) => `${ship(who)} carica ${goods(hold)}.`,
    loadedSixth: (who, hold) => `${ship(who)} carica ${goods(hold)} nella 6ª Stiva.`,
    threwOverboard: (who, hold) => `${ship(who)} getta in mare ${goods(hold)}.`,
    loadLost: (who, hold) => `${ship(who)} non ha una stiva per ${goods(hold)}: il carico è perso.`,
    sailed: (who, from, end, forward) =>
      `${ship(who)} ${forward ? 'avanza' : 'indietreggia'} da ${place(from)} a ${arrival(end, names)}.`,
    drivenBack: (who, from, end) => `${ship(who)} deve tornare da ${place(from)} a ${arrival(end, names)}.`,
    finished: who => `${ship(who)} ha compiuto il giro dell’isola: questo è l’ultimo turno.`,
    attacked: (attacker, defender) => `${ship(attacker)} attacca ${within(defender)}.`,
    powderSpent: (who, spent) => `${ship(who)} spende ${tokens('gunpowder', spent)}.`,
    combatRolled: (who, face) => `${ship(who)} tira il dado: ${combatFace(face)}.`,
    combatRolledAgain: (who, face) => `${ship(who)} ritira: ${combatFace(face)}.`,
    sabreUsed: (seat, whose) =>
      seat === whose
        ? `${ship(seat)} sguaina la Sciabola di Saran per ritirare il dado.`
        : `${ship(seat)} sguaina la Sciabola di Saran: ${within(whose)} deve ritirare.`,
    sabreKept: seat => `${ship(seat)} lascia la Sciabola di Saran nel fodero.`,
    battleWon: (winner, winners, losers) => `${ship(winner)} vince, ${total(winners)} a ${total(losers)}.`,
    battleWonByStar: winner => `La stella dà la vittoria ${to(winner)}.`,
    battleDrawn: strength => `${strength} pari: non vince nessuno.`,
    holdTaken: (winner, loser, hold) => `${ship(winner)} prende ${goods(hold)} ${to(loser)}.`,
    holdTakenFromSixth: (winner, loser, hold) => `${ship(winner)} prende ${goods(hold)} dalla 6ª Stiva ${of(loser)}.`,
    holdTakenToBank: (winner, loser, hold) =>
      `${ship(winner)} prende ${goods(hold)} ${to(loser)}; il bottino va alla banca.`,
    powerTaken: (winner, loser, power) => `${ship(winner)} prende ${POWERS[power]} ${to(loser)}.`,
    sixthTaken: (winner, loser, contents) => `${ship(winner)} prende la 6ª Stiva ${to(loser)} con ${goods(contents)}.`,
    sixthTakenToBank: (winner, loser, contents) =>
      `${ship(winner)} prende la 6ª Stiva ${to(loser)}; il contenuto, ${goods(contents)}, va alla banca.`,
    treasureTaken: (winner, loser, taken) => `${ship(winner)} prende ${treasureCard(taken)} ${to(loser)}.`,
    treasureTakenHidden: (winner, loser) => `${ship(winner)} prende un tesoro coperto ${to(loser)}.`,
    curseGiven: (winner, loser, given) => `${ship(winner)} dà un tesoro maledetto da ${treasure(given)} ${to(loser)}.`,
    curseGivenHidden: (winner, loser) => `${ship(winner)} dà un tesoro maledetto ${to(loser)}.`,
    nothingTaken: winner => `${ship(winner)} non prende nulla.`,
    paid: (who, resource, paid) => `${ship(who)} paga ${tokens(resource, paid)}.`,
    shortage: (who, resource, price, given) =>
      given === 0
        ? `Penuria: ${within(who)} deve pagare ${tokens(resource, price)} e non ha nulla.`
        : `Penuria: ${within(who)} deve pagare ${tokens(resource, price)} e può darne solo ${given}.`,
    shortageRolled: (who, face) => `${ship(who)} tira il dado della penuria: ${FACES[face]}.`,
    treasureFound: (who, found) => `${ship(who)} trova ${treasureCard(found)}.`,
    treasureFoundHidden: who => `${ship(who)} trova un tesoro e lo tiene coperto.`,
    ghostSteered: (captain, when, die, forward) =>
      `${half(when)}, ${die}: ${ship(captain)} guida la Nave fantasma ${ways(forward)}.`,
    ghostForced: (when, die, forward) => `${half(when)}, ${die}: la Nave fantasma deve andare ${ways(forward)}.`,
    shuffled: seat => `${ship(seat)} mescola gli scarti in un nuovo mazzo.`,
    drew: (seat, drawn) => `${ship(seat)} pesca ${card(drawn)}.`,
    drewHidden: seat => `${ship(seat)} pesca una carta.`,
    turnOver: who => `Le azioni ${of(who)} sono finite.`,
    gameOver: winners =>
      winners.length === 1
        ? `La partita è finita. Vince ${within(winners[0])}!`
        : `La partita è finita. ${list(winners.map(ship))} si dividono la vittoria!`,
  };
};
