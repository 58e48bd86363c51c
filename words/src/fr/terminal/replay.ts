import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { ReplayWords } from '../../terminal/replay.ts';

const { count, list } = counting('fr');

export const replay = (names: Names): ReplayWords => ({
  title: rules =>
    `Jamaica, ${names.agreedInFull(rules)}, ${count(rules.players, { one: 'joueur', other: 'joueurs' })}${rules.ghost ? ' et le Vaisseau fantôme' : ''}`,
  seenBy: seat => `La partie vue par ${names.within(seat)}.`,
  sea: 'mer',
  port: 'port',
  lair: 'repaire',
  treasure: 'repaire avec trésor',
  redLine: 'ligne rouge',
  portRoyal: 'Port Royal',
  behindStart: ships => `Derrière la ligne de départ (en minuscules) : ${list(ships.map(names.within))}.`,
  seat: seat => `place ${seat}`,
  nothingAboard: 'rien à bord',
  faceDown: cards => `${count(cards, { one: 'trésor', other: 'trésors' })} face cachée`,
  ship: 'Navire',
  space: 'case',
  gold: 'or',
  treasures: 'trésors',
  total: 'total',
  winner: 'victoire',
  unfinished: 'L’enregistrement s’arrête ici : la partie n’est pas finie.',
  noSuchRound: (round, rounds) =>
    `il n’y a pas de manche ${round} : la partie compte ${count(rounds, { one: 'manche', other: 'manches' })}`,
  noSuchSeat: (given, last) =>
    `--seat : une place de 0 à ${last} ou la lettre de son navire est attendue, et non « ${given} »`,
  roundExpected: given => `--round : une manche ou une suite comme 5-8 est attendue, et non « ${given} »`,
  refused: why => `cette partie ne respecte pas les règles : ${why}`,
});
