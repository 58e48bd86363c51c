import { counting } from '../../counting.ts';
import type { CallWords, PlayWords, TableWords } from '../../terminal/play.ts';

const { count, either, form, list } = counting('it');

const calls: CallWords = {
  seatExpected: (given, last) => `si attendeva un posto da 0 a ${last}, non ${given}`,
  namesExpected: (given, players) => `nomi attesi, separati da virgole: al massimo ${players}, non ${given}`,
  skillExpected: (given, most) =>
    `si attendeva una forza da 0 (deckhand) a ${most} (admiral), per esempio 1.5, non ${given}`,
  styleExpected: (given, known) => `si attendeva lo stile ${either(known)}, non ${given}`,
  notWithResume: option => `${option} non va con --resume: nel file c’è già tutto`,
  notResumed: (file, why) => `impossibile riprendere ${file}: ${why}`,
  resumedOver: file => `la partita in ${file} è finita; per rivederla: jamaica replay ${file}`,
  notWritten: (file, why) => `impossibile scrivere ${file}: ${why}`,
  crew: (you, rivals) =>
    `Sei ${you}. Con te ${form(rivals.length, { one: 'naviga', other: 'navigano' })} ${list(rivals)}.`,
  fair: commitment => `Dadi non truccati, già fissati da un segreto con questo impegno: ${commitment}`,
  practice: seed => `Partita di allenamento: i dadi vengono dal seme «${seed}» e si possono conoscere in anticipo.`,
  practiceWithoutSeed:
    'Partita di allenamento: il file non dice da dove venivano i dadi, perciò se ne tirano di nuovi.',
  goodbye: 'Buon vento!',
  saved: file => `La partita è salvata in ${file}.`,
  resumeWith: command => `Per continuare: ${command}`,
  notSaved: 'La partita non è salvata; con --record FILE lo sarebbe.',
  verifyWith: command => `Per dimostrare che i dadi non sono truccati: ${command}`,
  stronger: command => `La prossima volta i tuoi avversari dovrebbero essere un po’ più forti: ${command}`,
  gentler: command => `La prossima volta i tuoi avversari dovrebbero essere un po’ più clementi: ${command}`,
  strongest: 'I tuoi avversari non possono diventare più forti di così.',
  gentlest: 'I tuoi avversari non possono essere più clementi di così.',
};

const table: TableWords = {
  labelled: (label, text) => `${label}: ${text}`,
  you: 'tu',
  round: round => `Turno ${round}`,
  captain: 'Capitano',
  dice: (morning, evening) => `mattino ${morning}, sera ${evening}`,
  rolled: (first, second) => `dadi ${first} e ${second}`,
  holds: 'Stive',
  empty: 'vuota',
  sixth: contents => `Sesta: ${contents}`,
  none: 'nessuna carta',
  hand: 'Mano',
  keys: '↑↓ o un numero, Invio: scegli   l: racconto   ?: aiuto   q: esci',
  undoKey: 'u: annulla',
  typed: 'Un numero sceglie; u annulla l’ultima scelta, ? mostra l’aiuto, q esce.',
  explained: [
    'Fai il giro dell’isola. A ogni turno il Capitano tira due dadi e ne assegna uno al mattino e uno alla sera; poi tutti scelgono in segreto una carta e, uno dopo l’altro, compiono l’azione del mattino con il dado del mattino e quella della sera con il dado della sera.',
    'I porti costano oro, le caselle di mare cibo; chi non può pagare subisce una penuria. I covi (x) nascondono tesori. Chi si ferma dove c’è un’altra nave deve combattere: dado più polvere da cannone.',
    'La partita finisce con il turno in cui una nave torna a Port Royal. Punti: il numero della tua casella (15 al traguardo, −5 prima della linea rossa), l’oro, e i tesori meno le maledizioni.',
    'Si sceglie con il numero di un’opzione, oppure con ↑, ↓ e Invio. u annulla la tua ultima scelta finché non si è visto nulla di nuovo: né un dado, né una carta, né una mossa altrui. l racconta che cosa è successo, q lascia la partita.',
  ],
  anyKey: 'Premi un tasto per tornare alla partita.',
  reallyQuit: 'Lasciare la partita? (s/n)',
  yes: ['s', 'sì', 'si', 'y'],
  expected: options => (options === 1 ? 'Scrivi 1, u, ? o q.' : `Scrivi un numero da 1 a ${options}, oppure u, ? o q.`),
  undone: 'Scelta annullata.',
  notUndone: 'Nulla da annullare: nel frattempo si è visto qualcosa di nuovo.',
  tooSmall: (columns, rows) =>
    `Il terminale è troppo piccolo: servono almeno ${count(columns, { one: 'colonna', other: 'colonne' })} e ${count(rows, { one: 'riga', other: 'righe' })}.`,
};

export const play: PlayWords = {
  help: {
    summary: 'gioca una partita contro i bot',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--level bosun | --skill 1.5] [--style racer] [--seat 0] [--names …] [--record FILE]',
      '--resume FILE',
    ],
    about: [
      'Una partita nel terminale contro i bot, con le frecce o con i numeri. Senza terminale scrive il tavolo e le opzioni numerate come testo e legge una riga per ogni scelta: si può usare negli script.',
      'I dadi non sono truccati: vengono da un segreto nuovo e dalle parole dei posti, e jamaica verify lo dimostra dalla partita salvata. Con --seed è una partita di allenamento.',
      'Il file della partita è il salvataggio: viene scritto alla fine e quando si lascia la partita.',
    ],
    options: [
      ['--players N', 'da 2 a 6 giocatori (4)'],
      ['--edition E', 'le regole del 2007 o del 2021 (2021)'],
      ['--book REGOLAMENTO', 'esattamente secondo un regolamento: en-2007, ru-2007, fr-2007, uk-2021 o it-2021'],
      [
        '--house REGOLA',
        'una regola della casa: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty o loot=empty-hold; più d’una con le virgole',
      ],
      ['--ghost', 'naviga anche la Nave Fantasma: sempre con 2 giocatori, mai con 6'],
      ['--seat S', 'il tuo posto, da 0 (0)'],
      ['--level L', 'chi sono gli altri: deckhand, bosun, captain o admiral (bosun)'],
      [
        '--skill N',
        'avversari alla tua altezza: un numero da 0 (deckhand) a 3 (admiral); alla fine ti viene detto quale scegliere la volta dopo',
      ],
      [
        '--style S',
        'che cosa piace agli altri oltre a vincere: privateer (i combattimenti), merchant (l’oro) o racer (la velocità); i deckhand non hanno preferenze',
      ],
      ['--names A,B,…', 'i nomi dei giocatori, nell’ordine dei posti'],
      ['--seed TESTO', 'una partita di allenamento con i dadi di questo seme'],
      ['--record FILE', 'dove si salva la partita; un file già presente viene sostituito'],
      ['--resume FILE', 'continua una partita salvata e la salva di nuovo lì'],
    ],
    examples: [
      'jamaica play --book it-2021 --house loot=empty-hold',
      'jamaica play --players 3 --edition 2007 --record partita.json',
      'jamaica play --resume partita.json',
      'yes 1 | jamaica play --players 2 --seed x',
    ],
    exits: { done: 'la partita è finita, o è stata lasciata', no: 'la partita non si è potuta salvare' },
  },
  calls,
  table,
};
