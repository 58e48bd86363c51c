import { counting } from '@jamaica/words';
import type { HarbourWords } from '../harbour.ts';

const { count, list } = counting('fr');

const QUAYS = { mine: 'Mes parties', join: 'Rejoindre', watch: 'Regarder', leaders: 'Classement' };

export const harbour: HarbourWords = {
  title: 'Le port',
  quay: quay => QUAYS[quay],
  quays: 'Les quais',
  whoYouAre: name => `${name} : qui vous êtes ici`,
  loading: 'On scrute l’horizon…',
  trouble: {
    offline: 'Le serveur est injoignable.',
    tooFast: 'C’était trop rapide. Attendez un instant, puis réessayez.',
    tooMany: 'Il y en a déjà trop.',
    wrongCode: 'Personne n’a ce code. Vérifiez-le lettre par lettre.',
    wrongPasskey: 'Cette clé d’accès n’a pas été reconnue.',
    other: 'Le serveur n’a pas pu le faire. Réessayez plus tard.',
  },
  stale: 'Ce que vous voyez date d’avant.',
  again: 'Réessayer',

  yourTurn: 'À vous de jouer',
  underWay: 'En mer',
  gathering: 'L’équipage se réunit',
  finished: 'Terminées',
  timeLeft: time => `encore ${time}`,
  noTimeLeft: 'votre temps est écoulé',
  noClock: 'rien ne presse',
  changed: when => `dernier coup : ${when}`,
  opened: when => `table ouverte : ${when}`,
  won: 'Victoire !',
  place: (place, of) => `${place}${place === 1 ? 'er' : 'e'} sur ${of}`,
  points: points => count(points, { one: 'point', other: 'points' }),
  ghostWon: 'Le Vaisseau fantôme a gagné.',
  wonBy: names => `Victoire de ${list(names)}`,
  noResult: 'terminée sans résultat',

  play: 'Jouer',
  look: 'Y aller',
  sit: 'S’asseoir',
  watch: 'Regarder',
  replay: 'Revoir',
  linkAt: (link, names) => (names.length === 0 ? link : `${link} : table avec ${list(names)}`),

  edition: edition => `édition ${edition}`,
  players: players => count(players, { one: 'joueur', other: 'joueurs' }),
  ghost: 'Vaisseau fantôme',
  noLimit: 'sans horloge',
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
  emptyJoin: 'Personne ne réunit d’équipage',
  emptyJoinNote: 'Ouvrez une table visible de tous : qui passera par ici la trouvera.',
  emptyWatch: 'La mer est calme',
  emptyWatchNote: 'Les parties publiques en cours apparaissent ici. En attendant, lancez-en une.',
  emptyLeaders: 'Personne n’est encore classé',
  emptyLeadersNote: 'Terminez une partie publique avec d’autres : la première place sera pour vous ou pour eux.',
  openTable: 'Ouvrir une table',
  seeOpen: 'Voir les tables ouvertes',

  editionLegend: 'Édition',
  playersLegend: 'Joueurs',
  rank: 'Rang',
  name: 'Nom',
  strength: 'Force',
  games: 'Parties',
  strengthNote:
    'La force part de presque 0 et augmente quand on finit devant de bons joueurs. C’est ce que l’on dépasse presque à coup sûr : une partie chanceuse y fait peu, beaucoup de bonnes parties y font beaucoup. Seules comptent les parties publiques entre humains.',
  program: 'un programme',
  notRanked: 'Vous n’êtes pas encore dans ce classement. Terminez une partie publique de ce genre avec d’autres.',
};
