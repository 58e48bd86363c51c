import type { ServeWords } from '../../terminal/serve.ts';

export const serve: ServeWords = {
  help: {
    summary: 'ouvre des tables en ligne, pour les gens et les programmes',
    usage: ['[options]'],
    about: [
      'Sert la page et des tables en ligne jusqu’à Ctrl-C. Tout est gardé dans un seul dossier : après une panne, chaque partie reprend là où elle en était. Le journal va sur la sortie standard, un objet JSON par ligne.',
      'Les options l’emportent sur les variables d’environnement PORT, HOST et DATA_DIR. Tous les autres réglages sont dans docs/server.md.',
    ],
    options: [
      ['--port N', 'le port à écouter ; 0 : n’importe quel port libre (par défaut : 8080)'],
      ['--host ADRESSE', 'l’adresse à écouter (par défaut : toutes celles de la machine)'],
      ['--lan', 'pour les téléphones du même réseau : dit à quelle adresse, avec un code à scanner'],
      ['--data DOSSIER', 'où tout est gardé (par défaut : data)'],
      ['--edition E', 'l’édition proposée d’abord, 2007 ou 2021 (par défaut : 2021)'],
      [
        '--book LIVRET',
        'le livret proposé d’abord à qui ouvre une table : en-2007, ru-2007, fr-2007, uk-2021 ou it-2021',
      ],
      ['--house RÈGLE', 'les règles maison proposées d’abord, par exemple gift=any ; plusieurs avec des virgules'],
    ],
    examples: [
      'jamaica serve',
      'jamaica serve --port 80 --data /var/lib/jamaica',
      'jamaica serve --host 127.0.0.1',
      'jamaica serve --lan',
      'jamaica serve --book it-2021',
    ],
    exits: { done: 'fermé sur demande' },
  },
  opened: url => `Jamaica vous attend à l’adresse ${url} (Ctrl-C pour fermer)`,
  near: urls => `Pour les téléphones du même réseau : ${urls.join(' ')}`,
  noneNear:
    'cette machine n’a pas d’adresse dans un réseau local : connectez-la, ou choisissez une adresse avec --host',
  portExpected: given => `un port de 0 à 65535 est attendu, et non « ${given} »`,
  settingWrong: setting => `le réglage ${setting} n’a pas de sens : les valeurs possibles sont dans docs/server.md`,
  portTaken: port => `le port ${port} est déjà pris : choisissez-en un autre avec --port`,
  portForbidden: port => `le port ${port} est réservé : choisissez-en un autre avec --port`,
  noSuchHost: host => `cette machine n’a pas d’adresse « ${host} »`,
  noSuchFolder: folder => `« ${folder} » n’est pas un dossier où l’on peut écrire`,
  keysDamaged: folder =>
    `keys.json dans « ${folder} » est illisible : remettez-en une copie, ou supprimez-le ; chacun devra alors revenir avec son code ou sa clé d’accès`,
};
