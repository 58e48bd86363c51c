import type { LessonWords } from './words.ts';

export const lesson: LessonWords = {
  title: 'La première leçon',
  step: (number, of) => `Étape ${number} sur ${of}`,
  back: 'Précédent',
  next: 'Suivant',
  show: 'Montrez-moi',
  restart: 'Recommencer la leçon',
  leave: 'Quitter la leçon',
  watching: 'Regardez ce qui se passe…',
  strayed: 'Les règles le permettent, mais la leçon va ailleurs. Essayez ce qui est dans l’anneau doré.',
  steps: {
    welcome: {
      text: 'Ohé, je suis Edward ! Un tour de la Jamaïque, retour à Port-Royal : l’or, les trésors et votre place donnent des points.',
      strayed: null,
    },
    dice: {
      text: 'Vous êtes Capitaine : vous placez les dés pour tous, un sur le matin, un sur le soir. Mettez le 4 au matin.',
      strayed: 'C’est votre droit de Capitaine. Mais il nous faut beaucoup de vivres : le 4 au matin.',
    },
    holds: {
      text: 'Voici vos cinq cales : 3 vivres et 3 doublons. Une cale reçoit un seul chargement, d’une seule sorte.',
      strayed: null,
    },
    card: {
      text: 'Une carte a une action du matin et une du soir. Celle-ci charge 4 vivres, puis avance de 2 cases. Jouez-la !',
      strayed: 'Pas mal, mais d’abord on charge des vivres et on avance. Jouez la carte dans l’anneau doré.',
    },
    pay: {
      text: 'En mer, on paie en vivres : ici 3. Payez avec la cale de 3 : une cale vide peut être rechargée.',
      strayed: 'Cela paie aussi, mais aucune cale ne se vide. Gardez les 4 et payez avec la cale de 3.',
    },
    rivals: {
      text: 'Mary et Samuel ont joué aussi. On voit leurs cales, pas leurs cartes. Mary est Capitaine maintenant : chacun son tour.',
      strayed: null,
    },
    lair: {
      text: 'Le crâne est un repaire : gratuit, avec un trésor pour le premier arrêté. Chargez de l’or, puis avancez de 2 !',
      strayed: 'Les trésors n’attendent pas. Jouez la carte qui avance de 2 cases le soir, droit au repaire.',
    },
    treasure: {
      text: 'Lady Beth ! Elle ajoute 2 à votre force à chaque combat. D’autres trésors sont des points secrets, quelques-uns sont maudits.',
      strayed: null,
    },
    powder: {
      text: 'Mary est riche, et un combat demande de la poudre. Avancez de 1 case, puis chargez 4 barils le soir.',
      strayed: 'Sans poudre, le combat sera triste. Jouez la carte qui en charge.',
    },
    port: {
      text: 'Un port coûte l’or qui y est inscrit : 3. Payez avec une cale entière, pour la vider.',
      strayed: 'Cela paie aussi, mais laisse deux cales entamées. Payez avec une cale entière.',
    },
    captain: {
      text: 'De nouveau Capitaine ! Mary est à 3 cases devant vous. Placez les dés pour la rattraper dès le matin.',
      strayed: 'Avec 2 le matin, vous ne l’atteindriez pas. Mettez le 3 au matin.',
    },
    hunt: {
      text: 'Avancez le matin, chargez des vivres le soir. Qui finit son mouvement sur un autre navire doit combattre.',
      strayed: 'Mary s’échapperait ! Il vous faut avant le matin et vivres le soir.',
    },
    fork: {
      text: 'Deux chenaux contournent l’îlot, à vous de choisir. Mary est dans le plus long. Suivez-la !',
      strayed: 'C’est le raccourci, mais Mary est dans l’autre chenal. Choisissez sa case.',
    },
    battle: {
      text: 'Au combat ! Votre force : un dé, les 2 de Lady Beth, et la poudre dépensée, perdue ensuite. Dépensez à votre guise.',
      strayed: null,
    },
    loot: {
      text: 'Victoire ! Prenez une de ses cales, ou un trésor si elle en a. Moi, je prendrais les 4 doublons.',
      strayed: 'C’est tout, pirate ? Prenez la cale de 4 doublons.',
    },
    hunger: {
      text: 'Plus que 3 vivres. Voyons une pénurie : avancez de 2 et 2, sans pouvoir payer la seconde case.',
      strayed: 'C’est sage, mais aujourd’hui on veut voir une pénurie. Jouez avant et avant.',
    },
    shortage: {
      text: 'Plus de vivres : le dé de pénurie vous renvoie. Par chance dans un repaire, vers un trésor secret de 7 points !',
      strayed: null,
    },
    days: {
      text: 'Dix jours plus tard… Après la ligne rouge, chaque case vaut des points ; qui ne l’a pas passée perd 5.',
      strayed: null,
    },
    homeward: {
      text: 'Vous êtes Capitaine, Port-Royal est à 4 cases. Votre carte avance le matin. Quel dé y mettez-vous ?',
      strayed: 'Avec 1, vous n’arriveriez pas. Mettez le 4 au matin.',
    },
    finish: {
      text: 'Qui atteint Port-Royal gagne 15 points et termine la partie avec ce tour. À la maison !',
      strayed: 'Cette carte ne vous ramène pas. Il vous faut avant le matin.',
    },
  },
  praise: 'Bien navigué !',
  points: ({ space, gold, treasure, total }) =>
    `Vous gagnez avec ${total} points : ${space} pour Port-Royal, ${gold} pour l’or et ${treasure} pour votre trésor. Vous savez tout ce qu’il faut.`,
  on: 'Et maintenant ?',
  play: 'Une vraie partie',
  playNote: 'contre trois gentils matelots',
  puzzles: 'Les énigmes',
  puzzlesNote: 'vingt situations, une meilleure réponse chaque fois',
  rulebook: 'Le livre des règles',
  rulebookNote: 'tout, pour vérifier',
  again: 'Encore une fois',
};
