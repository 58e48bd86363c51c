import { counting } from '../../counting.ts';
import type { EndWords } from '../../page/end.ts';

const { count, list } = counting('it');

export const end: EndWords = {
  title: 'La regata è finita',
  won: names => (names.length === 1 ? `${names[0]} vince la partita!` : `${list(names)} vincono a pari merito!`),
  rounds: rounds => `dopo ${count(rounds, { one: 'turno', other: 'turni' })}`,
  space: 'Casella',
  gold: 'Oro',
  treasures: 'Tesori e maledizioni',
  heads: { rank: 'Posizione', race: 'Regata', gold: 'Oro', treasures: 'Tesori', points: 'Punti' },
  skip: 'Mostra tutto',
  story: 'La storia della regata',
  storyNote: 'I punti che ogni nave avrebbe avuto dopo ogni turno, tesori coperti compresi.',
  storyMissing: 'Questa regata non è stata registrata dall’inizio.',
  round: 'Turno',
  start: 'Partenza',
  showTable: 'Come tabella',
  rematch: 'Rivincita',
  download: 'Scarica la partita',
  keepPicture: 'Salva un’immagine',
  home: 'Torna in porto',
  replay: 'Rivedi la regata',
  analysis: 'Analisi',
  statistics: 'Statistiche',
};
