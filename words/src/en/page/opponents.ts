import type { OpponentWords } from '../../page/opponents.ts';

const TALK = {
  attacks: 'Clear the decks! I am coming aboard.',
  plunders: 'Nothing tastes better than somebody else’s cargo.',
  repelled: 'You will hear from my guns again.',
  hoards: 'Now that is a sight: holds full of gold.',
  robbed: 'My doubloons! I had counted every one of them.',
  finds: 'A treasure? I have just the place for it.',
  leads: 'Enjoy the view of my stern!',
  starves: 'No time to stock up, I said. Well.',
  arrives: 'Home already. What kept you?',
};

export const opponents: OpponentWords = {
  stronger: 'Next time your opponents will be a little stronger.',
  gentler: 'Next time your opponents will go a little easier on you.',
  strongest: 'Your opponents cannot get any stronger than this.',
  gentlest: 'Your opponents are already as gentle as they get.',
  talk: remark => TALK[remark],
};
