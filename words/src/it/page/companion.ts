import type { CompanionWords } from '../../page/companion.ts';

export const companion: CompanionWords = {
  title: 'Attorno a un vero tavolo',
  intro:
    'Per chi ha la scatola. Giocate con i vostri dadi e le vostre carte e segnate qui i risultati: stive, prezzi, combattimenti, penurie e punti si aggiornano da soli, secondo le regole.',
  firstCaptain: 'Primo Capitano',
  begin: 'Molla gli ormeggi',
  resume: 'Riprendi l’ultima partita',
  back: 'Indietro',
  askDice: name => `${name} è Capitano e ha tirato i due dadi Azione. Che cosa mostrano?`,
  askCombat: of => `Che cosa mostra il dado da combattimento ${of}?`,
  askShortage: of => `Che cosa mostra il dado Penuria ${of}?`,
  askCard: name => `Quale carta scopre ${name}?`,
  askTreasure: name => `${name} prende un tesoro. Quale?`,
  faceDown: 'Punti o una maledizione: la carta resta coperta',
  askCount: of => `La regata è finita. Quanto vale questo tesoro ${of}?`,
  gift: place => `Cedi il tesoro ${place}: è maledetto`,
  die: number => `Dado ${number}`,
  takeBack: 'Annulla',
  newGame: 'Nuova partita',
  newGameQuestion: 'Tutto ciò che avete inserito per questa partita andrà perduto.',
};
