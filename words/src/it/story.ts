import type { Position, Strength, Treasure } from '@jamaica/rules';
import { arrival } from '../arrival.ts';
import { counting } from '../counting.ts';
import type { StoryWords } from '../story.ts';
import type { ItalianNames } from './names.ts';
import { fromPlace, toPlace } from './place.ts';
import { POWERS } from './powers.ts';
import { spaces } from './spaces.ts';

const { list } = counting('it');

const total = ({ total, ladyBeth }: Strength): string => (ladyBeth ? `${total} (con Lady Beth)` : String(total));

const FACES = {
  circle: 'un cerchio. Si arretra fino al porto più vicino',
  square: 'un quadrato. Si arretra fino alla casella di mare più vicina',
  skull: 'un teschio. Si arretra fino al covo più vicino',
  star: 'una stella. La nave resta dov’è',
};

export const story = (names: ItalianNames): StoryWords => {
  const { ship, goods, tokens, card, treasure, place, half, action, combatFace, within, of, to } = names;
  const way = (start: Position, end: Position): string => `${fromPlace(place(start))} ${toPlace(arrival(end, names))}`;
  const curse = (given: number): string => `un tesoro maledetto da ${treasure(given)}`;
  const treasureCard = (card: Treasure): string => {
    if (typeof card === 'string') return POWERS[card];
    return card < 0 ? curse(card) : `un tesoro da ${treasure(card)}`;
  };

  return {
    roundBegan: (round, captain) => `Turno ${round} · Capitano: ${ship(captain)}`,
    diceRolled: (captain, [first, second]) => `${ship(captain)} tira i dadi: ${first} e ${second}.`,
    dicePlaced: (morning, evening) => `Mattino ${morning}, sera ${evening}.`,
    chose: (seat, chosen) => `${ship(seat)} sceglie la carta ${card(chosen)}.`,
    choseHidden: seat => `${ship(seat)} ha scelto una carta.`,
    revealed: (seat, played) => `${ship(seat)} gioca la carta ${card(played)}.`,
    began: (when, what, die) => `${half(when)}, ${action(what)} ${die}:`,
    loaded: (who, hold) => `${ship(who)} carica ${goods(hold)}.`,
    loadedSixth: (who, hold) => `${ship(who)} carica ${goods(hold)} nella Sesta Stiva.`,
    threwOverboard: (who, hold) => `${ship(who)} getta in mare ${goods(hold)}.`,
    loadLost: (who, hold) => `${ship(who)} non ha una stiva per ${goods(hold)}: il carico è perso.`,
    sailed: (who, start, end, forward) => `${ship(who)} ${forward ? 'avanza' : 'arretra'} ${way(start, end)}.`,
    drivenBack: (who, start, end) => `${ship(who)} deve arretrare ${way(start, end)}.`,
    finished: who => `${ship(who)} ha compiuto il giro dell’isola: questo è l’ultimo turno.`,
    attacked: (attacker, defender) => `${ship(attacker)} attacca ${within(defender)}.`,
    powderChosen: (who, spent) => `${ship(who)} spenderà ${tokens('gunpowder', spent)}.`,
    powderSpent: (who, spent) =>
      spent === 0 ? `${ship(who)} non spende polvere.` : `${ship(who)} spende ${tokens('gunpowder', spent)}.`,
    combatRolled: (who, face) => `${ship(who)} tira il dado: ${combatFace(face)}.`,
    combatRolledAgain: (who, face) => `${ship(who)} ripete il tiro: ${combatFace(face)}.`,
    sabreUsed: (seat, whose) =>
      seat === whose
        ? `${ship(seat)} sguaina la Sciabola di Saran per ripetere il tiro.`
        : `${ship(seat)} sguaina la Sciabola di Saran: ${within(whose)} deve ripetere il tiro.`,
    sabreKept: seat => `${ship(seat)} lascia la Sciabola di Saran nel fodero.`,
    battleWon: (winner, winners, losers) => `${ship(winner)} vince ${total(winners)} a ${total(losers)}.`,
    battleWonByStar: winner => `La stella dà la vittoria ${to(winner)}.`,
    battleDrawn: strength => `Pareggio, ${strength} a ${strength}: non vince nessuno.`,
    holdTaken: (winner, loser, hold) => `${ship(winner)} ruba ${goods(hold)} ${to(loser)}.`,
    holdTakenFromSixth: (winner, loser, hold) => `${ship(winner)} ruba ${goods(hold)} dalla Sesta Stiva ${of(loser)}.`,
    holdTakenToBank: (winner, loser, hold) =>
      `${ship(winner)} ruba ${goods(hold)} ${to(loser)}; il bottino va alla banca.`,
    powerTaken: (winner, loser, power) => `${ship(winner)} ruba ${POWERS[power]} ${to(loser)}.`,
    sixthTaken: (winner, loser, contents) =>
      `${ship(winner)} ruba ${to(loser)} la Sesta Stiva, con dentro ${goods(contents)}.`,
    sixthTakenToBank: (winner, loser, contents) =>
      `${ship(winner)} ruba ${to(loser)} la Sesta Stiva; il contenuto (${goods(contents)}) va alla banca.`,
    treasureTaken: (winner, loser, taken) => `${ship(winner)} ruba ${to(loser)} ${treasureCard(taken)}.`,
    treasureTakenHidden: (winner, loser) => `${ship(winner)} ruba un tesoro coperto ${to(loser)}.`,
    curseGiven: (winner, loser, given) => `${ship(winner)} cede ${to(loser)} ${curse(given)}.`,
    curseGivenHidden: (winner, loser) => `${ship(winner)} cede ${to(loser)} un tesoro maledetto.`,
    treasureGiven: (winner, loser, given) => `${ship(winner)} cede ${to(loser)} ${treasureCard(given)}.`,
    treasureGivenHidden: (winner, loser) => `${ship(winner)} cede ${to(loser)} un tesoro coperto.`,
    powerGiven: (winner, loser, power) => `${ship(winner)} cede ${to(loser)} ${POWERS[power]}.`,
    sixthGiven: (winner, loser, contents) =>
      `${ship(winner)} cede ${to(loser)} la Sesta Stiva, con dentro ${goods(contents)}.`,
    sixthGivenToBank: (winner, loser, contents) =>
      `${ship(winner)} cede ${to(loser)} la Sesta Stiva; il contenuto (${goods(contents)}) va alla banca.`,
    nothingTaken: winner => `${ship(winner)} non prende nulla.`,
    paid: (who, resource, paid) => `${ship(who)} paga ${tokens(resource, paid)}.`,
    shortage: (who, resource, price, given) =>
      given === 0
        ? `Penuria: ${within(who)} deve pagare ${tokens(resource, price)} e non ne ha.`
        : `Penuria: ${within(who)} deve pagare ${tokens(resource, price)} e ne ha solo ${given}.`,
    shortageRolled: (who, face) => `${ship(who)} tira il dado Penuria: ${FACES[face]}.`,
    treasureFound: (who, found) => `${ship(who)} trova ${treasureCard(found)}.`,
    treasureFoundHidden: who => `${ship(who)} trova un tesoro e lo tiene coperto.`,
    treasureLeft: who => `${ship(who)} lascia il tesoro dov’è.`,
    ghostSteered: (captain, when, die, forward) =>
      `${half(when)}: ${within(captain)} fa ${forward ? 'avanzare' : 'arretrare'} la Nave Fantasma di ${spaces(die)}.`,
    ghostForced: (when, die, forward) =>
      `${half(when)}: la Nave Fantasma deve ${forward ? 'avanzare' : 'arretrare'} di ${spaces(die)}.`,
    shuffled: seat => `${ship(seat)} rimescola gli scarti e ne fa un nuovo mazzo.`,
    drew: (seat, drawn) => `${ship(seat)} pesca la carta ${card(drawn)}.`,
    drewHidden: seat => `${ship(seat)} pesca una carta.`,
    turnOver: who => `${ship(who)} ha concluso le sue azioni.`,
    gameOver: winners =>
      winners.length === 1
        ? `La partita è finita. Vince ${within(winners[0])}!`
        : `La partita è finita. ${list(winners.map((winner, index) => (index === 0 ? ship(winner) : within(winner))))} vincono a pari merito!`,
  };
};
