import { counting } from '../../counting.ts';
import type { ReadingWords } from '../../terminal/reading.ts';

const { count } = counting('fr');

export const reading: ReadingWords = {
  standardInput: 'entrée standard',
  missing: 'ce fichier n’existe pas',
  directory: 'c’est un dossier, et non un fichier de parties enregistrées',
  forbidden: 'la lecture de ce fichier n’est pas permise',
  failed: reason => `lecture impossible (${reason})`,
  notText: 'ce n’est pas du texte : il faut des parties en JSON ou JSON Lines, compressées par gzip ou non',
  brokenGzip: 'les données gzip sont abîmées ou s’arrêtent trop tôt',
  notJson: near => `ce n’est pas du JSON, à partir d’ici : ${near}`,
  cutShort: 'le JSON s’interrompt au milieu',
  tooLong: mebibytes => `l’enregistrement dépasse ${mebibytes} Mio sans se terminer`,
  givenUp: times => `pas de JSON ${times} fois de suite : abandon`,
  noRecord: 'il ne contient aucune partie',
  gameOf: (game, games) => `Partie ${game} sur ${games} dans ce fichier ; --game N en prend une autre.`,
  noSuchGame: (game, games) =>
    `--game : il n’y a pas de partie ${game}, le fichier contient ${count(games, { one: 'partie', other: 'parties' })}`,
};
