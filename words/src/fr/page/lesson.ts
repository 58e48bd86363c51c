import { counting } from '../../counting.ts';
import type { LessonWords } from '../../page/lesson.ts';

const { count, list } = counting('fr');

export const lesson: LessonWords = {
  title: 'La première leçon',
  step: (number, of) => `Étape ${number} sur ${of}`,
  back: 'Précédent',
  next: 'Suivant',
  show: 'Montrez-moi',
  restart: 'Recommencer la leçon',
  leave: 'Quitter la leçon',
  pointsAt: names => `Edward montre ${list(names)}.`,
  watching: 'Regardez ce qui se passe…',
  strayed: 'Les règles le permettent, mais la leçon suit un autre cap. Essayez ce qui est cerclé d’or.',
  steps: {
    welcome: {
      text: 'Ohé, je suis Edward ! Un tour de la Jamaïque, retour à Port Royal : l’or, les trésors et votre case finale donnent des points.',
      strayed: null,
    },
    dice: {
      text: 'Vous êtes Capitaine : vous placez les dés pour tous, un sur le matin, un sur le soir. Mettez le 4 sur le matin.',
      strayed: 'C’est votre droit de Capitaine. Mais il nous faut beaucoup de vivres : le 4 sur le matin.',
    },
    holds: {
      text: 'Voici vos cinq cales : 3 rations et 3 doublons. Une cale reçoit un seul chargement, d’une seule marchandise.',
      strayed: null,
    },
    card: {
      text: 'Une carte a une action du matin et une du soir. Celle-ci charge 4 rations, puis avance de 2 cases. Jouez-la !',
      strayed: 'Pas mal, mais d’abord on charge des vivres et on avance. Jouez la carte cerclée d’or.',
    },
    pay: {
      text: 'En mer, on paie en vivres : ici 3 rations. Payez avec la cale de 3 : une cale vide peut être rechargée.',
      strayed: 'C’est possible, mais aucune cale ne se vide. Gardez les 4 et payez avec la cale de 3.',
    },
    rivals: {
      text: 'Mary et Samuel ont joué aussi. On voit leurs cales, pas leurs cartes. Mary est Capitaine maintenant : chacun son tour.',
      strayed: null,
    },
    lair: {
      text: 'Le crâne est un repaire : gratuit, avec un trésor pour le premier qui s’y arrête. Chargez de l’or, puis avancez de 2 cases !',
      strayed: 'Les trésors n’attendent pas. Jouez la carte qui avance de 2 cases le soir, droit au repaire.',
    },
    treasure: {
      text: 'Lady Beth ! Elle ajoute 2 à votre puissance de feu à chaque combat. D’autres trésors sont des points secrets, quelques-uns sont maudits.',
      strayed: null,
    },
    powder: {
      text: 'Mary est riche, et un combat demande de la poudre. Avancez de 1 case le matin, puis chargez 4 barils le soir.',
      strayed: 'Sans poudre, le combat est mal engagé. Jouez la carte qui en charge.',
    },
    port: {
      text: 'Un port se paie en or, le prix y est inscrit : 3 doublons. Payez avec une cale entière, pour la vider.',
      strayed: 'C’est possible, mais cela laisse deux cales entamées. Payez avec une cale entière.',
    },
    captain: {
      text: 'De nouveau Capitaine ! Mary a 3 cases d’avance sur vous. Placez les dés pour la rattraper dès le matin.',
      strayed: 'Avec 2 le matin, vous ne l’atteindriez pas. Mettez le 3 sur le matin.',
    },
    hunt: {
      text: 'Avancez le matin, chargez des vivres le soir. Un navire qui s’arrête sur la case d’un autre doit combattre.',
      strayed: 'Mary s’échapperait ! Il vous faut la carte avant/vivres.',
    },
    fork: {
      text: 'Deux chenaux contournent l’îlot, à vous de choisir. Mary est dans le plus long. Suivez-la !',
      strayed: 'C’est le raccourci, mais Mary est dans l’autre chenal. Choisissez sa case.',
    },
    battle: {
      text: 'Au combat ! Votre puissance de feu : un dé, les 2 de Lady Beth, et la poudre dépensée, perdue ensuite. Dépensez à votre guise.',
      strayed: null,
    },
    loot: {
      text: 'Victoire ! Videz une de ses cales, ou prenez un trésor si elle en a. Moi, je prendrais les 4 doublons.',
      strayed: 'C’est tout, pirate ? Prenez la cale de 4 doublons.',
    },
    hunger: {
      text: 'Plus que 3 rations. Provoquons une pénurie : avancez de 2 cases, puis de 2 encore, sans pouvoir payer la seconde fois.',
      strayed: 'C’est sage, mais aujourd’hui on veut voir une pénurie. Jouez la carte avant/avant.',
    },
    shortage: {
      text: 'Plus de vivres : le dé de pénurie vous fait reculer. Par chance, jusqu’à un repaire et son trésor secret de 7 points !',
      strayed: null,
    },
    days: {
      text: 'Dix jours plus tard… Après la ligne rouge, chaque case vaut des points ; sans l’avoir passée, on perd 5 points à la fin.',
      strayed: null,
    },
    homeward: {
      text: 'Vous êtes Capitaine, Port Royal est à 4 cases. Votre carte avance le matin. Quel dé y mettez-vous ?',
      strayed: 'Avec 1, vous n’arriveriez pas. Mettez le 4 sur le matin.',
    },
    finish: {
      text: 'Arriver à Port Royal vaut 15 points et met fin à la partie avec cette manche. Cap sur le port !',
      strayed: 'Cette carte ne vous ramène pas. Il vous faut une carte qui avance le matin.',
    },
  },
  praise: 'Belle navigation !',
  points: ({ space, gold, treasure, total }) =>
    `Vous gagnez avec ${count(total, { one: 'point', other: 'points' })} : ${space} pour Port Royal, ${gold} pour l’or et ${treasure} pour votre trésor. Vous savez tout ce qu’il faut.`,
  on: 'Et maintenant ?',
  play: 'Une vraie partie',
  playNote: 'contre trois gentils matelots',
  puzzles: 'Les énigmes',
  puzzlesNote: 'vingt situations, chacune avec sa meilleure réponse',
  rulebook: 'Le Livre du pilote',
  rulebookNote: 'toutes les règles, à portée de main',
  again: 'Encore une fois',
};
