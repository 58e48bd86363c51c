import { counting, type Names } from '@jamaica/words';
import type { ReplayWords } from '../replay.ts';

const { count, list } = counting('fr');

export const replay = (names: Names): ReplayWords => ({
  title: ({ edition, players, ghost }) =>
    `Jamaica, édition ${edition}, ${count(players, { one: 'joueur', other: 'joueurs' })}${ghost ? ' et le Vaisseau fantôme' : ''}`,
  seenBy: seat => `Vu par ${names.ship(seat)}.`,
  sea: 'mer',
  port: 'port',
  lair: 'repaire',
  treasure: 'repaire avec trésor',
  redLine: 'ligne rouge',
  portRoyal: 'Port-Royal',
  behindStart: ships => `Derrière la ligne de départ (en minuscules) : ${list(ships.map(names.ship))}.`,
  seat: seat => `siège ${seat}`,
  nothingAboard: 'rien à bord',
  faceDown: cards => `${cards} face cachée`,
  ship: 'Navire',
  space: 'case',
  gold: 'or',
  treasures: 'trésors',
  total: 'points',
  winner: 'vainqueur',
  unfinished: 'L’enregistrement s’arrête ici : la partie n’est pas finie.',
  noSuchRound: (round, rounds) =>
    `il n’y a pas de tour ${round} : la partie a ${count(rounds, { one: 'tour', other: 'tours' })}`,
  noSuchSeat: (given, last) => `--seat : attendu un siège de 0 à ${last} ou la lettre de son navire, pas « ${given} »`,
  roundExpected: given => `--round : attendu un tour ou une suite comme 5-8, pas « ${given} »`,
  refused: why => `cette partie ne respecte pas les règles : ${why}`,
});
