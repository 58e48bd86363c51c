import type { AskWords } from '../ask.ts';
import { counting } from '../counting.ts';
import type { Names } from '../names.ts';

const { count } = counting('en');

const spaces = (die: number): string => count(die, { one: 'space', other: 'spaces' });

export const ask = (names: Names): AskWords => {
  const { ship, within, goods, tokens, combatFace } = names;
  return {
    dice: (first, second) => `You are Captain and rolled ${first} and ${second}. Which die for the morning?`,
    card: (morning, evening) => `Morning ${morning}, evening ${evening}. Which card do you play?`,
    move: (die, forward) => `The way forks. Where do you sail, ${spaces(die)} ${forward ? 'forward' : 'back'}?`,
    load: load => `Where do you stow ${goods(load)}?`,
    empty: load => `No hold is empty. What goes overboard for ${goods(load)}?`,
    pay: price => `You pay ${goods(price)}. From which holds?`,
    attack: 'Several ships lie here. Whom do you attack?',
    powder: (rival, strength) =>
      strength === null
        ? `You attack ${within(rival)}. How much gunpowder do you spend?`
        : `${ship(rival)} attacks with ${strength}. How much gunpowder do you spend?`,
    powderFrom: spent => `You spend ${tokens('gunpowder', spent)}. From which holds?`,
    sabre: (whose, face) => `${ship(whose)} rolled ${combatFace(face)}. Do you draw Saran’s Sabre?`,
    loot: loser => `You beat ${within(loser)}. What do you take?`,
    retreat: 'A shortage drives you back. Where to?',
    treasure: 'A shortage drove you to this lair. Do you take its treasure?',
    ghostDirection: die => `You steer the Ghost Ship, ${spaces(die)}. Which way?`,
    ghostMove: die => `You steer the Ghost Ship, ${spaces(die)}. Which lane?`,
    ghostAttack: 'Whom does the Ghost Ship attack?',
    ghostLoot: loser => `The Ghost Ship beat ${within(loser)}. What does it take?`,
    ghostLoad: load => `Where does the Ghost Ship stow ${goods(load)}?`,
  };
};
