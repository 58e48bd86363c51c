import { counting } from '@jamaica/words';
import type { LobbyWords } from '../lobby.ts';

const { count, list } = counting('fr');

const KINDS = { live: 'En direct', slow: 'Lente', none: 'Aucune' };
const KIND_NOTES = {
  live: 'Tout le monde est là. Si votre temps est écoulé, un bot joue pour vous jusqu’à votre retour.',
  slow: 'Une course sur plusieurs jours : on vous prévient quand c’est à vous.',
  none: 'Autant de temps que vous voulez.',
};

export const lobby: LobbyWords = {
  openTitle: 'Ouvrir une table',
  open: 'Ouvrir la table',
  opening: 'Ouverture…',
  openNote: free =>
    free === 0
      ? 'Vous contre les bots.'
      : `Vous recevez un lien pour vos amis : ${count(free, { one: 'siège', other: 'sièges' })} à pourvoir.`,
  yourName: 'Votre nom',
  nameNote: 'Pour que les autres vous reconnaissent. Aucun compte nécessaire.',
  bots: 'Bots dès le départ',
  botsNote: 'Les sièges libres peuvent aussi être donnés à des bots plus tard.',
  clock: 'Pendule',
  clockKind: kind => KINDS[kind],
  clockKindNote: kind => KIND_NOTES[kind],
  pace: 'Pour chaque choix',
  livePace: (seconds, minutes) => `${seconds} s + ${minutes} min`,
  slowPace: hours => (hours % 24 === 0 ? count(hours / 24, { one: 'jour', other: 'jours' }) : `${hours} h`),
  listed: 'Ouverte à tous',
  listedNote: 'La table est dans la liste publique, et la course est classée. Sinon, il faut avoir le lien.',
  spectators: 'Spectateurs',
  spectatorsNote: 'Qui a le lien peut regarder. Personne ne voit vos cartes.',
  phrasesOnly: 'Phrases toutes faites',
  phrasesOnlyNote: 'À cette table, on se parle en phrases toutes faites, que chacun lit dans sa langue.',

  joinTitle: 'Rejoindre une table',
  joinField: 'Lien ou code',
  joinNote: 'Collez le lien que votre ami vous a envoyé, ou tapez le code de la table.',
  join: 'À la table',
  notATable: 'Ce n’est ni le lien ni le code d’une table.',

  title: 'La table',
  titleOf: host => `La table de ${host}`,
  invite: 'Invitez vos amis',
  inviteNote: 'Qui ouvre ce lien s’assoit d’un seul geste.',
  link: 'Lien vers cette table',
  copy: 'Copier',
  copied: 'Copié',
  share: 'Partager…',
  shareText: 'Viens faire la course avec moi autour de la Jamaïque !',
  qr: 'Code QR avec le lien vers cette table',
  showQr: 'Code QR',
  code: 'Code',
  crew: 'L’équipage',
  free: 'Un siège libre',
  freeNote: 'pour qui a le lien',
  you: 'vous',
  host: 'hôte',
  ready: 'à bord',
  notReady: 'pas encore à bord',
  sit: 'S’asseoir',
  sitHere: 'S’asseoir ici',
  full: 'Tous les sièges sont pris. Vous pourrez regarder la course.',
  rise: 'Se lever',
  readyButton: 'Paré !',
  unready: 'Encore un instant',
  start: 'Larguez les amarres',
  waitingFor: names => `On attend ${list(names)}`,
  botsFill: seats =>
    count(seats, { one: 'siège libre sera pris par un bot.', other: 'sièges libres seront pris par des bots.' }),
  allReady: 'Tout le monde est à bord !',
  hostStarts: 'L’hôte largue les amarres quand tout le monde est à bord.',
  tools: name => `Changer le siège de ${name}`,
  remove: 'Vider le siège',
  swapWith: seat => `Échanger avec le siège ${seat}`,
  taken: 'déjà pris',
  choosePirate: 'Quel pirate êtes-vous ?',
  rules: 'Ce qui est convenu',
  termsListed: 'dans la liste publique, classée',
  termsByLink: 'par lien seulement',
};
