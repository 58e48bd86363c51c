import type { Position, Strength, Treasure } from '@jamaica/rules';
import { arrival } from '../arrival.ts';
import { counting } from '../counting.ts';
import type { StoryWords } from '../story.ts';
import type { FrenchNames } from './names.ts';
import { POWERS } from './powers.ts';
import { spaces } from './spaces.ts';

const { list } = counting('fr');

const total = ({ total, ladyBeth }: Strength): string => (ladyBeth ? `${total} (avec Lady Beth)` : String(total));

const FACES = {
  circle: 'un rond, retour au port le plus proche',
  square: 'un carré, retour à la case de mer la plus proche',
  skull: 'un crâne, retour au repaire le plus proche',
  star: 'une étoile, le navire reste sur place',
};

export const story = (names: FrenchNames): StoryWords => {
  const { ship, goods, tokens, card, treasure, half, action, combatFace, within, of, to, spaceAt } = names;
  const treasureCard = (card: Treasure): string =>
    typeof card === 'string' ? POWERS[card] : `un trésor ${card < 0 ? 'maudit ' : ''}de ${treasure(card)}`;
  const reached = (end: Position): string => arrival(end, { ...names, place: spaceAt });
  return {
    roundBegan: (round, captain) => `Manche ${round} · Capitaine : ${within(captain)}`,
    diceRolled: (captain, [first, second]) => `${ship(captain)} lance les dés : ${first} et ${second}.`,
    dicePlaced: (morning, evening) => `Matin ${morning}, soir ${evening}.`,
    chose: (seat, chosen) => `${ship(seat)} choisit la carte ${card(chosen)}.`,
    choseHidden: seat => `${ship(seat)} a choisi une carte.`,
    revealed: (seat, played) => `${ship(seat)} joue la carte ${card(played)}.`,
    began: (when, what, die) => `${half(when)} (${action(what)}, dé ${die}) :`,
    loaded: (who, hold) => `${ship(who)} charge ${goods(hold)}.`,
    loadedSixth: (who, hold) => `${ship(who)} charge ${goods(hold)} dans la 6e Cale.`,
    threwOverboard: (who, hold) => `${ship(who)} jette ${goods(hold)} par-dessus bord.`,
    loadLost: (who, hold) => `${ship(who)} n’a pas de cale pour ${goods(hold)} : le chargement est perdu.`,
    sailed: (who, from, end, forward) =>
      `${ship(who)} ${forward ? 'avance' : 'recule'} de ${spaceAt(from)} à ${reached(end)}.`,
    drivenBack: (who, from, end) => `${ship(who)} doit reculer de ${spaceAt(from)} à ${reached(end)}.`,
    finished: who => `${ship(who)} boucle le tour de l’île : cette manche est la dernière.`,
    attacked: (attacker, defender) => `${ship(attacker)} attaque ${within(defender)}.`,
    powderChosen: (who, spent) => `${ship(who)} va dépenser ${tokens('gunpowder', spent)}.`,
    powderSpent: (who, spent) =>
      spent === 0 ? `${ship(who)} ne dépense pas de poudre.` : `${ship(who)} dépense ${tokens('gunpowder', spent)}.`,
    combatRolled: (who, face) => `${ship(who)} lance le dé : ${combatFace(face)}.`,
    combatRolledAgain: (who, face) => `${ship(who)} relance : ${combatFace(face)}.`,
    sabreUsed: (seat, whose) =>
      seat === whose
        ? `${ship(seat)} dégaine le Sabre de Saran et relance le dé.`
        : `${ship(seat)} dégaine le Sabre de Saran : ${within(whose)} doit relancer.`,
    sabreKept: seat => `${ship(seat)} laisse le Sabre de Saran au fourreau.`,
    battleWon: (winner, winners, losers) => `${ship(winner)} gagne, ${total(winners)} à ${total(losers)}.`,
    battleWonByStar: winner => `L’étoile donne la victoire ${to(winner)}.`,
    battleDrawn: strength => `Égalité, ${strength} à ${strength} : personne ne gagne.`,
    holdTaken: (winner, loser, hold) => `${ship(winner)} prend ${goods(hold)} ${to(loser)}.`,
    holdTakenFromSixth: (winner, loser, hold) => `${ship(winner)} prend ${goods(hold)} dans la 6e Cale ${of(loser)}.`,
    holdTakenToBank: (winner, loser, hold) =>
      `${ship(winner)} prend ${goods(hold)} ${to(loser)} ; ce butin va à la banque.`,
    powerTaken: (winner, loser, power) => `${ship(winner)} prend ${POWERS[power]} ${to(loser)}.`,
    sixthTaken: (winner, loser, contents) =>
      `${ship(winner)} prend la 6e Cale ${to(loser)}, et ${goods(contents)} avec elle.`,
    sixthTakenToBank: (winner, loser, contents) =>
      `${ship(winner)} prend la 6e Cale ${to(loser)} ; son contenu, ${goods(contents)}, va à la banque.`,
    treasureTaken: (winner, loser, taken) => `${ship(winner)} prend ${treasureCard(taken)} ${to(loser)}.`,
    treasureTakenHidden: (winner, loser) => `${ship(winner)} prend un trésor face cachée ${to(loser)}.`,
    curseGiven: (winner, loser, given) => `${ship(winner)} remet un trésor maudit de ${treasure(given)} ${to(loser)}.`,
    curseGivenHidden: (winner, loser) => `${ship(winner)} remet un trésor maudit ${to(loser)}.`,
    treasureGiven: (winner, loser, given) => `${ship(winner)} donne ${treasureCard(given)} ${to(loser)}.`,
    treasureGivenHidden: (winner, loser) => `${ship(winner)} donne un trésor face cachée ${to(loser)}.`,
    powerGiven: (winner, loser, power) => `${ship(winner)} donne ${POWERS[power]} ${to(loser)}.`,
    sixthGiven: (winner, loser, contents) =>
      `${ship(winner)} donne la 6e Cale ${to(loser)}, et ${goods(contents)} avec elle.`,
    sixthGivenToBank: (winner, loser, contents) =>
      `${ship(winner)} donne la 6e Cale ${to(loser)} ; son contenu, ${goods(contents)}, va à la banque.`,
    nothingTaken: winner => `${ship(winner)} ne prend rien.`,
    paid: (who, resource, paid) => `${ship(who)} paie ${tokens(resource, paid)}.`,
    shortage: (who, resource, price, given) =>
      given === 0
        ? `Pénurie : ${within(who)} doit payer ${tokens(resource, price)} et n’en a pas.`
        : `Pénurie : ${within(who)} doit payer ${tokens(resource, price)} et n’en a que ${given}.`,
    shortageRolled: (who, face) => `${ship(who)} lance le dé de pénurie : ${FACES[face]}.`,
    treasureFound: (who, found) => `${ship(who)} trouve ${treasureCard(found)}.`,
    treasureFoundHidden: who => `${ship(who)} trouve un trésor et le garde face cachée.`,
    treasureLeft: who => `${ship(who)} laisse le trésor où il est.`,
    ghostSteered: (captain, when, die, forward) =>
      `${half(when)} : ${within(captain)} fait ${forward ? 'avancer' : 'reculer'} le Vaisseau fantôme de ${spaces(die)}.`,
    ghostForced: (when, die, forward) =>
      `${half(when)} : le Vaisseau fantôme doit ${forward ? 'avancer' : 'reculer'} de ${spaces(die)}.`,
    shuffled: seat => `${ship(seat)} mélange sa défausse pour refaire une pioche.`,
    drew: (seat, drawn) => `${ship(seat)} pioche la carte ${card(drawn)}.`,
    drewHidden: seat => `${ship(seat)} pioche une carte.`,
    turnOver: who => `${ship(who)} a terminé son tour.`,
    gameOver: winners =>
      winners.length === 1
        ? `La partie est finie. ${ship(winners[0])} gagne !`
        : `La partie est finie. ${list(winners.map((winner, index) => (index === 0 ? ship(winner) : within(winner))))} se partagent la victoire !`,
  };
};
