import { tipsIn } from '../../page/tips.ts';

export const tips = tipsIn({
  signs: {
    hidden:
      'A treasure that lies face down: worth points or cursed. Only those who have held it know, until the points are counted.',
    cursed: 'Everybody knows that this treasure is cursed. Whoever wins a battle may hand a curse to the loser.',
    value: 'A treasure worth points at the end.',
    hold: 'A hold takes one load of one kind. Nothing is ever added to a hold that has something in it.',
    sixth: 'One more hold, under the same rules, for as long as the card is kept.',
    hand: 'At the end of the round everybody draws back to 3 cards, or 4 with Morgan’s Map.',
    deck: 'When you must draw and the deck is empty, the discard pile is shuffled into a new one.',
    discards: 'Cards already played, open for everybody to see.',
    captain:
      'The Captain rolls the dice, places them, and plays first. The compass passes to the left after each round.',
    chosen: 'Everybody chooses in secret; a card is shown only when its turn comes.',
    rank: 'The place in the race: the fewer spaces to the finish, the farther ahead. It decides between equal scores.',
    dice: 'The Captain puts one die on the morning and one on the evening: both count for everybody.',
    combatDie: 'The combat die shows 2, 4, 6, 8, 10 or a star. A star wins at once.',
    shortageDie: 'Circle: back to a port. Square: back to the sea. Skull: back to a lair. Star: the ship stays.',
    token: 'A treasure waits here for the first ship that ends a movement on this lair.',
    pile: 'Nine treasures of twelve; nobody knows which three are missing.',
    redLine: 'A ship that is not beyond the red line at the end, or is behind the start, loses 5 points.',
    points: 'Points for a ship that is here at the end.',
    fork: 'Two lanes around the islet: choose one. It can be chosen again on the way back.',
    finish:
      'The first ship that comes round the island ends the game: the round is played out. The finish is worth 15.',
    ghost:
      'It belongs to nobody. When all have played, the Captain moves it twice: by the morning die, then by the evening die.',
    ladyBeth: 'The Ghost Ship keeps Lady Beth for good: 2 more in every battle.',
  },
  powers: {
    'morgans-map': 'A hand of 4 cards instead of 3.',
    'sarans-sabre': 'Once in a battle, have a combat die rolled again: your own or your rival’s.',
    'lady-beth': '2 more strength in every battle.',
    'sixth-hold': 'A sixth hold, like the other five.',
  },
  goods: {
    gold: 'Gold pays for ports, and every doubloon left is a point at the end.',
    food: 'Food feeds the crew: at sea a ship pays as much as there are biscuits on the space.',
    gunpowder: 'In a battle every token adds 1 to the die. It is gone afterwards, won or lost.',
  },
  spaces: {
    'port-royal': 'Start and finish: no price, no battle. Worth 15 to whoever comes round.',
    port: 'A port costs the gold printed on it.',
    sea: 'The open sea costs as much food as there are biscuits on the space.',
    lair: 'A lair is free, and the first to stop here takes its treasure.',
  },
  actions: {
    gold: 'Load as many doubloons as the die shows into one empty hold.',
    food: 'Load as much food as the die shows into one empty hold.',
    gunpowder: 'Load as much gunpowder as the die shows into one empty hold.',
    forward: 'Sail forward exactly as many spaces as the die shows.',
    backward: 'Sail back exactly as many spaces as the die shows; even behind the start.',
  },
  decisions: {
    dice: 'One die for the morning, the other for the evening. They count for everybody, and for you too.',
    card: 'The morning action is done with the morning die, then the evening action with the evening die.',
    move: 'At a fork you choose the lane, whichever way you sail.',
    load: 'The whole load goes into one empty hold.',
    empty: 'No hold is empty: one with other goods must be thrown overboard. The same goods cannot make room.',
    pay: 'You choose the holds that pay. An emptied hold can be loaded again.',
    attack: 'One battle only: choose your rival.',
    powder: 'Spend as much gunpowder as you like before the die is rolled; it is gone in any case.',
    'powder-from': 'You choose the holds that the gunpowder comes from.',
    sabre: 'The second roll stands, for better or worse. The Sabre is drawn once in a battle.',
    loot: 'Take what is in one hold, or one treasure, or hand over a curse, or take nothing.',
    retreat: 'Where two lanes meet behind your ship, you choose the one it falls back into.',
    treasure:
      'After a shortage you may leave the treasure of the lair where it is: the next one on the pile may be a curse.',
    'ghost-direction':
      'The Captain chooses, unless the Ghost Ship is alone in front or alone at the back. Finished ships count too.',
    'ghost-move': 'The Captain chooses the lane of the Ghost Ship.',
    'ghost-attack': 'The Captain chooses whom the Ghost Ship attacks, their own ship included.',
    'ghost-loot': 'The Ghost Ship keeps gold, if it has room, and treasures; anything else goes to the bank.',
    'ghost-load': 'The Ghost Ship loads its gold by the usual rules.',
  },
});
