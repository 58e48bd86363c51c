import { counting } from '../../counting.ts';
import type { HomeWords } from '../../page/home.ts';

const { count, list } = counting('fr');

const EDITIONS = {
  '2007':
    'La classique : si vous ne pouvez pas payer, vous donnez ce que vous avez et reculez jusqu’à la première case que vous pouvez payer.',
  '2021': 'La nouvelle : si vous ne pouvez pas payer, le dé de pénurie vous fait reculer ou vous laisse sur place.',
};

const LEVELS = {
  deckhand: 'Vient d’embarquer : se trompe souvent, et attend les retardataires.',
  bosun: 'Connaît les ficelles : prépare chaque manche avec soin.',
  captain: 'Pèse chaque choix, et voit jusqu’à l’arrivée.',
  admiral: 'Le meilleur de tous : des milliers et des milliers de courses lui ont tout appris.',
};

const STYLES = {
  privateer: 'Ne refuse jamais le combat.',
  merchant: 'Préfère une cale pleine à un navire rapide.',
  racer: 'N’a qu’une hâte : rentrer au port.',
};

export const home: HomeWords = {
  title: 'Jamaica',
  tagline: 'une course de pirates autour de l’île',
  play: 'Jouer',
  playNote: 'vous et trois bots',
  firstTime: 'Première fois ? Cinq minutes pour apprendre',
  chooseOpponents: 'Choisir les adversaires',
  continue: 'Continuer',
  continueNote: (round, agreed, names) => `Manche ${round} · ${agreed} · ${list(names)}`,
  together: 'À plusieurs',
  newGame: 'Sur un seul écran',
  newGameNote: 'chacun son tour',
  day: 'La course du jour',
  dayNote: 'les mêmes dés pour tous',
  openTable: 'Ouvrir une table',
  openTableNote: 'vos amis vous rejoignent par un lien',
  bigScreen: 'Sur grand écran',
  bigScreenNote: 'les cartes sur les téléphones',
  join: 'Rejoindre une table',
  joinNote: 'par lien ou par code',
  myGames: 'Mes parties',
  myGamesNote: waiting =>
    waiting === 0
      ? 'aucune ne vous attend'
      : count(waiting, { one: 'partie vous attend', other: 'parties vous attendent' }),
  watch: 'Regarder',
  leaders: 'Classement',
  learn: 'Apprendre le métier',
  companion: 'Autour d’une vraie table',
  offline: 'Pas de réseau : les tables en ligne sont hors de portée. Tout le reste fonctionne.',
  more: 'Et aussi',
  gallery: 'Les pirates',
  load: 'Ouvrir une partie',
  drop: 'Déposez la partie ici',
  settings: 'Réglages',
  makers: 'Le jeu de plateau est de Malcolm Braff, Bruno Cathala et Sébastien Pauchon, illustré par Mathieu Leyssenne.',
  independent: 'Une adaptation indépendante, ni affiliée à l’éditeur du jeu de plateau ni approuvée par lui.',

  newTitle: 'Une nouvelle course',
  back: 'Retour',
  start: 'Larguer les amarres',
  rules: 'Les règles',
  crew: 'L’équipage',
  editionNote: edition => EDITIONS[edition],
  players: 'Joueurs',
  ghost: 'Vaisseau fantôme',
  ghostNote: 'Un navire de plus qui n’est à personne : le Capitaine le dirige, et il pille tout le monde.',
  ghostAlways: 'À deux joueurs, il navigue toujours : le Capitaine le dirige, et il pille les deux.',
  ghostNever: 'À six joueurs, il ne reste plus de navire pour lui.',
  ghostCrew: 'N’est à personne ; le Capitaine de la manche le dirige.',
  seat: seat => `Place ${seat}`,
  changePirate: pirate => `${pirate} : choisir un autre pirate`,
  choosePirate: seat => `Qui prend la place ${seat} ?`,
  swapWith: seat => `échange avec la place ${seat}`,
  ashore: 'encore à terre',
  haunted: 'le Vaisseau fantôme a pris ce navire',
  name: 'Nom',
  who: 'Aux commandes',
  person: 'une personne',
  personNote: 'Assise devant cet écran.',
  bot: level => `un bot : ${level}`,
  levelNote: level => LEVELS[level],
  asYou: 'à votre niveau',
  asYouNow: (level, next) =>
    next === null ? `À votre niveau : ${level}` : `À votre niveau : entre ${level} et ${next}`,
  asYouNote:
    'Joue aussi bien que vous. Après chaque course que vous courez contre les seuls bots, il devient un peu plus fort ou un peu plus clément, jusqu’à ce que chaque navire gagne aussi souvent que le vôtre.',
  styleNote: style => STYLES[style],
  crewNote: people => {
    if (people === 0) return 'Personne ne joue : les bots font la course, et vous regardez.';
    return people === 1
      ? 'Vous contre les bots.'
      : 'Vous vous passez l’écran ; un rideau garde le secret de vos cartes.';
  },
};
