import type { HelpWords } from '../../terminal/help.ts';

export const help: HelpWords = {
  replay: {
    summary: 'raconte une partie enregistrée, manche par manche',
    usage: ['FICHIER [options]'],
    about: [
      'Raconte une partie enregistrée en phrases, manche par manche, avec une bande de la course après chaque manche et les points à la fin. FICHIER contient la partie en JSON ou JSON Lines, compressé par gzip ou non ; - est l’entrée standard.',
      'Chaque navire porte le nom de son pirate : place 0, Anne (A) ; place 1, Mary (M) ; 2, Samuel (S) ; 3, John (J) ; 4, Olivier (O) ; 5, Edward (E). E est aussi le Vaisseau fantôme, quand il navigue.',
    ],
    options: [
      ['--round N', 'seulement la manche N ; N-M : les manches N à M'],
      ['--seat S', 'vue de cette place : un numéro à partir de 0, ou la lettre du navire'],
      ['--game N', 'la N-ième partie d’un fichier qui en a plusieurs (sinon la première)'],
      ['--all', 'raconte aussi chaque carte choisie et piochée'],
    ],
    examples: [
      'jamaica replay partie.json',
      'jamaica replay parties.jsonl.gz --game 3 --round 5-8',
      'jamaica replay partie.json --seat 1 --all',
    ],
    exits: { no: 'la partie ne respecte pas les règles' },
  },
  check: {
    summary: 'contrôle que des parties respectent les règles',
    usage: ['FICHIER… [options]'],
    about: [
      'Rejoue des parties et compare chaque nombre d’options, chaque relevé et le score final. Pour chaque partie fausse, donne le fichier, la ligne, l’étape et ce qui était attendu. Un FICHIER est en JSON ou JSON Lines, compressé par gzip ou non, quel que soit son nom ; - est l’entrée standard.',
    ],
    options: [['--json', 'un objet JSON par partie, un par ligne']],
    examples: [
      'jamaica check rules/games/*.jsonl',
      'zcat parties.jsonl.gz | jamaica check -',
      'jamaica check --json parties.jsonl',
    ],
    exits: { done: 'toutes les parties sont justes', no: 'une partie est fausse' },
  },
  verify: {
    summary: 'prouve que les dés d’une partie n’étaient pas pipés',
    usage: ['FICHIER [options]'],
    about: [
      'Prouve que rien dans la partie n’a été choisi une fois l’engagement publié : que le secret correspond à l’engagement, et que la mise en place, chaque jet et chaque mélange sont ce que donnent le secret et les mots. Sinon, dit exactement ce qui diffère.',
    ],
    options: [
      ['--all', 'montre chaque tirage, pas seulement les premiers'],
      ['--game N', 'la N-ième partie d’un fichier qui en a plusieurs (sinon la première)'],
      ['--json', 'le résultat en un objet JSON'],
    ],
    examples: ['jamaica verify partie.json', 'jamaica verify --all --game 2 parties.jsonl'],
    exits: { done: 'prouvé', no: 'non prouvé' },
  },
  protocol: {
    summary: 'ouvre le moteur à d’autres programmes, un objet JSON par ligne',
    usage: [''],
    about: [
      'Lit un objet JSON par ligne sur l’entrée standard et répond à chacun par une ligne sur la sortie standard : un programme écrit dans n’importe quel langage peut ainsi jouer, tester ou étudier le jeu. Une demande impossible reçoit {"ok":false,"error":…}, en anglais, et la partie reste comme elle était.',
      'La première ligne {"protocol":2} demande la version 2 : plusieurs parties, chacune avec son nom ("game":"a"), plusieurs demandes par ligne (une liste), des vues dans les réponses ("views":[0]), des nombres au lieu d’objets ("tensor":true). docs/protocol.md décrit chaque champ, avec des échanges à coller ; sans cette ligne, c’est la version 1, une partie à la fois.',
    ],
    options: [],
    requests: {
      title: 'Demandes de la version 2',
      texts: {
        new: 'une partie d’après une graine, ou un script qui dit ce qui tombe',
        'save, load': 'tout ce qu’est la partie, en un texte ; une partie à partir d’un tel texte',
        copy: 'une autre partie, identique',
        play: 'un choix, par choice, index ou option',
        'chance, chances':
          'fournit ce qu’attend une partie sans graine ; ce qui peut tomber, et avec quelle probabilité',
        undo: 'reprend le dernier choix',
        simulate: 'joue n fois jusqu’à la fin, avec des bots ou des choix quelconques',
        bot: 'ce que choisirait un bot',
        'view, state, record': 'ce que voit une place ; la position ; l’enregistrement',
        'drop, games': 'oublie une partie ; les noms de toutes les parties',
        layout: 'ce que veulent dire les nombres de "tensor"',
        fleet: 'beaucoup de parties à la fois, en nombres, pour les programmes qui apprennent',
        quit: 'termine le programme',
      },
    },
    examples: [
      'jamaica protocol',
      `echo '{"new":{"edition":"2007","players":3,"ghost":false,"seed":"abc"}}' | jamaica protocol`,
    ],
  },
  completion: {
    summary: 'complète ces commandes dans votre shell',
    usage: ['bash | zsh | fish'],
    about: [
      'Affiche un script avec lequel bash, zsh ou fish complète les commandes, les options et leurs valeurs quand vous appuyez sur Tab, avec des explications là où le shell les montre, dans la langue de l’aide.',
      'Pour chaque nouveau terminal, mettez la ligne de votre shell dans son fichier de démarrage : ~/.bashrc, ~/.zshrc (après compinit) ou ~/.config/fish/config.fish. Dans le terminal ouvert, elle agit tout de suite.',
    ],
    options: [],
    examples: [
      'eval "$(jamaica completion bash)"',
      'source <(jamaica completion zsh)',
      'jamaica completion fish | source',
    ],
  },
};
