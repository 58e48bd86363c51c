import { counting } from '../../counting.ts';
import type { ReadingWords } from '../../terminal/reading.ts';

const { count, number } = counting('it');

export const reading: ReadingWords = {
  standardInput: 'lo standard input',
  missing: 'questo file non esiste',
  directory: 'questa è una cartella, si attendeva un file di partite registrate',
  forbidden: 'non è permesso leggere questo file',
  failed: reason => `non si può leggere (${reason})`,
  notText: 'questo non è testo: si attendevano partite in JSON o JSON Lines, compresse con gzip o no',
  brokenGzip: 'i dati gzip sono danneggiati o finiscono troppo presto',
  notJson: near => `questo non è JSON, da qui in poi: ${near}`,
  cutShort: 'il JSON si interrompe a metà',
  tooLong: mebibytes => `la registrazione non finisce entro ${mebibytes} MiB`,
  givenUp: times => `nessun JSON per ${count(times, { one: 'volta', other: 'volte' })} di seguito: lettura interrotta`,
  noRecord: 'non contiene nessuna partita',
  gameOf: (game, games) => `Partita ${game} di ${games} in questo file; --game N ne prende un’altra.`,
  noSuchGame: (game, games) => `--game: la partita ${game} non c’è, il file ne contiene ${number(games)}`,
};
