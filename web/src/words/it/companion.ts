import type { CompanionWords } from '../companion.ts';

export const companion: CompanionWords = {
  title: 'Al tavolo vero',
  intro:
    'Per chi ha la scatola. Giocate con i vostri dadi e le vostre carte e ditelo qui: stive, prezzi, battaglie, penurie e punti sono tenuti per voi, secondo le regole.',
  firstCaptain: 'Primo Capitano',
  begin: 'Mollare gli ormeggi',
  resume: 'Riprendere l’ultima partita',
  back: 'Indietro',
  askDice: name => `${name}, Capitano, ha tirato i due dadi azione. Che cosa mostrano?`,
  askCombat: of => `Che cosa mostra il dado di combattimento ${of}?`,
  askShortage: of => `Che cosa mostra il dado della penuria ${of}?`,
  askCard: name => `Quale carta scopre ${name}?`,
  askTreasure: name => `${name} prende un tesoro. Quale?`,
  faceDown: 'Un valore o una maledizione: resta coperta',
  askCount: of => `La corsa è finita. Qual è questo tesoro ${of}?`,
  gift: place => `Cedere il tesoro ${place}: è maledetto`,
  die: number => `Dado ${number}`,
  takeBack: 'Annulla',
  newGame: 'Nuova partita',
  newGameQuestion: 'Quello che è stato detto di questa partita andrà perduto.',
};
