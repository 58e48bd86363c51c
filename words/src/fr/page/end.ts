import { counting } from '../../counting.ts';
import type { EndWords } from '../../page/end.ts';

const { count, list } = counting('fr');

export const end: EndWords = {
  title: 'La course est finie',
  won: names => (names.length === 1 ? `${names[0]} gagne la partie !` : `${list(names)} se partagent la victoire !`),
  rounds: rounds => `après ${count(rounds, { one: 'manche', other: 'manches' })}`,
  space: 'Case',
  gold: 'Or',
  treasures: 'Trésors et malédictions',
  heads: { rank: 'Rang', race: 'Course', gold: 'Or', treasures: 'Trésors', points: 'Points' },
  skip: 'Tout montrer',
  story: 'L’histoire de la course',
  storyNote: 'Ce que chaque navire aurait marqué après chaque manche, trésors cachés compris.',
  storyMissing: 'Cette course n’a pas été enregistrée depuis le départ.',
  round: 'Manche',
  start: 'Départ',
  showTable: 'En tableau',
  rematch: 'Revanche',
  download: 'Télécharger la partie',
  keepPicture: 'Garder une image',
  home: 'Retour au port',
  replay: 'Revoir la course',
  analysis: 'Analyse',
  statistics: 'Statistiques',
};
