import { counting } from '@jamaica/words';
import type { HomeWords } from '../home.ts';

const { count, list } = counting('fr');

const EDITIONS = {
  '2007': 'La classique : qui ne peut pas payer donne ce qu’il a et recule jusqu’à la première case à sa portée.',
  '2021': 'La nouvelle : qui ne peut pas payer lance le dé de pénurie, qui le fait reculer ou le laisse en place.',
};

const LEVELS = {
  deckhand: 'Tout juste embarqué : se contente de ce qui n’est pas trop mauvais.',
  bosun: 'Connaît les ficelles : prépare ce tour avec soin.',
  captain: 'Réfléchit à chaque choix jusqu’à l’arrivée.',
  admiral: 'Notre meilleur : a tout appris de milliers et de milliers de courses.',
};

export const home: HomeWords = {
  title: 'Jamaica',
  tagline: 'une course de pirates autour de l’île',
  play: 'Jouer',
  playNote: 'vous et trois bots',
  continue: 'Continuer',
  continueNote: (round, names) => `Tour ${round} · ${list(names)}`,
  together: 'À plusieurs',
  newGame: 'Sur un seul écran',
  newGameNote: 'chacun son tour',
  openTable: 'Ouvrir une table',
  openTableNote: 'vos amis viennent par un lien',
  join: 'Rejoindre une table',
  joinNote: 'par lien ou par code',
  myGames: 'Mes parties',
  myGamesNote: waiting =>
    waiting === 0 ? 'personne ne vous attend' : count(waiting, { one: 'vous attend', other: 'vous attendent' }),
  watch: 'Regarder',
  leaders: 'Classement',
  learn: 'Apprendre le métier',
  companion: 'À la vraie table',
  offline: 'Pas de réseau : les tables en ligne sont hors de portée. Tout le reste fonctionne.',
  more: 'Et encore',
  gallery: 'Les pirates',
  load: 'Ouvrir une partie',
  drop: 'Déposez la partie ici',
  settings: 'Réglages',
  independent: 'Une adaptation indépendante, ni affiliée à l’éditeur du jeu de plateau ni approuvée par lui.',

  newTitle: 'Une nouvelle course',
  back: 'Retour',
  start: 'Larguez les amarres',
  rules: 'Les règles',
  crew: 'L’équipage',
  edition: 'Édition',
  editionNote: edition => EDITIONS[edition],
  players: 'Joueurs',
  ghost: 'Vaisseau fantôme',
  ghostNote: 'Un navire de plus qui n’est à personne : le Capitaine le dirige, et il pille tout le monde.',
  ghostAlways: 'À deux joueurs, il navigue toujours : le Capitaine le dirige, et il pille les deux.',
  ghostNever: 'À six joueurs, il ne reste plus de navire pour lui.',
  ghostCrew: 'N’est à personne ; le Capitaine du tour le dirige.',
  seat: seat => `Siège ${seat}`,
  changePirate: pirate => `${pirate} : choisir un autre pirate`,
  choosePirate: seat => `Qui navigue au siège ${seat} ?`,
  swapWith: seat => `échange avec le siège ${seat}`,
  ashore: 'encore à terre',
  haunted: 'le Vaisseau fantôme a pris ce navire',
  name: 'Nom',
  who: 'Aux commandes',
  person: 'une personne',
  personNote: 'Assise devant cet écran.',
  bot: level => `un bot : ${level}`,
  levelNote: level => LEVELS[level],
  crewNote: people => {
    if (people === 0) return 'Personne ne joue : les bots font la course, et vous regardez.';
    return people === 1
      ? 'Vous contre les bots.'
      : 'Vous vous passez l’écran ; un rideau garde le secret de vos cartes.';
  },
};
