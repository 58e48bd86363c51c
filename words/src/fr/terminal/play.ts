import { counting } from '../../counting.ts';
import type { CallWords, PlayWords, TableWords } from '../../terminal/play.ts';

const { count, either, list } = counting('fr');

const calls: CallWords = {
  seatExpected: (given, last) => `une place de 0 à ${last} est attendue, et non ${given}`,
  namesExpected: (given, players) => `noms attendus, séparés par des virgules : au plus ${players}, et non ${given}`,
  skillExpected: (given, most) =>
    `un niveau de 0 (deckhand) à ${most} (admiral) est attendu, par exemple 1.5, et non ${given}`,
  styleExpected: (given, known) => `le style ${either(known)} est attendu, et non ${given}`,
  notWithResume: option => `${option} ne va pas avec --resume : tout est dans le fichier`,
  notResumed: (file, why) => `impossible de reprendre ${file} : ${why}`,
  resumedOver: file => `la partie de ${file} est finie ; pour la revoir : jamaica replay ${file}`,
  notWritten: (file, why) => `impossible d’écrire ${file} : ${why}`,
  crew: (you, rivals) =>
    `Vous êtes ${you}. Avec vous ${rivals.length === 1 ? 'navigue' : 'naviguent'} ${list(rivals)}.`,
  fair: commitment => `Dés non pipés, fixés d’avance par un secret dont voici l’engagement : ${commitment}`,
  practice: seed =>
    `Partie d’entraînement : les dés viennent de la graine « ${seed} » et peuvent être connus d’avance.`,
  practiceWithoutSeed: 'Partie d’entraînement : le fichier ne dit pas d’où venaient ses dés, on en lance de nouveaux.',
  goodbye: 'Bon vent, bonne mer !',
  saved: file => `La partie est enregistrée dans ${file}.`,
  resumeWith: command => `Pour continuer : ${command}`,
  notSaved: 'La partie n’est pas enregistrée ; avec --record FICHIER, elle le serait.',
  verifyWith: command => `Pour prouver les dés : ${command}`,
  stronger: command => `La prochaine fois, vos adversaires devraient être un peu plus forts : ${command}`,
  gentler: command => `La prochaine fois, vos adversaires devraient vous ménager un peu plus : ${command}`,
  strongest: 'Vos adversaires ne peuvent pas être plus forts.',
  gentlest: 'Vos adversaires ne peuvent pas être plus cléments.',
};

const table: TableWords = {
  labelled: (label, text) => `${label} : ${text}`,
  you: 'vous',
  round: round => `Manche ${round}`,
  captain: 'Capitaine',
  dice: (morning, evening) => `matin ${morning}, soir ${evening}`,
  rolled: (first, second) => `dés ${first} et ${second}`,
  holds: 'Cales',
  empty: 'vide',
  sixth: contents => `6e Cale : ${contents}`,
  none: 'aucune carte',
  hand: 'Main',
  keys: '↑↓ ou un nombre, Entrée : choisir   l : récit   ? : aide   q : quitter',
  undoKey: 'u : annuler',
  typed: 'Un nombre choisit ; u annule le dernier choix, ? affiche l’aide, q quitte.',
  explained: [
    'Faites le tour de l’île. À chaque manche, le Capitaine lance deux dés et en place un sur le matin, l’autre sur le soir ; puis tous choisissent une carte en secret. Chacun à son tour fait alors l’action du matin avec le dé du matin, puis celle du soir avec le dé du soir.',
    'Les ports coûtent de l’or, les cases de mer des vivres ; faute de pouvoir payer, on subit une pénurie. Les repaires (x) cachent des trésors. Un navire qui s’arrête sur la case d’un autre doit combattre : dé plus poudre.',
    'La partie se termine avec la manche où un navire revient à Port Royal. Points : le nombre de votre case (15 à l’arrivée, −5 avant la ligne rouge), l’or, et les trésors moins les malédictions.',
    'Pour choisir, tapez le nombre d’une option, ou ↑ et ↓ puis Entrée. u annule votre dernier choix tant que rien de nouveau n’a été montré : ni dé, ni carte, ni rival. l raconte ce qui s’est passé, q quitte la partie.',
  ],
  anyKey: 'Une touche ramène à la partie.',
  reallyQuit: 'Quitter la partie ? (o/n)',
  yes: ['o', 'oui', 'y'],
  expected: options =>
    options === 1
      ? 'Réponses possibles : 1, u, ? ou q.'
      : `Réponses possibles : un nombre de 1 à ${options}, u, ? ou q.`,
  undone: 'Choix annulé.',
  notUndone: 'Rien à annuler : du nouveau a été montré depuis.',
  tooSmall: (columns, rows) =>
    `Le terminal est trop petit : il faut au moins ${count(columns, { one: 'colonne', other: 'colonnes' })} et ${count(rows, { one: 'ligne', other: 'lignes' })}.`,
};

export const play: PlayWords = {
  help: {
    summary: 'joue une partie contre l’ordinateur',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--level bosun | --skill 1.5] [--style racer] [--seat 0] [--names …] [--record FICHIER]',
      '--resume FICHIER',
    ],
    about: [
      'Une partie dans le terminal contre des bots, avec les flèches ou des nombres. Sans terminal, la table et les options numérotées sont écrites en texte et chaque choix est lu sur une ligne : cela se prête aux scripts.',
      'Les dés ne sont pas pipés : ils viennent d’un secret neuf et des mots de chaque place, et jamaica verify le prouve à partir de la partie enregistrée. Avec --seed, c’est une partie d’entraînement.',
      'Le fichier de la partie sert de sauvegarde : il est écrit à la fin et quand on quitte la partie.',
    ],
    options: [
      ['--players N', '2 à 6 joueurs (4)'],
      ['--edition E', 'les règles de 2007 ou de 2021 (2021)'],
      ['--book LIVRET', 'exactement selon un livret : en-2007, ru-2007, fr-2007, uk-2021 ou it-2021'],
      [
        '--house RÈGLE',
        'une règle maison : tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty ou loot=empty-hold ; plusieurs avec des virgules',
      ],
      ['--ghost', 'le Vaisseau fantôme navigue aussi : toujours à 2 joueurs, jamais à 6'],
      ['--seat S', 'votre place, à partir de 0 (0)'],
      ['--level L', 'qui sont les autres : deckhand, bosun, captain ou admiral (bosun)'],
      [
        '--skill N',
        'des adversaires à votre mesure : un nombre de 0 (deckhand) à 3 (admiral) ; à la fin, on vous dit lequel prendre ensuite',
      ],
      [
        '--style S',
        'ce que les autres aiment à part gagner : privateer (les combats), merchant (l’or) ou racer (la vitesse) ; les deckhands n’ont pas de préférence',
      ],
      ['--names A,B,…', 'les noms des joueurs, dans l’ordre des places'],
      ['--seed TEXTE', 'une partie d’entraînement avec les dés de cette graine'],
      ['--record FICHIER', 'où la partie est enregistrée ; un fichier qui s’y trouve est remplacé'],
      ['--resume FICHIER', 'continue une partie enregistrée et l’enregistre au même endroit'],
    ],
    examples: [
      'jamaica play --book it-2021 --house loot=empty-hold',
      'jamaica play --players 3 --edition 2007 --record partie.json',
      'jamaica play --resume partie.json',
      'yes 1 | jamaica play --players 2 --seed x',
    ],
    exits: { done: 'la partie est finie, ou on l’a quittée', no: 'la partie n’a pas pu être enregistrée' },
  },
  calls,
  table,
};
