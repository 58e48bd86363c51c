import { counting } from '../../counting.ts';
import type { SimulateWords } from '../../terminal/simulate.ts';

const { count, number, either } = counting('it');
const games = { one: 'partita', other: 'partite' };

export const simulate: SimulateWords = {
  help: {
    summary: 'gioca molte partite e mostra che cosa succede di solito',
    usage: [
      '[--players 4] [--edition 2021 | --book it-2021] [--house gift=any] [--ghost] [--games 10000] [--seed x] [--sailors random|bosun|…] [--json]',
    ],
    about: [
      'Gioca partite intere su tutti i core e mostra velocità, turni, punteggi e vittorie, combattimenti, penurie, tesori e un istogramma dei punteggi finali.',
      'Gli stessi argomenti danno lo stesso risultato, qualunque sia il numero di thread. Ctrl-C interrompe e mostra quanto è stato giocato.',
    ],
    options: [
      ['--players N', 'da 2 a 6 giocatori (4)'],
      ['--edition E', 'le regole del 2007 o del 2021 (2021)'],
      ['--book REGOLAMENTO', 'esattamente secondo un regolamento: en-2007, ru-2007, fr-2007, uk-2021 o it-2021'],
      [
        '--house REGOLA',
        'una regola della casa: tie=behind, gift=any, shortageTreasure=optional, shuffle=when-empty o loot=empty-hold; più d’una con le virgole',
      ],
      ['--ghost', 'naviga anche la Nave Fantasma: sempre con 2 giocatori, mai con 6'],
      ['--games N', 'quante partite (10000)'],
      ['--seed TESTO', 'da dove viene il caso (jamaica); la partita numero i ha il seme TESTO/i'],
      ['--sailors S', 'chi gioca: random (a caso), deckhand, bosun, captain o admiral (random)'],
      ['--workers N', 'quanti thread (quanti sono i core)'],
      [
        '--json',
        'un solo oggetto JSON e nient’altro: il comando, complete, decisions, rounds, ships e places (mean, deviation, min, max, wins), sharedWins, ghostWins, battles, attackerWins, draws, shortages, treasures, reshuffles, scores (quante volte ciascuno), timing',
      ],
    ],
    examples: [
      'jamaica simulate --players 3 --edition 2007 --games 50000',
      'jamaica simulate --players 2 --sailors bosun --games 1000 --json',
    ],
  },
  sailorsExpected: (given, known) => `come marinai si attendeva ${either(known)}, non ${given}`,
  title: (rules, agreed, played, sailors, seed) =>
    `${count(played, games)}, ${rules.players} giocatori${rules.ghost ? ' e la Nave Fantasma' : ''}, ${agreed}, marinai: ${sailors}, seme «${seed}»`,
  left: seconds => (seconds < 60 ? `ancora ${seconds} s` : `ancora ${Math.ceil(seconds / 60)} min`),
  stopped: (played, ordered) => `Interrotto dopo ${count(played, games)} su ${number(ordered)}.`,
  nothingPlayed: 'Interrotto prima che finisse una partita.',
  speed: 'Velocità',
  gamesASecond: n => `${n} partite al secondo`,
  decisionsASecond: n => `${n} decisioni al secondo`,
  inSeconds: (seconds, workers) => `${seconds} s su ${count(workers, { one: 'thread', other: 'thread' })}`,
  rounds: 'Turni',
  mean: 'media',
  deviation: 'dev. std.',
  least: 'min',
  most: 'max',
  wins: 'vittorie',
  bySeat: 'Punteggi per posto',
  byPlace: 'Punteggi per ordine di gioco',
  place: place => (place === 1 ? '1 (primo Capitano)' : String(place)),
  perGame: 'In una partita',
  battles: 'combattimenti',
  attackerWins: 'vinti dall’attaccante',
  draws: 'pareggiati',
  shortages: 'penurie',
  treasures: 'tesori trovati',
  reshuffles: 'mazzi rimescolati',
  sharedWins: 'vittorie a pari merito',
  ghostWins: 'vittorie della Nave Fantasma',
  ghostScore: mean => `in media ${mean} punti`,
  histogram: 'Punteggi finali',
};
