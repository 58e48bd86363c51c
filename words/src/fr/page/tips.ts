import { tipsIn } from '../../page/tips.ts';

export const tips = tipsIn({
  signs: {
    hidden:
      'Un trésor face cachée : des points ou une malédiction. Seuls ceux qui l’ont eu en main le savent, jusqu’au décompte.',
    cursed:
      'Tout le monde sait que ce trésor est maudit. Le vainqueur d’un combat peut donner une malédiction au perdant.',
    value: 'Un trésor qui vaut des points à la fin.',
    hold: 'Une cale reçoit un seul chargement, d’une seule marchandise. On n’ajoute jamais rien à une cale occupée.',
    sixth: 'Une cale de plus, avec les mêmes règles, tant que l’on garde la carte.',
    hand: 'À la fin de la manche, chacun complète sa main à 3 cartes, ou à 4 avec la Carte de Morgan.',
    deck: 'Quand il faut piocher et que la pioche est vide, on mélange la défausse pour en refaire une.',
    discards: 'Les cartes déjà jouées, visibles de tous.',
    captain:
      'Le Capitaine lance les dés, les place et joue en premier. La boussole passe à gauche après chaque manche.',
    chosen: 'Chacun choisit en secret ; une carte n’est dévoilée que quand vient son tour.',
    rank: 'La position dans la course : moins il reste de cases jusqu’à l’arrivée, plus on est devant. Elle départage les égalités.',
    dice: 'Le Capitaine place un dé sur le matin et l’autre sur le soir : ils valent pour tout le monde.',
    combatDie: 'Le dé de combat montre 2, 4, 6, 8, 10 ou une étoile. L’étoile donne aussitôt la victoire.',
    shortageDie:
      'Rond : retour à un port. Carré : retour en mer. Crâne : retour à un repaire. Étoile : on reste sur place.',
    token: 'Un trésor attend ici le premier navire qui s’arrête dans ce repaire.',
    pile: 'Neuf trésors sur douze ; nul ne sait lesquels manquent.',
    redLine:
      'Un navire qui n’est pas au-delà de la ligne rouge à la fin, ou qui est derrière la ligne de départ, perd 5 points.',
    points: 'Les points d’un navire qui se trouve ici à la fin.',
    fork: 'Deux chenaux autour de l’îlot : à vous de choisir, même en reculant.',
    finish:
      'Le premier navire qui boucle le tour de l’île met fin à la partie : on termine la manche. L’arrivée vaut 15 points.',
    ghost:
      'Il n’est à personne. Quand tous ont joué, le Capitaine le déplace deux fois : avec le dé du matin, puis avec celui du soir.',
    ladyBeth: 'Le Vaisseau fantôme garde Lady Beth pour toujours : +2 à chaque combat.',
  },
  powers: {
    'morgans-map': 'Une main de 4 cartes au lieu de 3.',
    'sarans-sabre': 'Une fois par combat, faites relancer un dé de combat : le vôtre ou celui de votre rival.',
    'lady-beth': '+2 à votre puissance de feu à chaque combat.',
    'sixth-hold': 'Une sixième cale, comme les cinq autres.',
  },
  goods: {
    gold: 'L’or paie les ports, et chaque doublon restant vaut un point à la fin.',
    food: 'Les vivres nourrissent l’équipage : en mer, on paie autant de rations que la case porte de biscuits.',
    gunpowder: 'Au combat, chaque baril ajoute 1 au dé. Il est perdu ensuite, victoire ou défaite.',
  },
  spaces: {
    'port-royal': 'Départ et arrivée : ni prix, ni combat. 15 points pour ceux qui bouclent le tour.',
    port: 'Un port se paie en or : le prix y est inscrit.',
    sea: 'La haute mer coûte autant de rations que la case porte de biscuits.',
    lair: 'Un repaire est gratuit, et le premier qui s’y arrête prend son trésor.',
  },
  actions: {
    gold: 'Charger dans une cale vide autant de doublons que l’indique le dé.',
    food: 'Charger dans une cale vide autant de rations que l’indique le dé.',
    gunpowder: 'Charger dans une cale vide autant de barils de poudre que l’indique le dé.',
    forward: 'Avancer d’exactement le nombre de cases indiqué par le dé.',
    backward: 'Reculer d’exactement le nombre de cases indiqué par le dé, même derrière la ligne de départ.',
  },
  decisions: {
    dice: 'Un dé pour le matin, l’autre pour le soir. Ils s’imposent à tous, à vous aussi.',
    card: 'L’action du matin se fait avec le dé du matin, puis celle du soir avec le dé du soir.',
    move: 'À une bifurcation, vous choisissez le chenal, dans les deux sens.',
    load: 'Tout le chargement va dans une seule cale vide.',
    empty:
      'Aucune cale n’est vide : il faut en vider une par-dessus bord, mais pas de la marchandise que vous chargez.',
    pay: 'Vous choisissez les cales qui paient. Une cale vidée peut être rechargée.',
    attack: 'Un seul combat : choisissez votre rival.',
    powder: 'Dépensez autant de poudre que vous voulez avant de lancer le dé ; elle est perdue dans tous les cas.',
    'powder-from': 'Vous choisissez les cales d’où vient la poudre.',
    sabre: 'Le second jet est définitif, bon ou mauvais. Le Sabre ne sert qu’une fois par combat.',
    loot: 'Prendre le contenu d’une cale, ou un trésor, ou donner une malédiction, ou ne rien prendre.',
    retreat: 'Là où deux chenaux se rejoignent derrière votre navire, vous choisissez par où il recule.',
    treasure:
      'Après une pénurie, vous pouvez laisser le trésor du repaire : la prochaine carte de la pile est peut-être maudite.',
    'ghost-direction':
      'Le Capitaine choisit, sauf si le Vaisseau fantôme est seul en tête ou seul en queue. Les navires arrivés comptent aussi.',
    'ghost-move': 'Le Capitaine choisit le chenal du Vaisseau fantôme.',
    'ghost-attack': 'Le Capitaine choisit qui le Vaisseau fantôme attaque, son propre navire compris.',
    'ghost-loot': 'Le Vaisseau fantôme garde l’or, s’il a de la place, et les trésors ; le reste va à la banque.',
    'ghost-load': 'Le Vaisseau fantôme charge son or selon les règles habituelles.',
  },
});
