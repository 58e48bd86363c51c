import type { Glossary } from '../glossary.ts';

/** A number before a mass noun: French counts rations, doublons and barils. */
const NUMBER = '(?:\\d|(?<!\\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze))[ \\u00a0\\u202f]';

export const glossary: Glossary = {
  game: { word: 'partie', note: 'What is played, saved and recorded; the course is what the ships do in it.' },
  race: { word: 'course' },
  round: {
    word: 'manche',
    note: 'Never tour: that is a player’s turn, or the way round the island.',
    never: [/(?<!\p{L})[Tt]our[ \u00a0]\d/u, /(?<!\p{L})tours? de jeu(?!\p{L})/u],
  },
  turn: {
    word: 'tour',
    note: 'Of a player, or le tour de l’île, which the words beside it tell apart; never a round.',
  },
  morning: { word: 'matin', note: 'A die lies sur le matin; au matin would be at dawn.', never: [/\d au matin/u] },
  evening: { word: 'soir', never: [/\d au soir/u] },
  captain: { word: 'Capitaine', note: 'With a capital the one who has the compass; in small letters the bot’s level.' },
  seat: {
    word: 'place',
    note: 'At the table: la place 3, une place libre. In the race it is a position.',
    never: [/(?<!\p{L})sièges?(?!\p{L})/u],
  },
  placeInTheRace: {
    word: 'position',
    note: 'Feminine, so that 1re fits whoever holds it. On the leaderboard it is a rang.',
    never: [/(?<!\d)1er(?:$|,| sur| de la course)/u, /\de place/u],
  },
  ship: { word: 'navire', never: [/(?<!\p{L})[Bb]ateaux?(?!\p{L})/u] },
  ghostShip: {
    word: 'Vaisseau fantôme',
    never: [/Vaisseau Fantôme/u, /[Nn]avire fantôme/u, /vaisseau fantôme/u],
  },
  bot: { word: 'bot', never: [/(?<!\p{L})[Rr]obots?(?!\p{L})/u] },
  hold: { word: 'cale', never: [/(?<!\p{L})[Ss]outes?(?!\p{L})/u] },
  sixthHold: {
    word: '6e Cale',
    note: 'The card; its capital and its figure tell it from a sixième cale. The raised ᵉ is not in the page’s fonts.',
    never: [/6e cale/u, /6ème/u, /6ᵉ/u],
  },
  load: {
    word: 'chargement',
    note: 'What one action brings aboard. What lies in a hold is its contenu or cargaison; une charge is an assault.',
    never: [/(?<!\p{L})(?:une|cette|chaque|votre) charge(?!\p{L})/u, /charge perdue/u, /charge est perdue/u],
  },
  food: {
    word: 'vivres',
    note: 'As a resource; counted it is rations.',
    never: [/(?<!\p{L})[Nn]ourriture/u, new RegExp(`${NUMBER}vivres`, 'iu')],
  },
  gold: {
    word: 'or',
    note: 'As a resource; counted it is doublons.',
    never: [new RegExp(`${NUMBER}or(?!\\p{L})`, 'iu'), /pièces d’or/u],
  },
  gunpowder: {
    word: 'poudre',
    note: 'As a resource; counted it is barils, or barils de poudre where it might be anything else.',
    never: [new RegExp(`${NUMBER}poudres?(?!\\p{L})`, 'iu'), /poudre à canon/u],
  },
  token: {
    word: 'jeton',
    note: 'Of cardboard: on a lair, from the bank. A program’s is a jeton d’accès.',
    never: [/(?<!\p{L})[Mm]arqueurs?(?!\p{L})/u],
  },
  card: { word: 'carte', note: 'Never the board, which is the plateau; la Carte de Morgan is one of the treasures.' },
  treasure: {
    word: 'trésor',
    note: 'Lies face cachée: une carte retournée would be one that is turned face up.',
    never: [/cartes? retournées?/u],
  },
  curse: { word: 'malédiction', note: 'What a trésor maudit is; both are said.' },
  power: { word: 'pouvoir', note: 'One of the four face-up treasures; a ship’s in battle is its puissance de feu.' },
  lair: { word: 'repaire', never: [/(?<!\p{L})[Tt]anières?(?!\p{L})/u] },
  port: {
    word: 'port',
    note: 'On the board. Le port is also where the tables are listed; nobody can mix these up.',
    never: [/Port-Royal/u],
  },
  space: { word: 'case', note: 'Always said before its number: avance de 4 à 8 would be a distance.' },
  lane: { word: 'chenal' },
  fork: { word: 'bifurcation', never: [/[Ee]mbranchement/u] },
  startLine: { word: 'ligne de départ', never: [/derrière le départ/u] },
  chart: { word: 'plateau', note: 'Carte would be a card as well.', never: [/(?<!\p{L})[Cc]arte marine/u] },
  battle: { word: 'combat', never: [/(?<!\p{L})[Bb]atailles?(?!\p{L})/u] },
  strength: {
    word: 'puissance de feu',
    note: 'Puissance alone where there is no room. What a player is worth on the leaderboard is a cote.',
    never: [/(?<!\p{L}|à )forces?(?!\p{L})/iu],
  },
  combatDie: { word: 'dé de combat' },
  shortage: { word: 'pénurie', never: [/(?<!\p{L})[Dd]isettes?(?!\p{L})/u] },
  shortageDie: { word: 'dé de pénurie' },
  record: {
    word: 'partie enregistrée',
    note: 'Its file, as opposed to what was played, is an enregistrement. To save is enregistrer.',
    never: [/(?<!\p{L})sauvegarder/u],
  },
  account: { word: 'compte' },
  message: { word: 'message', note: 'What somebody writes in the Discussion.' },
  notification: {
    word: 'notification',
    note: 'What the browser shows when it is one’s turn.',
    never: [/(?<!\p{L})[Aa]lertes?(?!\p{L})/u],
  },
  download: {
    word: 'télécharger',
    note: 'To the disk. Charger is what ships do, ouvrir is what is done with a file.',
    never: [/(?<!\p{L})charger (?:une|la|cette) partie/u],
  },
  table: { word: 'table' },
  lobby: {
    word: 'table',
    note: 'Has no word of its own: before the race one is at la table where the équipage gathers.',
    never: [/(?<!\p{L})[Ll]obby(?!\p{L})/u, /salle d’attente/u],
  },
  spectator: { word: 'spectateur' },
  rulebook: {
    word: 'Livre du pilote',
    note: 'Ours; those in the boxes are livrets.',
    never: [/[Ll]ivre des règles/u, /(?<!\p{L})[Mm]anuels?(?!\p{L})/u],
  },
};
