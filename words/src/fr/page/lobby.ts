import { counting } from '../../counting.ts';
import type { LobbyWords } from '../../page/lobby.ts';

const { count, list } = counting('fr');

const KINDS = { live: 'En direct', slow: 'En différé', none: 'Illimité' };
const KIND_NOTES = {
  live: 'Tout le monde est là. Si votre temps est écoulé, un bot joue pour vous jusqu’à votre retour.',
  slow: 'Une course sur plusieurs jours : on vous prévient quand c’est à vous.',
  none: 'Autant de temps que vous voulez.',
};

export const lobby: LobbyWords = {
  openTitle: 'Ouvrir une table',
  open: 'Ouvrir la table',
  opening: 'Ouverture…',
  openNote: free =>
    free === 0
      ? 'Vous contre les bots.'
      : `Vous recevrez un lien pour vos amis : ${count(free, { one: 'place', other: 'places' })} à prendre.`,
  yourName: 'Votre nom',
  nameNote: 'Pour que les autres vous reconnaissent. Pas besoin de compte.',
  bots: 'Bots dès le départ',
  botsNote: 'Les places libres peuvent aussi être données à des bots plus tard.',
  clock: 'Temps de jeu',
  clockKind: kind => KINDS[kind],
  clockKindNote: kind => KIND_NOTES[kind],
  pace: 'Temps de réflexion',
  listed: 'Ouverte à tous',
  listedNote:
    'La table figure dans la liste publique ; si le temps est limité, la course compte pour le classement. Sinon, il faut avoir le lien.',
  listedUnratedNote:
    'La table figure dans la liste publique. Avec vos propres règles maison, la course ne compte pas pour le classement.',
  spectators: 'Spectateurs',
  spectatorsNote: 'Il suffit d’avoir le lien pour regarder. Personne ne voit vos cartes.',
  phrasesOnly: 'Phrases toutes faites',
  phrasesOnlyNote: 'À cette table, on se parle en phrases toutes faites, que chacun lit dans sa langue.',

  joinTitle: 'Rejoindre une table',
  joinField: 'Lien ou code',
  joinNote: 'Collez le lien que l’on vous a envoyé, ou tapez le code de la table.',
  join: 'Rejoindre',
  notATable: 'Ce n’est ni le lien ni le code d’une table.',
  noTableByCode: 'Aucune table ne porte ce code. Un code n’est valable que jusqu’au départ de la course.',

  title: 'La table',
  titleOf: host => `Table ouverte par ${host}`,
  invite: 'Invitez vos amis',
  inviteNote: 'Il suffit d’ouvrir ce lien pour s’installer.',
  link: 'Lien vers cette table',
  copy: 'Copier',
  copied: 'Copié',
  share: 'Partager…',
  shareText: 'Viens faire la course avec moi autour de la Jamaïque !',
  qr: 'Code QR avec le lien vers cette table',
  showQr: 'Code QR',
  code: 'Code',
  codeNote: 'à dicter ou à taper',
  crew: 'L’équipage',
  free: 'Une place libre',
  freeNote: 'pour un ami qui a le lien',
  you: 'vous',
  host: 'hôte',
  ready: 'à bord',
  notReady: 'pas encore à bord',
  sit: 'S’asseoir',
  sitHere: 'S’asseoir ici',
  full: 'Toutes les places sont prises. Vous pourrez regarder la course.',
  rise: 'Se lever',
  readyButton: 'Je suis à bord',
  unready: 'Encore un instant',
  start: 'Larguer les amarres',
  waitingFor: names => `On attend ${list(names)}`,
  botsFill: seats =>
    count(seats, { one: 'place libre sera prise par un bot.', other: 'places libres seront prises par des bots.' }),
  allReady: 'Tout le monde est à bord !',
  hostStarts: 'L’hôte largue les amarres quand tout le monde est à bord.',
  tools: name => `Modifier la place : ${name}`,
  remove: 'Libérer la place',
  swapWith: seat => `Échanger avec la place ${seat}`,
  programs: 'Le programme de quelqu’un',
  noPrograms: 'Aucun programme n’est inscrit. Qui en écrit un peut l’y mettre.',
  programBy: owner => `créé par ${owner}`,
  programStrength: level => `niveau : ${level}`,
  programSpeaks: languages => `parle ${list(languages)}`,
  programAway: 'absent pour l’instant',
  taken: 'déjà pris',
  choosePirate: 'Quel pirate êtes-vous ?',
  rules: 'Réglages de la partie',
  termsListed: 'liste publique',
  termsUnrated: 'liste publique, course non classée',
  termsByLink: 'par lien seulement',
};
