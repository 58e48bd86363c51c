import { counting } from '../../counting.ts';
import type { LineWords } from '../../page/line.ts';

const { count } = counting('fr');

const AWAY = {
  'no-network': 'Pas de réseau',
  unreachable: 'Le serveur ne répond pas',
  'no-server': 'Il n’y a pas de serveur ici',
};

const REFUSALS = {
  away: 'Pas de connexion : rien n’a été fait.',
  'not-understood': 'Le serveur n’a pas compris.',
  'no-table': 'Cette table n’existe pas.',
  'not-yours': 'Seul l’hôte peut faire cela.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'seat-taken': 'Cette place est prise.',
  'pirate-taken': 'Quelqu’un d’autre a déjà ce pirate.',
  'table-full': 'Toutes les places sont prises.',
  'already-started': 'La course a déjà commencé.',
  'not-started': 'La course n’a pas encore commencé.',
  'not-ready': 'Tout le monde n’est pas encore à bord.',
  'no-spectators': 'Cette table est réservée à ses joueurs.',
  over: 'La course est finie.',
  'not-open': 'On ne vous demande rien pour le moment.',
  'too-late': 'Trop tard : c’est déjà décidé.',
  'not-an-option': 'Ce choix n’est pas possible maintenant.',
  'phrases-only': 'À cette table, on ne parle qu’en phrases toutes faites.',
  'too-fast': 'Trop vite ! Attendez un instant.',
  'too-many': 'C’est trop.',
  'no-such-change': 'Le serveur ne connaît pas cela.',
  'no-program': 'Aucun programme de ce genre ne peut être invité.',
  'program-busy': 'Ce programme a assez de tables pour le moment. Invitez-en un autre.',
  unavailable: 'Le serveur n’y est pas parvenu. Réessayez.',
};

export const line: LineWords = {
  connected: 'En ligne',
  connecting: 'Connexion…',
  away: why => AWAY[why],
  awayNote: 'Rien n’est perdu : la partie reprend dès que la connexion revient.',
  refusal: why => REFUSALS[why],
  looking: 'On cherche la table…',
  closedTitle: 'Impossible d’accéder à cette table',
  closed: why =>
    why === 'no-spectators'
      ? 'La course a commencé, et cette table est réservée à ses joueurs.'
      : 'Il n’y a pas de table ici. Le lien est peut-être incomplet.',
  home: 'Retour au port',
  yourTime: 'Votre temps',
  reserve: left => `réserve ${left}`,
  time: (left, reserve) => (reserve === null ? `encore ${left}` : `encore ${left}, réserve ${reserve}`),
  hours: hours => count(hours, { one: 'heure', other: 'heures' }),
  days: days => count(days, { one: 'jour', other: 'jours' }),
  absent: 'un bot joue',
  absentNote: why =>
    why === 'time' ? 'Son temps est écoulé : un bot joue à sa place.' : 'A quitté la table : un bot joue à sa place.',
  offline: 'hors ligne',
  offlineNote: 'Sa connexion est coupée, ou le jeu est fermé. Sa place lui reste.',
  ownAbsence: why =>
    why === 'time'
      ? 'Votre temps est écoulé : un bot tient la barre.'
      : 'Vous avez quitté la table : un bot tient la barre.',
  takeHelm: 'Reprendre la barre',
  botsSlow: 'Beaucoup de courses sont en cours : les bots mettent plus de temps que d’habitude.',
  watching: 'Vous regardez',
  follow: 'Suivre',
  followAction: 'l’action en cours',
  leaveQuestion: 'La course continue sans vous. Vous pouvez revenir à tout moment par « Mes parties ».',
  leaveToBot: 'Laisser la barre à un bot',
  leaveForNow: 'Partir en gardant ma place',
  rematchCalled: name => (name === null ? 'On propose une revanche.' : `${name} propose une revanche.`),
  rematchGo: 'Monter à bord',
};
