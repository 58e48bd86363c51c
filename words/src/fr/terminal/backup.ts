import type { BackupWords } from '../../terminal/backup.ts';

export const backup: BackupWords = {
  help: {
    summary: 'copie la base d’un serveur, même pendant qu’il tourne',
    usage: ['FICHIER [options]'],
    about: [
      'Copie la base SQLite d’un serveur dans FICHIER, avec tous les coups confirmés jusqu’à cet instant. Le serveur peut continuer à tourner. FICHIER ne doit pas encore exister, et seul son propriétaire peut le lire : il contient les secrets des parties en cours. Il ne prend son nom qu’une fois complet ; en cas de problème, il ne reste rien.',
      'Gardez avec lui le keys.json du même dossier : sans les clés, personne n’est reconnu. Pour restaurer, arrêtez le serveur et remettez les deux dans son dossier, la copie sous le nom de jamaica.db : docs/operations.md.',
    ],
    options: [['--data DOSSIER', 'le dossier du serveur (par défaut : DATA_DIR, ou data)']],
    examples: ['jamaica backup /lieu/sûr/jamaica-$(date +%F).db', 'jamaica backup copie.db --data /var/lib/jamaica'],
    exits: { done: 'la copie est complète' },
  },
  fileMissing: example => `il manque le nom de la copie, par exemple ${example}`,
  isPostgres: 'DATABASE_URL est défini : PostgreSQL se sauvegarde avec son propre pg_dump',
  noDatabase: database => `il n’y a pas de base « ${database} » : dites où elle est avec --data`,
  notAHarbour: database => `« ${database} » n’est pas une base de ce serveur, ou sa lecture n’est pas permise`,
  noFolder: folder => `il n’y a pas de dossier « ${folder} »`,
  isAFolder: (folder, example) => `« ${folder} » est un dossier : nommez un fichier dedans, par exemple « ${example} »`,
  taken: (file, example) => `« ${file} » existe déjà : choisissez un autre nom, par exemple « ${example} »`,
  unwritable: file => `il n’est pas permis d’écrire « ${file} »`,
  noRoom: file => `« ${file} » n’a pas pu être écrit jusqu’au bout, et il n’en reste rien : le disque est-il plein ?`,
  done: (file, keys) => `Tout, jusqu’à cet instant, est dans « ${file} ». Gardez « ${keys} » avec lui.`,
};
