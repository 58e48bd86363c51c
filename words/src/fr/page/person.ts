import type { PersonWords } from '../../page/person.ts';

export const person: PersonWords = {
  own: {
    title: 'Votre page',
    note: 'Une page sur vous, que peut lire quiconque en a l’adresse. Elle n’existe que si vous l’activez.',
    page: 'Montrer une page sur moi',
    rating: 'Montrer ma cote',
    ratingNote: 'Sinon vous ne figurez pas non plus aux classements.',
    games: 'Montrer mes parties',
    gamesNote: 'Seules les parties publiques sont montrées.',
    rivals: 'Montrer mes adversaires',
    rivalsNote: 'Sinon vous ne figurez pas non plus sur les pages des autres.',
    look: 'Voir ma page',
    takeHome: 'Emporter vos parties',
    takeHomeNote: 'Toutes vos parties finies : les enregistrements complets, ou un tableau des résultats.',
    records: 'Enregistrements (JSON Lines)',
    results: 'Résultats (CSV)',
  },
  elsewhere: {
    title: 'Notifications ailleurs',
    hook: 'Adresse où écrire',
    hookNote: hosts => `Quand c’est à vous de jouer, ce serveur y envoie une ligne. Il peut écrire à : ${hosts}.`,
    save: 'Enregistrer',
    drop: 'Ne plus y écrire',
    saved: 'C’est enregistré.',
    hostNotListed: hosts => `Ce serveur ne peut écrire qu’à : ${hosts}.`,
    calendar: 'Agenda',
    calendarNote: has =>
      has
        ? 'Il existe une adresse avec vos échéances. Elle n’a été montrée qu’une fois ; une nouvelle la remplace.'
        : 'Une adresse à laquelle votre agenda peut s’abonner : quand votre temps s’achève dans les parties lentes.',
    makeCalendar: 'Créer une adresse',
    calendarShown: 'Donnez-la à votre agenda : elle n’est montrée que maintenant. Qui l’a peut lire vos échéances.',
    dropCalendar: 'Supprimer l’agenda',
  },
  filters: {
    edition: 'Édition',
    players: 'Joueurs',
    result: 'Résultat',
    any: 'toutes',
    won: 'gagnées',
    lost: 'perdues',
    none: 'Aucune partie ne correspond.',
  },
};
