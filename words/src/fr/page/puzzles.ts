import { counting } from '../../counting.ts';
import type { PuzzleWords } from '../../page/puzzles.ts';

const { count } = counting('fr');

export const puzzles: PuzzleWords = {
  title: 'Énigmes',
  intro: 'Des situations de vraies parties, chacune avec sa meilleure réponse. Vous voyez ce que voyait le joueur.',
  back: 'Retour',
  progress: (solved, of) => `${count(solved, { one: 'résolue', other: 'résolues' })} sur ${of}`,
  number: number => `Énigme ${number}`,
  difficulty: difficulty => ({ 1: 'facile', 2: 'moins facile', 3: 'difficile' })[difficulty],
  solved: 'résolue',
  you: name => `Vous êtes ${name}.`,
  questions: {
    dice: 'Comment placez-vous les dés ?',
    card: 'Quelle est la meilleure carte ?',
    move: 'Quel chenal ?',
    empty: 'Que jetez-vous par-dessus bord ?',
    pay: 'Quelles cales paient ?',
    powder: 'Combien de barils de poudre ?',
    loot: 'Que prenez-vous ?',
    retreat: 'Une pénurie : jusqu’où reculer ?',
  },
  hint: 'Répondez comme si vous jouiez : sur le plateau ou dans la liste.',
  right: 'Bien vu !',
  wrong: (percent, best) => `Il y a mieux : ce choix gagne ${percent} des parties, le meilleur ${best}.`,
  because: reasons => `Ce qui s’ensuit : ${reasons.join(' ; ')}.`,
  best: option => `Meilleur choix : ${option}`,
  chances: 'Chances de gagner',
  yours: 'votre réponse',
  again: 'Réessayer',
  show: 'Voir la réponse',
  next: 'Énigme suivante',
  all: 'Toutes les énigmes',
  allSolved: 'Toutes résolues. L’amiral vous salue !',
  puzzles: {
    'first-lair': {
      title: 'Au sortir du port',
      why: 'Quatre cases mènent exactement au premier repaire : rien à payer, et un trésor. Les vivres du soir serviront pour la suite.',
    },
    'short-cut': {
      title: 'D’un côté ou de l’autre',
      why: 'Le chenal court passe la ligne rouge et finit dans un repaire avec son trésor. Dans le long, vous n’avez pas de vivres pour la mer : une pénurie.',
    },
    ballast: {
      title: 'Pas de place pour une ration',
      why: 'Chaque doublon à bord vaut un point, la poudre aucun. Si près de l’arrivée, elle a fait son temps.',
    },
    'free-berth': {
      title: 'Plus un doublon',
      why: 'Les deux cases sont juste derrière vous. La mer prend 4 de vos rations ; le repaire ne prend rien et donne un trésor.',
    },
    spoils: {
      title: 'Au vainqueur le butin',
      why: 'Les 6 doublons font 12 points d’écart entre vous et Anne, la malédiction 8 seulement. Et nul ne sait ce que vaut une carte face cachée.',
    },
    'there-and-back': {
      title: 'Cinq rivaux, un chenal libre',
      why: 'Six cases en avant mènent à un trésor ou au-delà de la ligne rouge, et une en arrière coûte peu. Les autres cartes chargent ou font perdre du terrain.',
    },
    'whole-hold': {
      title: 'Trois rations, deux cales',
      why: 'Videz la petite cale : il en faut une pour les vivres du soir. Sinon aucune n’est vide, et un chargement d’or passe par-dessus bord.',
    },
    'captains-plan': {
      title: 'Le plan du Capitaine',
      why: 'Trois cases en arrière et cinq en avant mènent au repaire et à son trésor. Dans l’autre ordre, vous perdriez deux cases.',
    },
    'sure-thing': {
      title: 'Un tiens vaut mieux…',
      why: 'L’arrivée est proche : 5 doublons, c’est 5 points pour vous et 5 de moins pour Anne. Un pouvoir n’aura plus le temps de servir, et un trésor caché peut être maudit.',
    },
    'powder-keg': {
      title: 'Douze contre vous',
      why: 'Avec 5 ou 6 barils, un 8 bat déjà les 12 de Mary ; avec 4, ce ne serait qu’une égalité. L’enjeu est toute une cale d’or, la sienne ou la vôtre.',
    },
    'ghost-waters': {
      title: 'Eaux hantées',
      why: 'Le repaire est gratuit, abrite un trésor et se trouve plus en avant. Le port prendrait 5 doublons et vous renverrait plus loin en arrière.',
    },
    stores: {
      title: 'La poudre ou le pain',
      why: 'Beaucoup de cases de mer vous attendent, et sans vivres chacune est une pénurie. Trois barils de poudre gagnent peu de combats.',
    },
    backwards: {
      title: 'Un pas en arrière',
      why: 'Une case en arrière vers le repaire gratuit, six en avant vers Port Royal : ni prix ni combat. En avançant d’abord, vous tombez sur Mary, en mer et sans vivres.',
    },
    'two-strides': {
      title: 'Six navires au port',
      why: 'Quatre cases jusqu’au premier trésor, six de plus jusqu’à un port que vous pouvez payer. Vous menez pendant que les autres chargent encore.',
    },
    'run-up': {
      title: 'L’élan',
      why: 'Deux cases derrière la ligne de départ, puis six en avant : exactement le premier repaire. Son trésor vaut plus que les 3 rations que prend la mer.',
    },
    'not-yet': {
      title: 'Au port, ou pas encore ?',
      why: 'Finir maintenant, c’est laisser Anne gagner par son or. Cinq cases en arrière, et vous l’attaquez avec 9 barils et le Sabre ; cinq en avant, et vous revoilà ici, plus riche.',
    },
    'full-sail': {
      title: 'Toutes voiles dehors',
      why: 'Onze cases pour 5 doublons et 2 rations, et vous voilà loin devant, la ligne rouge passée. Les autres n’ont plus le temps d’utiliser ce qu’ils chargent.',
    },
    'small-morning': {
      title: 'Cales pleines, voiles vides',
      why: 'Toutes vos cartes avancent le soir : c’est là que va le 6. Le matin, les cales sont pleines, et un chargement ne ferait qu’en chasser un autre.',
    },
    'leave-it': {
      title: 'Le trésor en chemin',
      why: 'Le chenal court fait gagner quatre cases et vous met loin devant. Le trésor vous retient dans le long, et il peut être maudit.',
    },
    'cast-off': {
      title: 'Assez en cale',
      why: 'Vous pouvez payer le port : avancez de six cases pendant que les autres chargent. Les autres cartes n’en feraient que deux.',
    },
  },
};
