import { counting } from '../../counting.ts';
import type { MigrateWords, WhyNotMoved } from '../../terminal/migrate.ts';

const { count, either } = counting('fr');

const why = (file: string): Record<WhyNotMoved, string> => ({
  'no-file': `il n’y a pas de fichier « ${file} »`,
  'not-a-harbour': `« ${file} » n’est pas une base de ce serveur`,
  'not-empty': 'la base de DATABASE_URL n’est pas vide ; rien n’a été transféré',
  away: 'la base de DATABASE_URL est injoignable ; rien n’a été transféré',
  miscounted: 'quelqu’un d’autre écrit dans la base ; rien n’a été transféré',
});

export const migrate: MigrateWords = {
  help: {
    summary: 'transfère les données d’un hôte de SQLite vers PostgreSQL',
    usage: ['sqlite-to-postgres FICHIER'],
    about: [
      'Copie tout le contenu de FICHIER, le jamaica.db d’un serveur, dans la base PostgreSQL vide que désigne la variable d’environnement DATABASE_URL : tout, ou rien. Les clés qui l’accompagnent suivent, pour que chacun soit reconnu. FICHIER reste tel quel.',
      'Le serveur ne doit pas tourner pendant ce temps. Ensuite, démarrez-en autant que vous voulez avec DATABASE_URL et NATS_URL : docs/operations.md.',
    ],
    options: [],
    examples: [
      'DATABASE_URL=postgres://jamaica:password@db/jamaica jamaica migrate sqlite-to-postgres data/jamaica.db',
    ],
    exits: { done: 'tout a été transféré' },
  },
  wayExpected: ways => `il faut dire ce qui est transféré et vers quoi : ${either(ways)}`,
  fileMissing: 'il manque le nom du fichier SQLite, par exemple data/jamaica.db',
  nowhere: 'la variable d’environnement DATABASE_URL doit dire vers où : postgres://…',
  progress: (part, moved, of) => `${part} : ${moved} sur ${of}…`,
  moved: (rows, file) =>
    `${count(rows, { one: 'ligne transférée', other: 'lignes transférées' })}. « ${file} » n’a pas changé ; gardez-le jusqu’à ce que le nouveau serveur ait tourné un moment.`,
  notMoved: (reason, file) => why(file)[reason],
};
