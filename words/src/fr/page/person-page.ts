import { counting } from '../../counting.ts';
import type { PersonPageWords } from '../../page/person-page.ts';

const { count, number } = counting('fr');

export const personPage: PersonPageWords = {
  notHere: 'Il n’y a pas de page ici',
  notHereNote: 'Personne n’a de page sans le vouloir.',
  asOthers: 'Voici comment les autres vous voient.',
  onlyYou: 'Personne d’autre ne voit cette page : vous ne la montrez encore à personne.',
  nothing: 'Rien à montrer pour l’instant. Seules les parties publiques comptent.',
  program: 'programme',

  rating: 'Cote',
  worth: (rating, doubt) => `${rating} ± ${doubt}`,
  ratingCourse: 'Après chaque partie ; la bande montre l’incertitude.',
  inNumbers: 'La même chose en chiffres',
  day: 'Jour',
  uncertainty: 'Incertitude',

  results: 'Résultats',
  book: 'Livret',
  players: 'Joueurs',
  games: 'Parties',
  won: 'Gagnées',
  average: 'Points en moyenne',

  sources: 'D’où viennent les points',
  sourcesNote: 'En moyenne par partie, comparé à tout le monde sur ce serveur.',
  source: 'Origine',
  space: 'La case du navire',
  gold: 'Or',
  treasure: 'Trésors',
  everybody: 'Tout le monde',

  rivals: 'Adversaires préférés',
  together: games => count(games, { one: 'partie ensemble', other: 'parties ensemble' }),
  ahead: games => `devant dans ${number(games)}`,
  lastGames: 'Dernières parties',
};
