import { counting } from '../../counting.ts';
import type { HarbourWords } from '../../page/harbour.ts';
import { ordinal } from './position.ts';

const { count, list } = counting('fr');

const TABS = { mine: 'Mes parties', join: 'Rejoindre', watch: 'Regarder', leaders: 'Classement' };

export const harbour: HarbourWords = {
  title: 'Le port',
  tab: tab => TABS[tab],
  tabs: 'Les quais',
  whoYouAre: name => `${name} : votre profil`,
  loading: 'On scrute l’horizon…',
  trouble: {
    offline: 'Le serveur est injoignable.',
    tooFast: 'Trop vite ! Attendez un instant, puis réessayez.',
    tooMany: 'Il y en a déjà trop.',
    wrongCode: 'Personne n’a ce code. Vérifiez-le lettre par lettre.',
    wrongPasskey: 'Cette clé d’accès n’a pas été reconnue.',
    other: 'Le serveur n’y est pas parvenu. Réessayez plus tard.',
  },
  stale: 'Ces informations ne sont plus à jour.',
  again: 'Réessayer',

  yourTurn: 'À vous de jouer',
  underWay: 'En mer',
  gathering: 'L’équipage se réunit',
  finished: 'Terminées',
  timeLeft: time => `encore ${time}`,
  noTimeLeft: 'votre temps est écoulé',
  noClock: 'rien ne presse',
  changed: when => `dernier coup : ${when}`,
  opened: when => `table ouverte : ${when}`,
  won: 'Victoire !',
  place: (place, of) => `${ordinal(place)} position sur ${of}`,
  points: points => count(points, { one: 'point', other: 'points' }),
  ghostWon: 'Le Vaisseau fantôme a gagné.',
  wonBy: names => `Gagnée par ${list(names)}`,
  noResult: 'terminée sans résultat',

  play: 'Jouer',
  look: 'Voir',
  sit: 'S’asseoir',
  watch: 'Regarder',
  replay: 'Revoir',
  linkAt: (link, names) => (names.length === 0 ? link : `${link} : table avec ${list(names)}`),

  players: players => count(players, { one: 'joueur', other: 'joueurs' }),
  ghost: 'Vaisseau fantôme',
  noLimit: 'sans limite de temps',
  live: (decision, reserve) =>
    reserve === null ? `${decision} par choix` : `${decision} par choix, ${reserve} en réserve`,
  slow: time => `${time} par choix`,
  phrasesOnly: 'phrases toutes faites',
  noSpectators: 'sans spectateurs',
  freeSeats: seats => count(seats, { one: 'place libre', other: 'places libres' }),
  freeSeat: 'place libre',
  bot: level => `bot, ${level}`,
  you: 'vous',
  names: list,

  emptyMine: 'Aucun de vos navires n’est en mer',
  emptyMineNote: 'Ouvrez une table et envoyez le lien à vos amis, ou asseyez-vous là où une place est libre.',
  emptyJoin: 'Aucun équipage en vue',
  emptyJoinNote: 'Ouvrez une table visible de tous : ceux qui passeront par ici la verront.',
  emptyWatch: 'La mer est calme',
  emptyWatchNote: 'Les parties publiques en cours apparaissent ici. En attendant, lancez-en une.',
  emptyLeaders: 'Le classement est encore vide',
  emptyLeadersNote: 'Terminez une partie publique avec d’autres : la tête du classement est à prendre.',
  openTable: 'Ouvrir une table',
  seeOpen: 'Voir les tables ouvertes',

  editionLegend: 'Édition',
  playersLegend: 'Joueurs',
  rank: 'Rang',
  name: 'Nom',
  strength: 'Cote',
  games: 'Parties',
  strengthNote:
    'La cote part de presque 0 et monte quand on finit devant de bons joueurs. C’est une estimation prudente : une partie chanceuse y change peu, beaucoup de bonnes parties y changent beaucoup. Seules comptent les parties publiques à temps limité, entre des personnes qui ont un code de secours ou une clé d’accès et ne jouent pas du même endroit.',
  program: 'un programme',
  notRanked: 'Vous n’êtes pas encore dans ce classement. Terminez une partie publique de ce type avec d’autres.',
};
