import { counting } from '@jamaica/words';
import type { RulebookWords } from '../words.ts';
import { rules } from './rules.ts';

const { count } = counting('fr');

export const book: RulebookWords = {
  title: 'Le Livre du pilote',
  subtitle: 'comment naviguer, commercer et piller tout autour de la Jamaïque',
  contents: 'Table des matières',
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  found: passages =>
    passages === 0 ? 'Rien là-dessus dans ce livre.' : count(passages, { one: 'passage', other: 'passages' }),
  copyLink: rule => `Copier le lien vers ${rule}`,
  copied: 'Le lien est copié.',
  print: 'Imprimer',
  ruling: 'notre décision',
  rulingNote: 'Ici les livrets se taisent ou se contredisent : voici ce que nous avons décidé.',
  edition: edition => `Édition ${edition}`,
  editionNote: {
    '2007': 'Les premiers livrets : reculer jusqu’à pouvoir payer.',
    '2021': 'Les nouveaux livrets : le dé décide.',
  },
  here: 'Ici',
  chapters: {
    aim: {
      title: 'La course',
      opening: [
        'Le vieux Morgan est gouverneur, et il s’ennuie. Il invite les pirates qu’il avait chassés à une course : une fois autour de la Jamaïque, de Port-Royal à Port-Royal.',
        'Le premier navire rentré met fin à la course, mais ne la gagne pas forcément. Ce qui compte, c’est le chemin parcouru, l’or de vos cales et les trésors trouvés. Le plus de points gagne.',
        'À chaque manche, deux dés sont lancés pour tous. Vous jouez une carte, qui dit ce que vous en faites : naviguer, ou charger de l’or, des vivres ou de la poudre. Puis vous payez l’endroit où vous êtes, ou vous vous battez pour lui.',
      ],
    },
    setup: { title: 'Avant le départ', opening: ['La table se met toute seule. Voici ce qui s’y trouve.'] },
    round: {
      title: 'Une manche',
      opening: ['Une manche est une journée en mer, avec un matin et un soir. Elle se déroule toujours ainsi.'],
    },
    cards: {
      title: 'Les cartes',
      opening: [
        'Vos onze cartes combinent cinq actions : avancer, reculer, charger de l’or, des vivres ou de la poudre. Celle de gauche est pour le matin, celle de droite pour le soir.',
      ],
    },
    loading: {
      title: 'Charger',
      opening: ['Cinq cales, c’est moins qu’on ne croit. Un chargement, une cale : tout le secret est là.'],
    },
    sailing: { title: 'Naviguer', opening: ['Les dés disent combien, la carte dit dans quel sens.'] },
    paying: {
      title: 'Les cases et leur prix',
      opening: ['Où qu’un déplacement finisse, l’endroit vous demande quelque chose, ou vous l’offre.'],
    },
    battle: {
      title: 'Le combat',
      opening: ['Deux navires ne se croisent pas en paix. L’attaquant est celui qui arrive le dernier.'],
    },
    shortage: {
      title: 'La pénurie',
      opening: [
        'Qui ne peut pas payer doit reculer. Les deux éditions se séparent ici, et ici seulement : la table en choisit une avant la partie.',
      ],
    },
    treasures: {
      title: 'Les trésors',
      opening: [
        'Neuf repaires, neuf trésors. La plupart réjouissent, certains sont maudits, et tous peuvent être volés.',
      ],
    },
    end: { title: 'La fin', opening: ['Le premier navire rentré sonne la cloche. Puis chacun compte.'] },
    ghost: {
      title: 'Deux joueurs et le Vaisseau fantôme',
      opening: ['Un navire sans équipage vous accompagne. Il n’est à personne, et chacun le mène à son tour.'],
    },
    secrets: { title: 'Visible et secret', opening: ['Ce que vous pouvez savoir, et ce que vous ne pouvez pas.'] },
    questions: { title: 'Questions de table', opening: ['Ce qu’on demande souvent, et la réponse en bref.'] },
    books: {
      title: 'Où les livrets diffèrent',
      opening: [
        'Les livrets publiés ne s’accordent pas sur tout. Voici ce qu’ils disent, et ce qui vaut ici. Là où ils se taisent, notre décision est marquée à côté de la règle.',
      ],
    },
  },
  rules,
  pictures: {
    island:
      'Dans le sens horaire depuis Port-Royal, en bas, une fois autour de l’île. Passé la ligne rouge, les cases valent des points.',
    outset: 'Prêt à partir : 3 vivres, 3 or, trois cales vides et trois cartes en main.',
    day: 'Les dés : 5 le matin, 2 le soir. La carte : avant, puis vivres. Ce navire avance donc de 5 cases et charge 2 vivres.',
    deck: 'Les onze cartes. Tout le monde a les mêmes.',
    load: 'Des vivres avec un 4 : quatre rations, toutes dans une cale vide.',
    overboard:
      'Trois or veulent monter à bord, et aucune cale n’est vide. Vivres ou poudre doivent partir : l’or ne fait pas de place à l’or.',
    fork: 'Trois cases depuis le port : deux chenaux, deux endroits où finir. À vous de choisir.',
    signs: 'Quatre sortes de cases, et ce qu’elles demandent.',
    payment:
      'Le prix est de 3 vivres. Deux de la première cale et un de la troisième : la première peut être rechargée.',
    duel: '6 et trois barils font 9. 8 et aucun baril font 8. Le navire rouge gagne, et sa poudre est perdue.',
    loot: 'Une chose sur trois : une cargaison, un trésor, ou une malédiction pour le perdant.',
    retreat:
      'Le port coûte 3 or, le navire en a 1. Il le donne et recule : 5 or, c’est trop, mais 1 ration, il peut la payer.',
    faces: 'Rond, un port. Carré, la mer. Crâne, un repaire. Étoile, on reste.',
    hoard: 'Les douze trésors. Trois ne sont pas de cette partie, et nul ne sait lesquels.',
    stretch: 'La dernière ligne droite : 5 de perte avant la ligne rouge, puis 2, 3, 4 et davantage.',
    count: 'Case 8, or 3, 3 et 6, trésor +7, malédiction −4 : cela fait 23.',
    ghost: 'Le Vaisseau fantôme part avec 5 et 3 or, et avec Lady Beth.',
  },
  questions: {
    topUp: {
      question: 'Il me reste 1 ration dans une cale. Puis-je y ajouter les 5 que je charge ?',
      answer: 'Non. Il faut une cale vide, et la même marchandise ne peut pas être jetée pour faire de la place.',
    },
    skipLoad: {
      question: 'Puis-je refuser un chargement pour garder ce que j’ai ?',
      answer: 'Non. S’il y a moyen de le prendre à bord, il le faut.',
    },
    exactFinish: {
      question: 'Faut-il le compte exact pour arriver ?',
      answer: 'Non. On s’arrête à Port-Royal, quoi qu’il reste du dé.',
    },
    backwardStart: {
      question: 'Puis-je commencer en reculant ?',
      answer: 'Oui, et un repaire en vaut parfois la peine. Mais tout le tour reste à faire.',
    },
    battleThenPay: {
      question: 'J’ai gagné le combat. Dois-je payer la case ?',
      answer: 'Oui, vainqueur ou vaincu : d’abord le combat, puis le prix. Ce que vous avez volé peut servir à payer.',
    },
    defenderPays: {
      question: 'On m’a attaqué. Dois-je payer de nouveau ?',
      answer: 'Non. Seul paie le navire qui arrive.',
    },
    secondBattle: {
      question: 'Une pénurie me pousse sur un autre navire. Encore un combat ?',
      answer: 'Oui, vous attaquez, dans les deux éditions. Sauf à Port-Royal, ou si une étoile vous laisse en place.',
    },
    starAndPowder: {
      question: 'J’ai dépensé de la poudre et fait une étoile. Est-ce qu’on me la rend ?',
      answer: 'Non. Ce qui est dépensé est dépensé.',
    },
    mapLost: {
      question: 'On m’a volé la Carte de Morgan et j’ai quatre cartes. Dois-je en défausser une ?',
      answer: 'Non. Vous en jouez une, puis vous complétez à trois.',
    },
    firstWins: {
      question: 'Le premier arrivé gagne-t-il ?',
      answer: 'Seulement s’il a le plus de points. L’arrivée vaut 15, cela aide.',
    },
    treasureAgain: {
      question: 'Y a-t-il un trésor chaque fois que je m’arrête dans un repaire ?',
      answer: 'Un seul par repaire : son jeton part avec le premier qui s’y arrête.',
    },
    ghostWins: {
      question: 'Le Vaisseau fantôme peut-il gagner ?',
      answer: 'Il le peut. Mieux vaut le piller à temps.',
    },
  },
  differences: {
    shortage: {
      point: 'Pénurie',
      2007: 'Reculer jusqu’à la première case payable, et la payer.',
      2021: 'Le dé de pénurie décide, et l’on ne paie rien.',
      here: 'L’édition de la table.',
    },
    tie: {
      point: 'Scores égaux',
      2007: 'Le navire le plus avancé gagne.',
      2021: 'Le livret italien : le plus avancé. L’ukrainien : le plus loin de l’arrivée.',
      here: 'Le plus avancé.',
    },
    sabre: {
      point: 'Sabre de Saran',
      2007: 'Un second jet ; le livret russe parle de deux essais. Le français l’appelle Dorian.',
      2021: 'Un second jet.',
      here: 'Un second jet, une fois par combat.',
    },
    gift: {
      point: 'Cadeau au Vaisseau fantôme',
      2007: 'Un trésor maudit ; dans le livret anglais, n’importe quel trésor.',
      2021: 'N’importe quel trésor.',
      here: 'Un trésor maudit, comme pour tout autre.',
    },
    alone: {
      point: 'Vaisseau fantôme en tête ou dernier',
      2007: 'En tête ou dernier ; dans le livret français, seul à cette place.',
      2021: 'Seul devant, seul derrière.',
      here: 'Seul.',
    },
    more: {
      point: 'Vaisseau fantôme de trois à cinq',
      2007: 'À deux joueurs.',
      2021: 'Peut être ajouté.',
      here: 'Peut être ajouté, dans les deux éditions.',
    },
    redLine: {
      point: 'La perte de 5',
      2007: 'Sans avoir passé la ligne rouge, ou sur la case −5 et avant.',
      2021: 'Sur la case −5 et avant.',
      here: 'Toutes les cases avant la dernière ligne droite.',
    },
    numbers: {
      point: 'Points des cases',
      2007: 'Le plateau : 2 à 10, et 15. Le résumé français : 1 à 15.',
      2021: 'Le plateau : 2 à 10, et 15.',
      here: 'Le plateau.',
    },
    treasure: {
      point: 'Trésor après une pénurie',
      2007: 'Le livret russe : on peut le prendre. Les autres se taisent.',
      2021: 'Rien n’en est dit.',
      here: 'On le prend.',
    },
  },
};
