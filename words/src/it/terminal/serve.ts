import type { ServeWords } from '../../terminal/serve.ts';

export const serve: ServeWords = {
  help: {
    summary: 'apre tavoli online, per persone e programmi',
    usage: ['[opzioni]'],
    about: [
      'Serve la pagina e i tavoli online fino a Ctrl-C. Tutto è conservato in una sola cartella: dopo un guasto ogni partita riprende da dov’era. I log vanno sullo standard output, un oggetto JSON per riga.',
      'Le opzioni prevalgono sulle variabili d’ambiente PORT, HOST e DATA_DIR. Tutte le altre impostazioni sono in docs/server.md.',
    ],
    options: [
      ['--port N', 'la porta su cui ascoltare; 0: una qualsiasi libera (predefinita: 8080)'],
      ['--host INDIRIZZO', 'l’indirizzo su cui ascoltare (predefinito: tutti quelli della macchina)'],
      ['--lan', 'per i telefoni della stessa rete: dice a quale indirizzo, con un codice da inquadrare'],
      ['--data CARTELLA', 'dove tutto è conservato (predefinita: data)'],
      ['--edition E', 'l’edizione proposta, 2007 o 2021 (predefinita: 2021)'],
      [
        '--book REGOLAMENTO',
        'il regolamento proposto a chi apre un tavolo: en-2007, ru-2007, fr-2007, uk-2021 o it-2021',
      ],
      ['--house REGOLA', 'le regole della casa proposte, per esempio gift=any; più d’una con le virgole'],
    ],
    examples: [
      'jamaica serve',
      'jamaica serve --port 80 --data /var/lib/jamaica',
      'jamaica serve --host 127.0.0.1',
      'jamaica serve --lan',
      'jamaica serve --book it-2021',
    ],
    exits: { done: 'chiuso come richiesto' },
  },
  opened: url => `Jamaica è all’indirizzo ${url} (Ctrl-C per chiudere)`,
  near: urls => `Per i telefoni della stessa rete: ${urls.join(' ')}`,
  noneNear: 'questa macchina non ha indirizzi in una rete locale: collegala, o scegli un indirizzo con --host',
  portExpected: given => `si attendeva una porta da 0 a 65535, non «${given}»`,
  settingWrong: setting => `l’impostazione ${setting} non ha senso: docs/server.md dice quali valori può avere`,
  portTaken: port => `la porta ${port} è già occupata: scegline un’altra con --port`,
  portForbidden: port => `la porta ${port} è riservata: scegline un’altra con --port`,
  noSuchHost: host => `questa macchina non ha l’indirizzo «${host}»`,
  noSuchFolder: folder => `«${folder}» non è una cartella in cui si possa scrivere`,
  keysDamaged: folder =>
    `keys.json in «${folder}» non si può leggere: rimettine una copia, oppure cancellalo; allora ognuno dovrà rientrare con il suo codice o la sua passkey`,
};
