import type { RulebookWords } from '../../page/book.ts';

export const rules: RulebookWords['rules'] = {
  'R-SET-1':
    'Two to six may play. Each takes a ship, a row of 5 holds and a deck of 11 action cards. All decks have the same actions.',
  'R-SET-2': 'Shuffle the 12 treasure cards. Nine make the treasure pile, face down; put the other three away unseen.',
  'R-SET-3': 'Lay a treasure token on each of the 9 pirate lairs.',
  'R-SET-4': 'All ships start on Port Royal.',
  'R-SET-5': 'Everybody begins with 3 food in one hold and 3 gold in another. The other three are empty.',
  'R-SET-6': 'Everybody shuffles their deck and draws 3 cards.',
  'R-SET-7': 'Chance names the first Captain, who gets the compass.',
  'R-SET-8': 'The bank never runs out. If you play with the box and the tokens do, use anything else.',

  'R-RND-1': 'The Captain rolls the two action dice, each from 1 to 6.',
  'R-RND-2':
    'The Captain looks at their own cards and puts one die on the morning, the other on the evening. Both then count for everybody. A double needs no choice.',
  'R-RND-3':
    'Now everybody secretly chooses one card. No one sees another’s card before its turn comes, and the choice is final.',
  'R-RND-4':
    'From the Captain clockwise, each player shows the card and does both actions: the morning one with the morning die, then the evening one with the evening die.',
  'R-RND-5':
    'Finish the morning first: battle, price, shortage, treasure. Only then does the evening begin, so evening cargo comes too late for morning bills.',
  'R-RND-8': 'The compass goes to the player on the left: the new Captain. A new round begins.',

  'R-RND-6':
    'When all have played, everybody draws back to 3 cards, or 4 with Morgan’s Map. After the last round nobody draws.',
  'R-RND-7':
    'A played card goes face up on your discard pile. When you must draw and the deck is empty, shuffle the whole pile, the latest card too, into a new deck.',
  'R-RND-9':
    'Your hand is only counted when you draw. Lose the Map and you discard nothing; win it and you draw to 4 this very round.',

  'R-LOA-1':
    'Take as many tokens as the die shows and put them all in one empty hold. A hold with something in it is never topped up, not even with more of the same.',
  'R-LOA-2': 'With several empty holds you choose. The five are alike; only the 6th Hold is different.',
  'R-LOA-3':
    'No hold is empty? Then one must be: choose a hold with other goods, return all its tokens to the bank, and load there.',
  'R-LOA-4': 'If every hold has just the goods that you are loading, the load is lost.',
  'R-LOA-5': 'You may not refuse a load. If it can come aboard, it does.',
  'R-LOA-6': 'The card gold/gold fills two different holds: the evening’s gold never joins the morning’s.',

  'R-MOV-1': 'Your ship moves exactly as far as the die says, forward or backward as the card says.',
  'R-MOV-2': 'Where the way forks, choose a lane. The same goes for sailing back.',
  'R-MOV-3': 'Coming home to Port Royal after the whole circuit, you stop there. The rest of the die is not needed.',
  'R-MOV-4':
    'You may sail backward from Port Royal, right at the start. Spaces behind the line work as ever: prices, lairs, battles. Crossing Port Royal again from there is no finish; the circuit is still to come.',
  'R-MOV-5': 'Before the finish Port Royal is a quiet harbour: no price, no battle, no treasure.',
  'R-MOV-6':
    'When the movement ends: first a battle, if somebody is there. Then, win or lose, the price or the treasure. Spaces that you only pass do nothing.',

  'R-PAY-1':
    'A port costs the gold on its sign. The open sea costs as much food as there are biscuits on the space. A lair is free. Prices go to the bank.',
  'R-PAY-2':
    'Pay from any holds, as much from each as you like. An emptied hold is a hold that can be loaded, so choose with care.',
  'R-PAY-3': 'You pay once, when you arrive. Lying there costs nothing, however long.',
  'R-PAY-4':
    'If you end a movement on a lair that has its token, remove the token from the game and take the top card of the treasure pile.',

  'R-BAT-1':
    'End a movement where another ship lies, and you must fight, before anything else. Never on Port Royal. Only the space matters, not who is a lap behind.',
  'R-BAT-2': 'With several ships there, choose one. There is only one battle.',
  'R-BAT-3':
    'The attacker spends as much gunpowder as they like, or none, from any holds. Then they roll the combat die: 2, 4, 6, 8, 10 or a star.',
  'R-BAT-4': 'Strength is the die plus the gunpowder spent, plus 2 if you have Lady Beth.',
  'R-BAT-5': 'A star wins the battle for the attacker at once. The defender spends nothing and rolls nothing.',
  'R-BAT-6':
    'Otherwise the defender spends gunpowder and rolls in the same way. The defender’s star wins against any strength.',
  'R-BAT-7': 'No star? The greater strength wins. If they are equal, nothing happens.',
  'R-BAT-8': 'Gunpowder that was spent is gone, whatever the dice say, star or no star.',
  'R-BAT-9':
    'The winner may do one thing: take everything in one of the loser’s holds, or take one of the loser’s treasures, or give the loser a cursed treasure of their own. Or let it be.',
  'R-BAT-10':
    'A stolen cargo is one load: into an empty hold, else into one that you empty of other goods. What could not be loaded cannot be taken.',
  'R-BAT-11':
    'Face-down treasures are taken unseen. They lie in a row in the order in which they came, and you point at one. If you remember a card, you may pick it, or leave it alone.',
  'R-BAT-12': 'Steal the 6th Hold and its cargo comes along. Steal only the cargo and the card stays.',

  'R-SHO-1': 'You cannot pay the full price? Give the bank all you have of what is asked.',
  'R-SHO-2':
    'Then sail back, space by space, to the first one whose full price you can pay now. Lairs and Port Royal are free, so there always is one.',
  'R-SHO-3':
    'Where two lanes meet behind you, choose the lane. On each way the first space that you can pay is where it ends.',
  'R-SHO-4': 'Somebody lies there? You attack first, except on Port Royal.',
  'R-SHO-5': 'Then pay the full price there. If the battle took what you needed, a new shortage begins from there.',
  'R-SHO-6': 'On a lair with its token you take the treasure.',

  'R-SHO-11':
    'You cannot pay the full price? Give the bank all you have of what is asked, then roll the shortage die: two circles, two squares, a skull, a star.',
  'R-SHO-12':
    'Circle: back to the nearest port. Square: back to the nearest sea space. Skull: back to the nearest lair. Star: you stay, and there is no second battle.',
  'R-SHO-13':
    'You go back at least one space. Where two lanes meet behind you, choose the lane; on each the nearest such space is where it ends.',
  'R-SHO-14':
    'A shortage never drives you back past Port Royal. Finding nothing on the way, you stop there. If you are behind the start already, you give all you have of what is asked and stay: no die, no second battle.',
  'R-SHO-15': 'Somebody lies there? You attack, except on Port Royal. The new space costs you nothing.',
  'R-SHO-16': 'On a lair with its token you take the treasure.',

  'R-TRE-1':
    'Four treasures are powers: Morgan’s Map, Saran’s Sabre, Lady Beth, the 6th Hold. They lie face up beside your holds and work from the moment you have them.',
  'R-TRE-2':
    'The others lie face down: +3, +3, +5, +7 and +7 points, and the curses −2, −3 and −4. Only you know yours. They are shown when the points are counted.',
  'R-TRE-3': 'You may have any number of treasures, and all of them can be stolen.',
  'R-TRE-4':
    'Only a curse can be given away. It stays face down at the end of the other’s row. You both know its value; everybody knows for good that it is cursed.',
  'R-TRE-5': 'Morgan’s Map: your hand is 4 cards.',
  'R-TRE-6':
    'Saran’s Sabre: right after a combat die is rolled in your battle, yours or your rival’s, you may have it rolled again. Even a star. The second roll stands, and no gunpowder can be added.',
  'R-TRE-7': 'The Sabre is drawn at most once in a battle.',
  'R-TRE-8': 'Lady Beth: your strength is 2 more, attacking or defending.',
  'R-TRE-9': '6th Hold: the card is one more hold, under the usual rules.',
  'R-TRE-10': 'Whoever has seen a face-down card goes on knowing it, wherever it goes.',

  'R-END-1':
    'A ship that comes home stops. It neither fights nor pays, and if it was morning, its evening action is lost.',
  'R-END-2': 'The round is played to its end. Then the race is over.',
  'R-END-3':
    'Your score: the white number of your space (2 to 10 on the last stretch, 15 for Port Royal), plus the gold in your holds, plus your treasures, minus your curses.',
  'R-END-4':
    'A ship that is not beyond the red line at the end scores −5 for its space. So does one behind the start, whatever the number on its space. Having been beyond the line once does not count.',
  'R-END-5':
    'The highest score wins. Among equals, the ship ahead: it has the fewest spaces left to the finish, with the long lane counted at forks still to come. Ships with equally many left share the victory.',
  'R-END-6': 'An example: a ship on the space 8, with 3, 3 and 6 gold, a +7 and a −4, scores 23.',

  'R-GHO-1':
    'With two players the black ship sails as the Ghost Ship. With three to five you may add it if you like. With six there is no ship left for it.',
  'R-GHO-2':
    'It owns Lady Beth, always: 2 more strength, and nobody can steal her. The treasure pile is 9 of the other 11 cards.',
  'R-GHO-3': 'It has 5 holds, with 5 gold in one and 3 gold in another. It has no cards and no gunpowder.',
  'R-GHO-4':
    'After the last player’s actions, in the last round too, the Captain, finished or not, moves it twice: by the morning die, then by the evening die.',
  'R-GHO-5':
    'Alone in front of all it must go back; alone behind all it must go forward. Finished ships count too. Otherwise the Captain decides, before each movement. The Captain also chooses its lane and whom it attacks, even themselves.',
  'R-GHO-6': 'It never pays, and never has a shortage.',
  'R-GHO-7': 'On a lair with its token it takes the treasure face down. Nobody looks at it.',
  'R-GHO-8':
    'It fights like any ship. With two players, the opponent of whoever fights it rolls and decides for it. With more, the Captain does, or, when it is the Captain who fights, the next player clockwise.',
  'R-GHO-9':
    'When it wins it may steal the contents of a hold or a treasure. Gold is loaded by the usual rules, and with gold in every hold it cannot choose gold. Anything else goes to the bank. It never gives treasures away.',
  'R-GHO-10':
    'Beat it, and you may take the contents of one of its holds, or one of its treasures except Lady Beth, or hand it a curse.',
  'R-GHO-11':
    'Other powers are no use to it; only a 6th Hold that it stole keeps gold. A power that it found in a lair works again once somebody steals it. Powers score nothing.',
  'R-GHO-12': 'It finishes like any ship: home at Port Royal it stops, and the round is the last.',
  'R-GHO-13': 'It is scored like any ship. It can even win.',

  'R-VIS-1':
    'Open to all: ships, holds, dice, powers, who has how many face-down treasures and where they came from, which are known to be cursed, tokens, discard piles, how many cards are in hands and decks, and the log.',
  'R-VIS-2': 'Only yours: your hand, the card you chose, and the face-down treasures that you have seen.',
  'R-VIS-3':
    'Hidden from everybody: the order of decks and treasures, the cards that were put away, what the Ghost Ship found in lairs, and the dice to come.',
  'R-VIS-4':
    'Nothing on the screen gives a secret away. That is why the winner of a battle is always asked for loot, even when there is none. After the game everything is shown.',
  'R-HOU-1':
    'House rule: among equal scores the ship wins that has the most spaces left to the finish; ships that are level share the victory.',
  'R-HOU-2':
    'House rule: whoever beats the Ghost Ship may give it any treasure. A face-down card stays known to the giver alone, and nobody learns whether it is cursed. A power lies face up, does nothing for the Ghost Ship and can be stolen back.',
  'R-HOU-3':
    'House rule: a ship whose shortage ends at a lair with a token may leave the treasure there, token and all.',
  'R-HOU-4':
    'House rule: whoever draws the last card of the deck shuffles the discard pile into a new one at once, and then goes on drawing.',
  'R-HOU-5':
    'House rule: goods can be won only by a ship with an empty hold; nothing is thrown overboard for loot. What the Ghost Ship would give to the bank it can always take.',
  'R-HOU-6':
    'The books: English 2007, gift any; Russian 2007, treasure optional after a shortage; French 2007, loot into an empty hold; Ukrainian 2021, ties to the ship behind, gift any; Italian 2021, gift any, shuffle when empty.',
};
