import { counting } from '../../counting.ts';
import type { RulebookWords } from '../../page/book.ts';
import { rules } from './rules.ts';
import { titles } from './titles.ts';

const { count } = counting('fr');

export const book: RulebookWords = {
  title: 'Le Livre du pilote',
  subtitle: 'comment naviguer, commercer et piller tout autour de la Jamaïque',
  almanac: 'Et l’almanach : ce que l’on sait du jeu',
  contents: 'Table des matières',
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  found: passages =>
    passages === 0 ? 'Rien là-dessus dans ce livre.' : count(passages, { one: 'passage', other: 'passages' }),
  copyLink: rule => `Copier le lien vers ${rule}`,
  copied: 'Le lien est copié.',
  print: 'Imprimer',
  ruling: 'notre décision',
  rulingNote: 'Ici, les livrets se taisent ou se contredisent : voici ce que nous avons décidé.',
  edition: edition => `Édition ${edition}`,
  editionNote: {
    '2007': 'Les premiers livrets : on recule jusqu’à pouvoir payer.',
    '2021': 'Les nouveaux livrets : le dé décide.',
  },
  here: 'Ici',
  chapters: {
    aim: {
      title: titles.aim,
      opening: [
        'Nommé gouverneur pour chasser les pirates, Morgan préféra les inviter : c’étaient ses vieux compagnons. Trente ans plus tard, on fête encore ce jour par une course : une fois autour de la Jamaïque, de Port Royal à Port Royal.',
        'Le premier navire rentré met fin à la course, mais ne la gagne pas forcément. Ce qui compte, c’est le chemin parcouru, l’or de vos cales et les trésors trouvés. Celui qui a le plus de points gagne.',
        'À chaque manche, deux dés sont lancés pour tous. Vous jouez une carte, qui dit ce que vous en faites : naviguer, ou charger de l’or, des vivres ou de la poudre. Puis vous payez la case où vous arrivez, ou vous vous battez pour y rester.',
      ],
    },
    setup: {
      title: titles.setup,
      opening: [
        'La table se prépare toute seule. Voici ce qui s’y trouve.',
        'La boîte contient un plateau, 6 navires, 6 plateaux de cales, 66 cartes action, 12 cartes trésor, 9 jetons trésor, 80 doublons, 45 rations, 45 barils de poudre, deux dés d’action, un dé de combat et la boussole du Capitaine.',
      ],
    },
    round: {
      title: titles.round,
      opening: ['Une manche est une journée en mer, avec un matin et un soir. Elle se déroule toujours ainsi.'],
    },
    cards: {
      title: titles.cards,
      opening: [
        'Vos onze cartes combinent cinq actions : avancer, reculer, charger de l’or, des vivres ou de la poudre. Celle de gauche est pour le matin, celle de droite pour le soir.',
      ],
    },
    loading: {
      title: titles.loading,
      opening: ['Cinq cales, c’est moins qu’on ne croit. Un chargement, une cale : tout le secret est là.'],
    },
    sailing: { title: titles.sailing, opening: ['Les dés disent combien, la carte dit dans quel sens.'] },
    paying: {
      title: titles.paying,
      opening: ['Où que finisse un déplacement, la case vous demande quelque chose, ou vous offre quelque chose.'],
    },
    battle: {
      title: titles.battle,
      opening: ['Deux navires ne se rencontrent pas en paix. L’attaquant est celui qui arrive le dernier.'],
    },
    shortage: {
      title: titles.shortage,
      opening: [
        'Faute de pouvoir payer, il faut reculer. C’est ici surtout que les deux éditions se séparent : la table en choisit une avant la partie.',
        'Dans la boîte de 2021, le dé de combat sert aussi de dé de pénurie : ses chiffres pour les combats, ses symboles pour les pénuries.',
      ],
    },
    treasures: {
      title: titles.treasures,
      opening: [
        'Neuf repaires, neuf trésors. La plupart réjouissent, certains sont maudits, et tous peuvent être volés.',
      ],
    },
    end: { title: titles.end, opening: ['Le premier navire rentré fait sonner la cloche. Puis chacun compte.'] },
    ghost: {
      title: titles.ghost,
      opening: [
        'Un navire sans équipage vous accompagne. Il n’est à personne, et chacun le dirige à son tour.',
        'À trois, quatre ou cinq, préviennent les livrets de 2021, il y a avec lui davantage de combats et davantage de pénuries.',
      ],
    },
    secrets: { title: titles.secrets, opening: ['Ce que vous pouvez savoir, et ce que vous ne pouvez pas.'] },
    questions: { title: titles.questions, opening: ['Ce que l’on demande souvent, et la réponse en bref.'] },
    books: {
      title: titles.books,
      opening: [
        'Les livrets publiés ne s’accordent pas sur tout. Une table joue selon notre lecture d’une édition, ou exactement selon l’un des cinq livrets. Là où un livret dit vraiment autre chose, c’est une règle maison, que toute table peut adopter à part avant la partie.',
        'Voici d’abord les règles maison et les livrets, puis ce que dit chaque livret, et ce qui vaut ici. Là où ils se taisent, notre décision est marquée à côté de la règle.',
      ],
    },
  },
  rules,
  pictures: {
    island:
      'Dans le sens horaire depuis Port Royal, en bas, une fois autour de l’île. Passé la ligne rouge, les cases valent des points.',
    outset: 'Prêt à partir : 3 rations, 3 doublons, trois cales vides et trois cartes en main.',
    day: 'Les dés : 5 le matin, 2 le soir. La carte : avant, puis vivres. Ce navire avance donc de 5 cases et charge 2 rations.',
    deck: 'Les onze cartes. Tout le monde a les mêmes.',
    load: 'Des vivres avec un 4 : quatre rations, toutes dans une cale vide.',
    overboard:
      'Trois doublons veulent monter à bord, et aucune cale n’est vide. Les vivres ou la poudre doivent partir : l’or ne fait pas de place à l’or.',
    fork: 'Trois cases depuis le port : deux chenaux, deux cases où finir. À vous de choisir.',
    signs: 'Quatre sortes de cases, et ce qu’elles demandent.',
    payment:
      'Le prix est de 3 rations. Deux de la première cale et une de la troisième : la première peut être rechargée.',
    duel: '6 et trois barils font 9. 8 et aucun baril font 8. Le navire rouge gagne, et sa poudre est perdue.',
    loot: 'Une chose parmi trois : une cargaison, un trésor, ou une malédiction pour le perdant.',
    retreat:
      'Le port coûte 3 doublons, le navire en a 1. Il le donne et recule : 5 doublons, c’est trop, mais 1 ration, il peut la payer.',
    faces: 'Rond, un port. Carré, la mer. Crâne, un repaire. Étoile, on reste sur place.',
    hoard: 'Les douze trésors. Trois ne sont pas de cette partie, et nul ne sait lesquels.',
    stretch: 'La dernière ligne droite : −5 avant la ligne rouge, puis 2, 3, 4 et davantage.',
    count: 'Case 8, or 3, 3 et 6, trésor +7, malédiction −4 : cela fait 23.',
    ghost: 'Le Vaisseau fantôme part avec 5 et 3 doublons, et avec Lady Beth.',
  },
  questions: {
    topUp: {
      question: 'Il me reste 1 ration dans une cale. Puis-je y ajouter les 5 que je charge ?',
      answer: 'Non. Il faut une cale vide, et la même marchandise ne peut pas être jetée pour faire de la place.',
    },
    skipLoad: {
      question: 'Puis-je refuser un chargement pour garder ce que j’ai ?',
      answer: 'Non. S’il y a moyen de le prendre à bord, il le faut.',
    },
    exactFinish: {
      question: 'Faut-il le compte exact pour arriver ?',
      answer: 'Non. On s’arrête à Port Royal, quoi qu’il reste du dé.',
    },
    backwardStart: {
      question: 'Puis-je commencer en reculant ?',
      answer: 'Oui, et il y a peut-être un repaire à la clé. Mais tout le tour reste à faire.',
    },
    battleThenPay: {
      question: 'J’ai gagné le combat. Dois-je payer la case ?',
      answer: 'Oui, vainqueur ou vaincu : d’abord le combat, puis le prix. Ce que vous avez volé peut servir à payer.',
    },
    defenderPays: {
      question: 'On m’a attaqué. Dois-je payer de nouveau ?',
      answer: 'Non. Seul paie le navire qui arrive.',
    },
    secondBattle: {
      question: 'Une pénurie me fait reculer sur la case d’un autre navire. Encore un combat ?',
      answer: 'Oui, vous attaquez, dans les deux éditions. Sauf à Port Royal, ou si une étoile vous laisse sur place.',
    },
    starAndPowder: {
      question: 'J’ai dépensé de la poudre et fait une étoile. Me rend-on la poudre ?',
      answer: 'Non. Ce qui est dépensé est dépensé.',
    },
    mapLost: {
      question: 'On m’a volé la Carte de Morgan et j’ai quatre cartes. Dois-je en défausser une ?',
      answer: 'Non. Vous en jouez une, puis vous complétez à trois.',
    },
    firstWins: {
      question: 'Le premier arrivé gagne-t-il ?',
      answer: 'Seulement s’il a le plus de points. L’arrivée vaut 15, cela aide.',
    },
    treasureAgain: {
      question: 'Y a-t-il un trésor chaque fois que je m’arrête dans un repaire ?',
      answer: 'Un seul par repaire : son jeton part avec le premier qui s’y arrête.',
    },
    ghostWins: {
      question: 'Le Vaisseau fantôme peut-il gagner ?',
      answer: 'Oui. Mieux vaut le piller à temps.',
    },
  },
  differences: {
    shortage: {
      point: 'Pénurie',
      2007: 'Reculer jusqu’à la première case que l’on peut payer, et la payer.',
      2021: 'Le dé de pénurie décide, et l’on ne paie rien.',
      here: 'L’édition de la table.',
    },
    tie: {
      point: 'Égalité',
      2007: 'Le navire le plus avancé gagne.',
      2021: 'Le livret italien : le plus avancé. L’ukrainien : le plus loin de l’arrivée.',
      here: 'Le navire le plus avancé.',
    },
    sabre: {
      point: 'Sabre de Saran',
      2007: 'Un second jet ; le livret russe parle de deux essais. Le français parle du Sabre de Dorian.',
      2021: 'Un second jet.',
      here: 'Un second jet, une fois par combat.',
    },
    gift: {
      point: 'Cadeau au Vaisseau fantôme',
      2007: 'Un trésor maudit ; dans le livret anglais, n’importe quel trésor.',
      2021: 'N’importe quel trésor.',
      here: 'Un trésor maudit, comme pour tout autre navire.',
    },
    giftToPlayer: {
      point: 'Cadeau à un joueur',
      2007: 'Un trésor maudit ; les livrets anglais et français disent en passant que tout trésor peut être donné.',
      2021: 'Un trésor maudit.',
      here: 'Un trésor maudit.',
    },
    shuffling: {
      point: 'Mélange',
      2007: 'Le livret russe : quand il faut piocher. Le français : quand la pioche est vide.',
      2021: 'Le livret ukrainien : quand il faut piocher. L’italien : quand la pioche est épuisée.',
      here: 'Quand il faut piocher.',
    },
    loot: {
      point: 'Butin et cales pleines',
      2007: 'Selon les règles de chargement ; dans le livret français, il faut une cale vide.',
      2021: 'Selon les règles de chargement.',
      here: 'Selon les règles de chargement.',
    },
    behindStart: {
      point: 'Pénurie derrière la ligne de départ',
      2007: 'Reculer jusqu’à la première case que l’on peut payer, comme partout.',
      2021: 'Jamais au-delà de Port Royal.',
      here: 'Dans l’édition 2021, le navire reste sur place.',
    },
    alone: {
      point: 'Vaisseau fantôme en tête ou dernier',
      2007: 'En tête ou dernier ; dans le livret français, seulement s’il y est seul.',
      2021: 'Seul devant, seul derrière.',
      here: 'Seul.',
    },
    more: {
      point: 'Vaisseau fantôme à trois, quatre ou cinq joueurs',
      2007: 'À deux joueurs.',
      2021: 'Peut être ajouté.',
      here: 'Peut être ajouté, dans les deux éditions.',
    },
    redLine: {
      point: 'La pénalité de 5 points',
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
      2007: 'Le livret russe : on peut le prendre. Les autres n’en disent rien.',
      2021: 'Les livrets n’en disent rien.',
      here: 'On le prend.',
    },
  },
};
