import { counting } from '../../counting.ts';
import type { Names } from '../../names.ts';
import type { ReplayWords } from '../../terminal/replay.ts';

const { count, list } = counting('it');

export const replay = (names: Names): ReplayWords => ({
  title: rules =>
    `Jamaica, ${names.agreedInFull(rules)}, ${count(rules.players, { one: 'giocatore', other: 'giocatori' })}${rules.ghost ? ' e la Nave Fantasma' : ''}`,
  seenBy: seat => `La partita come l’ha vista ${names.ship(seat)}.`,
  sea: 'mare',
  port: 'porto',
  lair: 'covo',
  treasure: 'covo con tesoro',
  redLine: 'linea rossa',
  portRoyal: 'Port Royal',
  behindStart: ships => `Dietro la linea di partenza (in minuscolo): ${list(ships.map(names.within))}.`,
  seat: seat => `posto ${seat}`,
  nothingAboard: 'niente a bordo',
  faceDown: cards => count(cards, { one: 'tesoro coperto', other: 'tesori coperti' }),
  ship: 'Nave',
  space: 'casella',
  gold: 'oro',
  treasures: 'tesori',
  total: 'totale',
  winner: 'vince',
  unfinished: 'La registrazione finisce qui: la partita non è conclusa.',
  noSuchRound: (round, rounds) =>
    `il turno ${round} non c’è: la partita ha ${count(rounds, { one: 'turno', other: 'turni' })}`,
  noSuchSeat: (given, last) => `--seat: si attendeva un posto da 0 a ${last} o la lettera della nave, non «${given}»`,
  roundExpected: given => `--round: si attendeva un turno o un intervallo come 5-8, non «${given}»`,
  refused: why => `questa partita non rispetta le regole: ${why}`,
});
