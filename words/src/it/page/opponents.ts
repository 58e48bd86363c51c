import type { OpponentWords } from '../../page/opponents.ts';

const TALK = {
  attacks: 'Fuori i cannoni! All’arrembaggio!',
  plunders: 'Niente è più gustoso del carico degli altri.',
  repelled: 'I miei cannoni si faranno risentire.',
  hoards: 'Che spettacolo: le stive piene d’oro.',
  robbed: 'I miei dobloni! Li avevo contati uno per uno.',
  finds: 'Un tesoro? So già dove metterlo.',
  leads: 'Godetevi la vista della mia poppa!',
  starves: 'Niente soste, dicevo. Ecco il risultato.',
  arrives: 'Già in porto. Che cosa vi trattiene?',
};

export const opponents: OpponentWords = {
  stronger: 'La prossima volta i tuoi avversari saranno un po’ più forti.',
  gentler: 'La prossima volta i tuoi avversari saranno un po’ più clementi.',
  strongest: 'I tuoi avversari non possono diventare più forti di così.',
  gentlest: 'I tuoi avversari non possono essere più clementi di così.',
  talk: remark => TALK[remark],
};
