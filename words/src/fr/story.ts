import type { Strength, Treasure } from '@jamaica/rules';
import { arrival } from '../arrival.ts';
import { counting } from '../counting.ts';
import type { StoryWords } from '../story.ts';
import type { FrenchNames } from './names.ts';
import { POWERS } from './powers.ts';

const { list } = counting('fr');

const total = ({ total, ladyBeth }: Strength): string => (ladyBeth ? `${total} (avec Lady Beth)` : String(total));

const FACES = {
  circle: 'un rond, retour au port le plus proche',
  square: 'un carré, retour à la case de mer la plus proche',
  skull: 'un crâne, retour au repaire le plus proche',
  star: 'une étoile, le navire reste où il est',
};

export const story = (names: FrenchNames): StoryWords => {
  const { ship, goods, tokens, card, treasure, place, half, action, combatFace, within, of, to } = names;
  const treasureCard = (card: Treasure): string =>
    typeof card === 'string' ? POWERS[card] : `un trésor de ${treasure(card)}`;

  return {
    roundBegan: (round, captain) => `Tour ${round} · Capitaine : ${ship(captain)}`,
    diceRolled: (captain, [first, second]) => `${ship(captain)} lance les dés : ${first} et ${second}.`,
    dicePlaced: (morning, evening) => `Matin ${morning}, soir ${evening}.`,
    chose: (seat, chosen) => `${ship(seat)} choisit ${card(chosen)}.`,
    choseHidden: seat => `${ship(seat)} a choisi une carte.`,
    revealed: (seat, played) => `${ship(seat)} joue ${card(played)}.`,
    began: (when, what, die) => `${half(when)}, ${action(what)} ${die} :`,
    loaded: (who, hold) => `${ship(who)} charge ${goods(hold)}.`,
    loadedSixth: (who, hold) => `${ship(who)} charge ${goods(hold)} dans la 6e Cale.`,
    threwOverboard: (who, hold) => `${ship(who)} jette ${goods(hold)} par-dessus bord.`,
    loadLost: (who, hold) => `${ship(who)} n’a pas de cale pour ${goods(hold)} : la charge est perdue.`,
    sailed: (who, from, end, forward) =>
      `${ship(who)} ${forward ? 'avance' : 'recule'} de ${place(from)} à ${arrival(end, names)}.`,
    drivenBack: (who, from, end) => `${ship(who)} doit revenir de ${place(from)} à ${arrival(end, names)}.`,
    finished: who => `${ship(who)} boucle le tour de l’île : ce tour de jeu est le dernier.`,
    attacked: (attacker, defender) => `${ship(attacker)} attaque ${within(defender)}.`,
    powderSpent: (who, spent) => `${ship(who)} dépense ${tokens('gunpowder', spent)}.`,
    combatRolled: (who, face) => `${ship(who)} lance le dé : ${combatFace(face)}.`,
    combatRolledAgain: (who, face) => `${ship(who)} relance : ${combatFace(face)}.`,
    sabreUsed: (seat, whose) =>
      seat === whose
        ? `${ship(seat)} tire le Sabre de Saran pour relancer le dé.`
        : `${ship(seat)} tire le Sabre de Saran : ${within(whose)} doit relancer.`,
    sabreKept: seat => `${ship(seat)} laisse le Sabre de Saran au fourreau.`,
    battleWon: (winner, winners, losers) => `${ship(winner)} gagne, ${total(winners)} à ${total(losers)}.`,
    battleWonByStar: winner => `L’étoile donne la victoire ${to(winner)}.`,
    battleDrawn: strength => `${strength} de chaque côté : personne ne gagne.`,
    holdTaken: (winner, loser, hold) => `${ship(winner)} prend ${goods(hold)} ${to(loser)}.`,
    holdTakenFromSixth: (winner, loser, hold) => `${ship(winner)} prend ${goods(hold)} dans la 6e Cale ${of(loser)}.`,
    holdTakenToBank: (winner, loser, hold) =>
      `${ship(winner)} prend ${goods(hold)} ${to(loser)} ; ce butin va à la banque.`,
    powerTaken: (winner, loser, power) => `${ship(winner)} prend ${POWERS[power]} ${to(loser)}.`,
    sixthTaken: (winner, loser, contents) => `${ship(winner)} prend la 6e Cale ${to(loser)} avec ${goods(contents)}.`,
    sixthTakenToBank: (winner, loser, contents) =>
      `${ship(winner)} prend la 6e Cale ${to(loser)} ; son contenu, ${goods(contents)}, va à la banque.`,
    treasureTaken: (winner, loser, taken) => `${ship(winner)} prend ${treasureCard(taken)} ${to(loser)}.`,
    treasureTakenHidden: (winner, loser) => `${ship(winner)} prend un trésor face cachée ${to(loser)}.`,
    curseGiven: (winner, loser, given) => `${ship(winner)} remet un trésor maudit de ${treasure(given)} ${to(loser)}.`,
    curseGivenHidden: (winner, loser) => `${ship(winner)} remet un trésor maudit ${to(loser)}.`,
    nothingTaken: winner => `${ship(winner)} ne prend rien.`,
    paid: (who, resource, paid) => `${ship(who)} paie ${tokens(resource, paid)}.`,
    shortage: (who, resource, price, given) =>
      given === 0
        ? `Pénurie : ${within(who)} doit ${tokens(resource, price)} et n’a rien à donner.`
        : `Pénurie : ${within(who)} doit ${tokens(resource, price)} et ne peut en donner que ${given}.`,
    shortageRolled: (who, face) => `${ship(who)} lance le dé de pénurie : ${FACES[face]}.`,
    treasureFound: (who, found) => `${ship(who)} trouve ${treasureCard(found)}.`,
    treasureFoundHidden: who => `${ship(who)} trouve un trésor et le garde face cachée.`,
    ghostSteered: (captain, when, die, forward) =>
      `${half(when)}, ${die} : ${ship(captain)} fait ${forward ? 'avancer' : 'reculer'} le Vaisseau fantôme.`,
    ghostForced: (when, die, forward) =>
      `${half(when)}, ${die} : le Vaisseau fantôme doit ${forward ? 'avancer' : 'reculer'}.`,
    shuffled: seat => `${ship(seat)} mélange sa défausse pour refaire une pioche.`,
    drew: (seat, drawn) => `${ship(seat)} pioche ${card(drawn)}.`,
    drewHidden: seat => `${ship(seat)} pioche une carte.`,
    turnOver: who => `Le tour de jeu ${of(who)} est terminé.`,
    gameOver: winners =>
      winners.length === 1
        ? `La partie est finie. ${ship(winners[0])} gagne !`
        : `La partie est finie. ${list(winners.map(ship))} se partagent la victoire !`,
  };
};
