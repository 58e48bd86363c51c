import type { Examples } from '../examples.ts';

export const examples: Examples = {
  leavesTooLittle: 'tiene solo 2 razioni per una casella che ne costa 3',
  risksShortage: 'rischia una penuria di cibo (40%)',
  reachesLair: 'raggiunge il covo della casella 11 e il suo tesoro',
  fights: 'attacca Samuel (vittoria 62%)',
  outcome: 'vittoria 63%, 31 punti in media',
  overboard: 'Samuel getta in mare 3 barili di polvere. Samuel carica 1 doblone nella Sesta Stiva.',
  battleWon: 'Anne vince 10 (con Lady Beth) a 5.',
  curseGiven: 'John cede a Samuel un tesoro maledetto.',
  behindStart: 'La Nave Fantasma arretra da Port Royal alla casella 48 dietro la partenza (mare).',
  attacked: 'Liv attacca Саша.',
  treasureFound: [
    'trovato in un covo',
    'trovato nel covo della casella 9, poi l’ha avuto Nell',
    'trovato in un covo, poi l’hanno avuto Nell e Bram',
  ],
};
