import type { OpponentWords } from '../../page/opponents.ts';

const TALK = {
  attacks: 'Branle-bas de combat ! À l’abordage !',
  plunders: 'Rien n’est meilleur que la cargaison des autres.',
  repelled: 'Mes canons n’ont pas dit leur dernier mot.',
  hoards: 'Quel beau spectacle : des cales pleines d’or.',
  robbed: 'Mes doublons ! Je les avais tous comptés.',
  finds: 'Un trésor ? Je sais déjà où le ranger.',
  leads: 'Admirez bien ma poupe !',
  starves: 'Pas le temps de faire des réserves, disais-je. Bon.',
  arrives: 'Déjà au port. Vous en mettez, du temps !',
};

export const opponents: OpponentWords = {
  stronger: 'La prochaine fois, vos adversaires seront un peu plus forts.',
  gentler: 'La prochaine fois, vos adversaires vous ménageront un peu plus.',
  strongest: 'Vos adversaires ne peuvent pas être plus forts.',
  gentlest: 'Vos adversaires ne peuvent pas être plus cléments.',
  talk: remark => TALK[remark],
};
