import { counting } from '../../counting.ts';
import type { DayWords } from '../../page/day.ts';

const { count } = counting('fr');
const days = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' });

export const day: DayWords = {
  date: day => days.format(day),
  about:
    'Aujourd’hui, tout le monde dispute la même course : mêmes cartes, mêmes dés, mêmes adversaires. Un seul essai compte.',
  until: time => `Jusqu’à ${time} (minuit UTC)`,
  rivals: (rivals, level) => `contre ${count(rivals, { one: 'bot', other: 'bots' })} (${level})`,
  sail: 'Larguer les amarres',
  sailOn: 'Reprendre la mer',
  guest:
    'Vous êtes de passage. Vous pouvez courir, mais rien n’empêche de revenir sous une autre identité. Seuls sont donc classés ceux qui ont un code de secours ou une clé d’accès au départ.',
  guestWay: 'Créer d’abord un code',
  finished: people =>
    people === 0
      ? 'Personne n’a encore terminé.'
      : `${count(people, { one: 'joueur a', other: 'joueurs ont' })} terminé pour l’instant.`,
  hidden: 'Les résultats des autres s’affichent quand votre propre course est terminée.',
  today: 'La course d’aujourd’hui',
  notHere: 'Personne n’a navigué ici ce jour-là.',

  result: 'Votre résultat',
  notFinished: 'Votre course n’était pas terminée à minuit : elle ne compte pas.',
  notSailed: 'Vous n’avez pas navigué ce jour-là.',
  points: 'Points',
  inRace: 'Dans votre course',
  ofDay: 'Parmi tous',
  better: 'Ont fait moins bien',
  betterThan: share => `${share} des autres`,
  alone: 'encore personne à qui se comparer',
  noPlace: 'aucune : vous étiez de passage',
  admiral: 'L’amiral, avec la même chance',
  admiralUnderWay: 'encore en mer',
  watchOwn: 'Revoir votre course',
  watchAdmiral: 'Regarder l’amiral',
  cost: 'Le prix de chaque décision',
  costNote: 'L’amiral juge votre course, décision par décision.',
  practise: 'Recommencer pour s’entraîner',
  practiseNote: 'Mêmes cartes, mêmes dés, mêmes adversaires. Cela ne compte pas.',
  voyages: 'Les courses des autres',
  noVoyages: 'Encore personne dans le classement.',
  watch: name => `Regarder la course : ${name}`,
  name: 'Nom',

  picture: 'Une image à envoyer',
  pictureNote: 'Elle ne dit rien des dés.',
  keepPicture: 'Enregistrer l’image',
  pictureFailed: 'Ce navigateur n’a pas pu dessiner l’image.',

  calendar: 'Vos journées',
  streak: days => `${count(days, { one: 'jour', other: 'jours' })} de suite`,
  noStreak: 'Terminez une course aujourd’hui et une nouvelle série commence.',
  before: 'Mois précédent',
  after: 'Mois suivant',
  unfinished: 'inachevée',

  week: 'Cette semaine',
  weekNote: 'La somme des points des cinq meilleurs jours de chacun.',
  weekEmpty: 'Aucun jour de cette semaine ne compte encore.',
  days: 'Jours',

  dice: 'Personne n’a choisi ces dés',
  diceNote:
    'Le secret de chaque jour est fixé avant le début du jour et révélé à la fin. Chaque partie enregistrée prouve alors ses dés.',
  commitment: 'Fixé pour ce jour',
  commitmentNext: 'Fixé pour demain',
  secret: 'Le secret',

  offline:
    'Il n’y a pas de serveur ici. La course du jour est tirée de la date, pour s’entraîner : elle ne compte pas et il n’y a personne à qui se comparer.',
  practiseHere: 'Naviguer pour s’entraîner',
};
