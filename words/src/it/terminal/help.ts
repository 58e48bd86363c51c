import type { HelpWords } from '../../terminal/help.ts';

export const help: HelpWords = {
  replay: {
    summary: 'racconta una partita registrata, turno per turno',
    usage: ['FILE [opzioni]'],
    about: [
      'Racconta una partita registrata in frasi, turno per turno, con una striscia della regata dopo ogni turno e i punteggi alla fine. FILE contiene la partita in JSON o JSON Lines, compresso con gzip o no; - è lo standard input.',
      'Ogni nave ha il nome del suo pirata: il posto 0 è Anne (A), 1 Mary (M), 2 Samuel (S), 3 John (J), 4 Olivier (O), 5 Edward (E). E indica anche la Nave Fantasma, quando naviga.',
    ],
    options: [
      ['--round N', 'solo il turno N; N-M: i turni da N a M'],
      ['--seat S', 'come l’ha vista questo posto: un numero da 0, o la lettera della nave'],
      ['--game N', 'la partita numero N di un file che ne contiene più d’una (altrimenti la prima)'],
      ['--all', 'racconta anche ogni carta scelta e pescata'],
    ],
    examples: [
      'jamaica replay partita.json',
      'jamaica replay partite.jsonl.gz --game 3 --round 5-8',
      'jamaica replay partita.json --seat 1 --all',
    ],
    exits: { no: 'la partita non rispetta le regole' },
  },
  check: {
    summary: 'controlla che le partite rispettino le regole',
    usage: ['FILE… [opzioni]'],
    about: [
      'Rigioca le partite e confronta ogni numero di opzioni, ogni istantanea e il punteggio finale. Per ogni partita che non torna dice il file, la riga, il passo e che cosa si attendeva. Un FILE è in JSON o JSON Lines, compresso con gzip o no, qualunque sia il nome; - è lo standard input.',
    ],
    options: [['--json', 'un oggetto JSON per ogni partita, uno per riga']],
    examples: [
      'jamaica check rules/games/*.jsonl',
      'zcat partite.jsonl.gz | jamaica check -',
      'jamaica check --json partite.jsonl',
    ],
    exits: { done: 'tutte le partite rispettano le regole', no: 'una partita non rispetta le regole' },
  },
  verify: {
    summary: 'dimostra che i dadi di una partita non erano truccati',
    usage: ['FILE [opzioni]'],
    about: [
      'Dimostra che nella partita nulla è stato scelto dopo la pubblicazione dell’impegno: che il segreto corrisponde all’impegno, e che la preparazione, ogni tiro e ogni mescolata derivano dal segreto e dalle parole. Altrimenti dice esattamente che cosa non corrisponde.',
    ],
    options: [
      ['--all', 'mostra ogni estrazione, non solo le prime'],
      ['--game N', 'la partita numero N di un file che ne contiene più d’una (altrimenti la prima)'],
      ['--json', 'il risultato come oggetto JSON'],
    ],
    examples: ['jamaica verify partita.json', 'jamaica verify --all --game 2 partite.jsonl'],
    exits: { done: 'dimostrato', no: 'non dimostrato' },
  },
  protocol: {
    summary: 'il motore per altri programmi, un oggetto JSON per riga',
    usage: [''],
    about: [
      'Legge un oggetto JSON per riga dallo standard input e risponde a ciascuno con una riga sullo standard output: così un programma in qualsiasi linguaggio può giocare, fare prove o studiare il gioco. A una richiesta impossibile risponde {"ok":false,"error":…}, in inglese, e la partita resta com’era.',
      'La prima riga {"protocol":2} chiede la versione 2: molte partite, ciascuna con il suo nome ("game":"a"), molte richieste in una riga (una lista), le viste nelle risposte ("views":[0]), numeri al posto di oggetti ("tensor":true). docs/protocol.md descrive ogni campo, con scambi da incollare; senza quella riga vale la versione 1, una partita alla volta.',
    ],
    options: [],
    requests: {
      title: 'Richieste della versione 2',
      texts: {
        new: 'una partita da un seme, o da un copione che dice che cosa esce',
        'save, load': 'tutto ciò che la partita è, in un testo; una partita da un tale testo',
        copy: 'un’altra partita, identica',
        play: 'una scelta, con choice, index o option',
        'chance, chances':
          'fornisce ciò che aspetta una partita senza seme; che cosa può uscire, e con quale probabilità',
        undo: 'annulla l’ultima scelta',
        simulate: 'gioca n volte fino alla fine, con i bot o con scelte qualsiasi',
        bot: 'che cosa sceglierebbe un bot',
        'view, state, record': 'che cosa vede un posto; la posizione; la registrazione',
        'drop, games': 'dimentica una partita; i nomi di tutte le partite',
        layout: 'che cosa vogliono dire i numeri di "tensor"',
        fleet: 'molte partite insieme, in numeri, per i programmi che imparano',
        quit: 'chiude il programma',
      },
    },
    examples: [
      'jamaica protocol',
      `echo '{"new":{"edition":"2007","players":3,"ghost":false,"seed":"abc"}}' | jamaica protocol`,
    ],
  },
  completion: {
    summary: 'completa questi comandi nella tua shell',
    usage: ['bash | zsh | fish'],
    about: [
      'Stampa uno script con cui bash, zsh o fish completa comandi, opzioni e valori quando premi Tab, con spiegazioni dove la shell le mostra, nella lingua dell’aiuto.',
      'Per ogni nuovo terminale metti la riga della tua shell nel suo file di avvio: ~/.bashrc, ~/.zshrc (dopo compinit) o ~/.config/fish/config.fish. Nel terminale già aperto funziona subito.',
    ],
    options: [],
    examples: [
      'eval "$(jamaica completion bash)"',
      'source <(jamaica completion zsh)',
      'jamaica completion fish | source',
    ],
  },
};
