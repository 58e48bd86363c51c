import type { RulebookWords } from '../../page/book.ts';

export const rules: RulebookWords['rules'] = {
  'R-SET-1':
    'De deux à six joueurs. Chacun reçoit un navire, une rangée de 5 cales et un paquet de 11 cartes action. Tous les paquets ont les mêmes actions.',
  'R-SET-2':
    'On mélange les 12 cartes trésor. Neuf forment la pile des trésors, face cachée ; les trois autres sont écartées sans être vues.',
  'R-SET-3': 'On pose un jeton trésor sur chacun des 9 repaires de pirates.',
  'R-SET-4': 'Tous les navires partent de Port Royal.',
  'R-SET-5':
    'Chacun commence avec 3 rations dans une cale et 3 doublons dans une autre. Les trois dernières sont vides.',
  'R-SET-6': 'Chacun mélange son paquet et pioche 3 cartes.',
  'R-SET-7': 'Le hasard désigne le premier Capitaine, qui reçoit la boussole.',
  'R-SET-8':
    'La banque n’est jamais à court. Si vous jouez avec la boîte et que les jetons manquent, remplacez-les par ce que vous voulez.',

  'R-RND-1': 'Le Capitaine lance les deux dés d’action, de 1 à 6.',
  'R-RND-2':
    'Le Capitaine regarde ses propres cartes et place un dé sur le matin, l’autre sur le soir. Ils valent alors pour tous. Un double ne laisse pas de choix.',
  'R-RND-3':
    'Chacun choisit ensuite une carte en secret. Personne ne voit celle d’un autre avant son tour, et le choix est définitif.',
  'R-RND-4':
    'À partir du Capitaine, dans le sens horaire, chacun dévoile sa carte et fait ses deux actions : celle du matin avec le dé du matin, puis celle du soir avec le dé du soir.',
  'R-RND-5':
    'On termine d’abord le matin : combat, prix, pénurie, trésor. Le soir ne commence qu’ensuite, et ce qu’il apporte arrive trop tard pour payer le matin.',
  'R-RND-8': 'La boussole passe au joueur de gauche : c’est le nouveau Capitaine. Une autre manche commence.',

  'R-RND-6':
    'Quand tous ont joué, chacun complète sa main à 3 cartes, ou à 4 avec la Carte de Morgan. Après la dernière manche, personne ne pioche.',
  'R-RND-7':
    'Une carte jouée va face visible sur votre défausse. Si vous devez piocher et que la pioche est vide, mélangez toute la défausse, dernière carte comprise, pour en refaire une.',
  'R-RND-9':
    'La main n’est comptée qu’au moment de piocher. Si vous perdez la Carte de Morgan, vous ne défaussez rien ; si vous la gagnez, vous complétez à 4 dès cette manche.',

  'R-LOA-1':
    'Prenez autant de jetons que l’indique le dé et mettez-les tous dans une seule cale vide. On n’ajoute jamais rien à une cale occupée, pas même la même marchandise.',
  'R-LOA-2': 'S’il y a plusieurs cales vides, vous choisissez. Les cinq se valent ; seule la 6e Cale est différente.',
  'R-LOA-3':
    'Aucune cale vide ? Il en faut une : choisissez une cale d’une autre marchandise, rendez tous ses jetons à la banque et chargez-y.',
  'R-LOA-4': 'Si toutes vos cales contiennent déjà la marchandise à charger, le chargement est perdu.',
  'R-LOA-5': 'On ne refuse pas un chargement. S’il peut monter à bord, il monte.',
  'R-LOA-6': 'La carte or/or remplit deux cales différentes : l’or du soir ne rejoint jamais celui du matin.',

  'R-MOV-1': 'Votre navire avance ou recule, selon la carte, d’exactement le nombre de cases indiqué par le dé.',
  'R-MOV-2': 'À une bifurcation, choisissez un chenal. En reculant aussi.',
  'R-MOV-3': 'De retour à Port Royal après le tour complet, vous vous arrêtez. Le reste du dé ne sert plus.',
  'R-MOV-4':
    'Vous pouvez reculer depuis Port Royal, dès le début. Derrière la ligne de départ, tout fonctionne comme ailleurs : prix, repaires, combats. Repasser ensuite par Port Royal n’est pas une arrivée ; le tour reste à faire.',
  'R-MOV-5': 'Avant l’arrivée, Port Royal est un havre de paix : ni prix, ni combat, ni trésor.',
  'R-MOV-6':
    'À la fin du déplacement : d’abord le combat, s’il y a quelqu’un. Puis, vainqueur ou vaincu, le prix ou le trésor. Les cases que l’on traverse n’ont aucun effet.',

  'R-PAY-1':
    'Un port se paie en or : le prix y est inscrit. La haute mer coûte autant de rations que la case porte de biscuits. Un repaire est gratuit. Le prix va à la banque.',
  'R-PAY-2':
    'Payez avec les cales de votre choix, en puisant dans chacune autant que vous voulez. Une cale vidée peut être rechargée : choisissez bien.',
  'R-PAY-3': 'On paie une fois, en arrivant. Rester ne coûte rien, aussi longtemps que ce soit.',
  'R-PAY-4':
    'Si vous finissez un déplacement dans un repaire qui a son jeton, retirez le jeton du jeu et prenez la première carte de la pile des trésors.',

  'R-BAT-1':
    'Si vous finissez un déplacement sur la case d’un autre navire, il faut combattre, avant toute chose. Jamais à Port Royal. Seule la case compte, même avec un tour de retard.',
  'R-BAT-2': 'S’il y a plusieurs navires, choisissez-en un. Il n’y a qu’un combat.',
  'R-BAT-3':
    'L’attaquant dépense autant de poudre qu’il veut, ou pas du tout, prise dans les cales de son choix. Puis il lance le dé de combat : 2, 4, 6, 8, 10 ou une étoile.',
  'R-BAT-4': 'La puissance de feu, c’est le dé plus la poudre dépensée, plus 2 avec Lady Beth.',
  'R-BAT-5': 'Une étoile donne aussitôt la victoire à l’attaquant. Le défenseur ne dépense rien et ne lance rien.',
  'R-BAT-6':
    'Sinon, le défenseur dépense de la poudre et lance le dé de la même façon. Son étoile bat n’importe quelle puissance de feu.',
  'R-BAT-7': 'Pas d’étoile ? La plus grande puissance de feu l’emporte. À égalité, il ne se passe rien.',
  'R-BAT-8': 'La poudre dépensée est perdue dans tous les cas, étoile ou non.',
  'R-BAT-9':
    'Le vainqueur peut faire une chose : prendre tout le contenu d’une cale du perdant, ou prendre un de ses trésors, ou lui donner un trésor maudit. Ou s’en abstenir.',
  'R-BAT-10':
    'Une cargaison volée est un chargement : elle va dans une cale vide, sinon dans une cale que l’on vide d’une autre marchandise. Ce qui ne pourrait pas être chargé ne peut pas être pris.',
  'R-BAT-11':
    'Un trésor face cachée se prend sans être vu. Les cartes sont rangées dans l’ordre de leur arrivée, et vous en désignez une. Si vous en reconnaissez une, vous pouvez la prendre ou l’éviter.',
  'R-BAT-12': 'Si vous volez la 6e Cale, sa cargaison vient avec. Si vous ne volez que la cargaison, la carte reste.',

  'R-SHO-1':
    'Vous ne pouvez pas payer le prix entier ? Donnez à la banque tout ce que vous avez de la marchandise due.',
  'R-SHO-2':
    'Reculez alors, case par case, jusqu’à la première dont vous pouvez maintenant payer le prix entier. Les repaires et Port Royal sont gratuits : il y en a toujours une.',
  'R-SHO-3':
    'Là où deux chenaux se rejoignent derrière vous, choisissez. Dans chacun, on s’arrête à la première case que l’on peut payer.',
  'R-SHO-4': 'Quelqu’un s’y trouve ? Vous attaquez d’abord, sauf à Port Royal.',
  'R-SHO-5':
    'Payez ensuite le prix entier de cette case. Si le combat vous a pris ce qu’il fallait, une nouvelle pénurie commence là.',
  'R-SHO-6': 'Dans un repaire qui a son jeton, vous prenez le trésor.',

  'R-SHO-11':
    'Vous ne pouvez pas payer le prix entier ? Donnez à la banque tout ce que vous avez de la marchandise due, puis lancez le dé de pénurie : deux ronds, deux carrés, un crâne, une étoile.',
  'R-SHO-12':
    'Rond : retour au port le plus proche. Carré : à la case de mer la plus proche. Crâne : au repaire le plus proche. Étoile : vous restez sur place, sans second combat.',
  'R-SHO-13':
    'On recule d’au moins une case. Là où deux chenaux se rejoignent derrière vous, choisissez ; dans chacun, on s’arrête à la plus proche de ces cases.',
  'R-SHO-14':
    'Une pénurie ne fait jamais reculer au-delà de Port Royal. Si l’on ne trouve rien en chemin, on s’y arrête. Déjà derrière la ligne de départ, vous donnez tout ce que vous avez de demandé et restez sur place, sans dé ni second combat.',
  'R-SHO-15': 'Quelqu’un s’y trouve ? Vous attaquez, sauf à Port Royal. La nouvelle case ne coûte rien.',
  'R-SHO-16': 'Dans un repaire qui a son jeton, vous prenez le trésor.',

  'R-TRE-1':
    'Quatre trésors sont des pouvoirs : la Carte de Morgan, le Sabre de Saran, Lady Beth, la 6e Cale. Ils restent face visible près de vos cales et agissent dès que vous les avez.',
  'R-TRE-2':
    'Les autres restent face cachée : +3, +3, +5, +7 et +7 points, et les malédictions −2, −3 et −4. Personne d’autre que vous ne connaît les vôtres, jusqu’au décompte.',
  'R-TRE-3': 'On peut avoir autant de trésors que l’on veut, et tous peuvent être volés.',
  'R-TRE-4':
    'Seule une malédiction peut être donnée. Elle reste face cachée, au bout de la rangée de l’autre joueur. Vous en connaissez tous deux la valeur ; tous savent désormais qu’elle est maudite.',
  'R-TRE-5': 'Carte de Morgan : votre main est de 4 cartes.',
  'R-TRE-6':
    'Sabre de Saran : juste après un jet du dé de combat, le vôtre ou celui de votre rival, vous pouvez le faire relancer. Même une étoile. Le second jet est définitif, et l’on n’ajoute plus de poudre.',
  'R-TRE-7': 'Le Sabre sert au plus une fois par combat.',
  'R-TRE-8': 'Lady Beth : +2 à la puissance de feu, en attaque comme en défense.',
  'R-TRE-9': '6e Cale : la carte est une cale de plus, avec les règles habituelles.',
  'R-TRE-10': 'Une carte face cachée que l’on a vue reste connue, où qu’elle aille.',

  'R-END-1':
    'Un navire qui arrive s’arrête. Il ne combat pas, ne paie pas, et si c’était le matin, son action du soir est perdue.',
  'R-END-2': 'La manche est jouée jusqu’au bout. Puis la course est finie.',
  'R-END-3':
    'Votre score : le nombre blanc de votre case (2 à 10 dans la dernière ligne droite, 15 à Port Royal), plus l’or de vos cales, plus vos trésors, moins vos malédictions.',
  'R-END-4':
    'Un navire qui n’est pas au-delà de la ligne rouge à la fin compte −5 pour sa case, tout comme un navire derrière la ligne de départ, quel que soit le nombre de sa case. L’avoir passée un jour ne change rien.',
  'R-END-5':
    'Le plus haut score gagne. À égalité, c’est le navire le plus avancé : celui à qui il reste le moins de cases jusqu’à l’arrivée, en comptant le chenal long aux fourches à venir. S’il leur en reste autant, ils se partagent la victoire.',
  'R-END-6': 'Un exemple : un navire sur la case 8, avec 3, 3 et 6 doublons, un +7 et un −4, marque 23.',

  'R-GHO-1':
    'À deux joueurs, le navire noir devient le Vaisseau fantôme. À trois, quatre ou cinq, vous pouvez l’ajouter. À six, il ne reste pas de navire pour lui.',
  'R-GHO-2':
    'Lady Beth est à lui, pour toujours : +2 à la puissance de feu, et personne ne peut la voler. La pile des trésors est faite de 9 des 11 autres cartes.',
  'R-GHO-3': 'Il a 5 cales : 5 doublons dans l’une, 3 dans une autre. Il n’a ni cartes ni poudre.',
  'R-GHO-4':
    'Après les actions du dernier joueur, même à la dernière manche, le Capitaine, arrivé ou non, le déplace deux fois : avec le dé du matin, puis avec celui du soir.',
  'R-GHO-5':
    'Seul devant tous, il doit reculer ; seul derrière tous, il doit avancer. Les navires arrivés comptent aussi. Sinon, le Capitaine décide, avant chaque déplacement. Le Capitaine choisit aussi le chenal et le navire attaqué, le sien compris.',
  'R-GHO-6': 'Il ne paie jamais et ne subit jamais de pénurie.',
  'R-GHO-7': 'Dans un repaire qui a son jeton, il prend le trésor face cachée. Personne ne le regarde.',
  'R-GHO-8':
    'Il combat comme tout navire. À deux joueurs, l’adversaire de celui qui le combat lance et décide pour lui. À trois ou plus, c’est le Capitaine ou, s’il combat lui-même, le joueur suivant dans le sens horaire.',
  'R-GHO-9':
    'Vainqueur, il peut voler le contenu d’une cale ou un trésor. L’or se charge selon les règles habituelles : avec de l’or dans toutes ses cales, il ne peut pas choisir d’or. Le reste va à la banque. Il ne donne jamais de trésor.',
  'R-GHO-10':
    'Si vous le battez, vous pouvez prendre le contenu d’une de ses cales, ou un de ses trésors sauf Lady Beth, ou lui donner une malédiction.',
  'R-GHO-11':
    'Les autres pouvoirs ne lui servent à rien ; seule une 6e Cale volée garde de l’or. Un pouvoir trouvé dans un repaire agit de nouveau dès que quelqu’un le lui vole. Les pouvoirs ne rapportent aucun point.',
  'R-GHO-12': 'Il arrive comme tout navire : de retour à Port Royal, il s’arrête, et la manche est la dernière.',
  'R-GHO-13': 'Il marque des points comme tout navire. Il peut même gagner.',

  'R-VIS-1':
    'Visible de tous : les navires, les cales, les dés, les pouvoirs, qui a combien de trésors cachés et d’où ils viennent, ceux que tous savent maudits, les jetons, les défausses, le nombre de cartes des mains et des pioches, et le journal.',
  'R-VIS-2': 'Connu de vous seulement : votre main, la carte choisie, et les trésors cachés que vous avez vus.',
  'R-VIS-3':
    'Caché à tous : l’ordre des pioches et des trésors, les cartes écartées, ce que le Vaisseau fantôme a trouvé dans les repaires, et les dés à venir.',
  'R-VIS-4':
    'Rien à l’écran ne trahit un secret. C’est pourquoi l’on demande toujours son butin au vainqueur d’un combat, même s’il n’y en a pas. Après la partie, tout est montré.',
  'R-HOU-1':
    'Règle maison : à égalité de points, le navire auquel il reste le plus de cases jusqu’à l’arrivée l’emporte ; à égalité de cases, la victoire est partagée.',
  'R-HOU-2':
    'Règle maison : celui qui bat le Vaisseau fantôme peut lui donner n’importe quel trésor. Une carte cachée reste connue du seul donneur, et nul n’apprend si elle est maudite. Un pouvoir reste visible, ne sert à rien au Vaisseau fantôme et peut lui être repris.',
  'R-HOU-3':
    'Règle maison : un navire dont la pénurie s’achève dans un repaire à trésor peut l’y laisser, avec son jeton.',
  'R-HOU-4':
    'Règle maison : celui qui pioche la dernière carte de son paquet mélange aussitôt sa défausse pour en faire un nouveau, puis continue à piocher.',
  'R-HOU-5':
    'Règle maison : seul un navire qui a une cale vide peut prendre une cargaison ; on ne jette rien par-dessus bord pour du butin. Ce que le Vaisseau fantôme remettrait à la banque, il peut toujours le prendre.',
  'R-HOU-6':
    'Les livrets : anglais 2007, don libre ; russe 2007, trésor facultatif après une pénurie ; français 2007, butin en cale vide ; ukrainien 2021, égalité au dernier, don libre ; italien 2021, don libre, mélange dès que le paquet est vide.',
};
