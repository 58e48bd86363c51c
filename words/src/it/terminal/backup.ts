import type { BackupWords } from '../../terminal/backup.ts';

export const backup: BackupWords = {
  help: {
    summary: 'copia il database di un server, anche mentre è in funzione',
    usage: ['FILE [opzioni]'],
    about: [
      'Copia il database SQLite di un server in FILE, con tutte le mosse confermate fino a questo momento. Intanto il server può continuare. FILE non deve ancora esistere, e può leggerlo solo il suo proprietario: contiene i segreti delle partite in corso. Prende il suo nome solo quando è completo; se qualcosa va storto, non ne resta nulla.',
      'Conserva insieme il keys.json della stessa cartella: senza le chiavi nessuno viene riconosciuto. Per ripristinare, ferma il server e rimetti entrambi nella sua cartella, la copia con il nome jamaica.db: docs/operations.md.',
    ],
    options: [['--data CARTELLA', 'la cartella del server (predefinita: DATA_DIR, o data)']],
    examples: [
      'jamaica backup /posto/sicuro/jamaica-$(date +%F).db',
      'jamaica backup copia.db --data /var/lib/jamaica',
    ],
    exits: { done: 'la copia è completa' },
  },
  fileMissing: example => `si attendeva il nome della copia, per esempio ${example}`,
  isPostgres: 'DATABASE_URL è impostata: per PostgreSQL c’è il suo pg_dump',
  noDatabase: database => `non c’è nessun database «${database}»: indica dov’è con --data`,
  notAHarbour: database => `«${database}» non è un database di questo server, o non è permesso leggerlo`,
  noFolder: folder => `non c’è nessuna cartella «${folder}»`,
  isAFolder: (folder, example) => `«${folder}» è una cartella: indica un file al suo interno, per esempio «${example}»`,
  taken: (file, example) => `«${file}» esiste già: scegli un altro nome, per esempio «${example}»`,
  unwritable: file => `non è permesso scrivere «${file}»`,
  noRoom: file => `non è stato possibile scrivere «${file}» fino in fondo, e non ne resta nulla: il disco è pieno?`,
  done: (file, keys) => `Tutto, fino a questo momento, è in «${file}». Conserva insieme «${keys}».`,
};
