import { counting } from '../../counting.ts';
import type { ArenaWords } from '../../terminal/arena.ts';

const { count, number, list, either } = counting('it');
const games = { one: 'partita', other: 'partite' };

export const arena: ArenaWords = {
  silent: command =>
    `il programma non si avvia o non risponde mai: ${command}. Ciò che scrive sullo standard error è mostrato sopra`,
  help: {
    summary: 'fa giocare i bot tra loro e mostra quali sono i più forti',
    usage: [
      'LIVELLO[:N]… [--games 2000] [--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--seed x] [--budget N | --ms N] [--json] [--svg FILE]',
      '--exec "COMANDO" LIVELLO…',
      '--ladder [LIVELLO:N…] [--games N]',
      '--curve LIVELLO [--games N]',
    ],
    about: [
      'I bot prendono i posti nell’ordine in cui sono nominati; l’ultimo occupa i posti che restano: «captain bosun» è un captain contro tre bosun. Senza nomi il comando dice quali livelli ci sono.',
      'I posti ruotano, e ogni rotazione di una smazzata ha la stessa preparazione, gli stessi dadi e le stesse mescolate. Con --budget gli stessi argomenti danno lo stesso risultato, qualunque sia il numero di thread. Ctrl-C interrompe e mostra quanto è stato giocato.',
      'A un livello può seguire quanto pensa per ogni scelta: captain:60 immagina 60 partite, captain:150ms pensa 150 millisecondi, qualunque cosa facciano gli altri. Con --ladder i livelli si nominano solo per questo.',
      'Un programma in qualsiasi linguaggio prende un posto con --exec; docs/bot-programs.md dice come comunica.',
    ],
    options: [
      ['--games N', 'quante partite, arrotondate per eccesso a smazzate intere (2000)'],
      ['--players N', 'da 2 a 6 giocatori (4)'],
      ['--edition E', 'le regole del 2007 o del 2021 (2021)'],
      ['--book REGOLAMENTO', 'esattamente secondo un regolamento: en-2007, ru-2007, fr-2007, uk-2021 o it-2021'],
      [
        '--house REGOLA',
        'una regola della casa: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty o loot=empty-hold; più d’una con le virgole',
      ],
      ['--ghost', 'naviga anche la Nave Fantasma: sempre con 2 giocatori, mai con 6'],
      ['--seed TESTO', 'da dove viene il caso (jamaica)'],
      ['--budget N', 'i bot immaginano N partite per scelta; con --curve solo gli avversari'],
      ['--ms N', 'i bot pensano N millisecondi per scelta; con --curve solo gli avversari'],
      ['--exec COMANDO', 'un programma al posto di un livello'],
      ['--exec-timeout N', 'quanti millisecondi ha per rispondere (5000)'],
      ['--ladder', 'ogni livello contro quello inferiore, in una tabella per un README'],
      ['--curve LIVELLO', 'il livello con 2, 4, 8, 16, 32 e 64 partite immaginate per scelta contro quello inferiore'],
      ['--workers N', 'quanti thread (quanti sono i core)'],
      ['--json', 'un solo oggetto JSON e nient’altro'],
      ['--svg FILE', 'disegna anche le percentuali di vittoria in FILE'],
    ],
    examples: [
      'jamaica arena captain bosun --games 400',
      'jamaica arena admiral:8 captain:60 bosun deckhand',
      'jamaica arena captain bosun deckhand --players 3 --budget 8 --json',
      'jamaica arena --exec "python3 docs/examples/bot.py" deckhand',
      'jamaica arena --ladder --svg ladder.svg',
      'jamaica arena --curve captain --games 200',
    ],
  },
  levelExpected: (given, known) => `come livello si attendeva ${either(known)}, non ${given}`,
  entrantsMissing: known => `chi gioca? I livelli sono ${list(known)}, e --exec prende un programma`,
  tooManyEntrants: (given, players) => `bot attesi, uno per posto: al massimo ${players}, non ${given}`,
  notTogether: (one, other) => `${list([one, other])} non vanno insieme`,
  noEntrantsWith: option => `${option} sceglie i bot da sé: non indicarne`,
  title: (rules, agreed, played, seed) =>
    `${count(played, games)}, ${rules.players} giocatori${rules.ghost ? ' e la Nave Fantasma' : ''}, ${agreed}, seme «${seed}»`,
  note: chance =>
    `Percentuale di vittorie di un posto con il suo intervallo al 95%: ${chance} se tutti si equivalessero. Una vittoria a pari merito si divide.`,
  troubles: (program, { late, died, nonsense }) =>
    `${program}: ritardi ${number(late)}, crash ${number(died)}, risposte senza senso ${number(nonsense)}`,
  bot: 'bot',
  level: 'livello',
  over: 'contro',
  imagined: 'immaginate',
  games: 'partite',
  winRate: 'vittorie',
  interval: 'intervallo 95%',
  score: 'punti',
  rating: 'forza',
  milliseconds: 'ms/scelta',
  rates: 'percentuale di vittorie di un posto, intervallo al 95%',
  imaginedAChoice: 'partite immaginate per scelta',
  chance: percent => `alla pari ${percent}`,
  pairing: (level, over) => `${level} contro ${over}`,
};
