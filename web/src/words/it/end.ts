import { counting } from '@jamaica/words';
import type { EndWords } from '../end.ts';

const { count, list } = counting('it');

export const end: EndWords = {
  title: 'La gara è finita',
  won: names => (names.length === 1 ? `${names[0]} vince la gara!` : `${list(names)} si dividono la vittoria!`),
  rounds: rounds => `dopo ${count(rounds, { one: 'round', other: 'round' })}`,
  space: 'Casella',
  gold: 'Oro',
  treasures: 'Tesori e maledizioni',
  total: 'Totale',
  skip: 'Mostra tutto',
  story: 'La storia della gara',
  storyNote: 'I punti che ogni nave avrebbe avuto dopo ogni round, tesori nascosti compresi.',
  storyMissing: 'Questa gara non è stata registrata dall’inizio.',
  round: 'Round',
  start: 'Partenza',
  showTable: 'Come tabella',
  rematch: 'Rivincita',
  download: 'Scarica la partita',
  home: 'Torna in porto',
  replay: 'Rivedi la gara',
  statistics: 'Statistiche',
};
