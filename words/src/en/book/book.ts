import { counting } from '../../counting.ts';
import type { RulebookWords } from '../../page/book.ts';
import { rules } from './rules.ts';
import { titles } from './titles.ts';

const { count } = counting('en');

export const book: RulebookWords = {
  title: 'The Pilot Book',
  subtitle: 'how to sail, trade and plunder once around Jamaica',
  almanac: 'And the almanac: what is known of the game',
  contents: 'Contents',
  search: 'Search the rules',
  clear: 'Clear the search',
  found: passages =>
    passages === 0 ? 'Nothing about that in this book.' : count(passages, { one: 'passage', other: 'passages' }),
  copyLink: rule => `Copy the link to ${rule}`,
  copied: 'The link is copied.',
  print: 'Print',
  ruling: 'our ruling',
  rulingNote: 'The books are silent here, or disagree: this is how we decided.',
  edition: edition => `Edition ${edition}`,
  editionNote: { '2007': 'The first books: back until you can pay.', '2021': 'The new books: the die decides.' },
  here: 'Here',
  chapters: {
    aim: {
      title: titles.aim,
      opening: [
        'Made governor to hunt the pirates down, Morgan invited them instead: they were his old companions. Thirty years later they still celebrate that day with a race: once around Jamaica, from Port Royal to Port Royal.',
        'The first ship home ends the race, but it need not win. What counts is how far you came, the gold in your holds and the treasures you found. Whoever has the most points wins.',
        'In every round two dice are rolled for all. You play one card, which says what you do with them: sail, or load gold, food or gunpowder. Then you pay for where you have come to, or fight for it.',
      ],
    },
    setup: {
      title: titles.setup,
      opening: [
        'The table lays itself. This is what lies on it.',
        'In the box are a board, 6 ships, 6 boards with holds, 66 action cards, 12 treasure cards, 9 treasure tokens, 80 doubloons, 45 food tokens, 45 gunpowder tokens, two action dice, a combat die and the Captain’s compass.',
      ],
    },
    round: {
      title: titles.round,
      opening: ['A round is a day at sea, with a morning and an evening. It always goes like this.'],
    },
    cards: {
      title: titles.cards,
      opening: [
        'Your eleven cards pair five actions: sail forward, sail backward, load gold, load food, load gunpowder. The left one is for the morning, the right one for the evening.',
      ],
    },
    loading: {
      title: titles.loading,
      opening: ['Five holds are fewer than you think. One load, one hold: that is the whole secret.'],
    },
    sailing: { title: titles.sailing, opening: ['The dice say how far, the card says which way.'] },
    paying: {
      title: titles.paying,
      opening: ['Wherever a movement ends, the place wants something of you, or has something for you.'],
    },
    battle: {
      title: titles.battle,
      opening: ['No two ships meet in peace. Whoever comes last to a space is the attacker.'],
    },
    shortage: {
      title: titles.shortage,
      opening: [
        'Whoever cannot pay is driven back. How far is where the two editions part ways: the table chooses one of them before the game.',
        'In the box of 2021 the combat die is the shortage die too: its numbers are for battles, its signs for shortages.',
      ],
    },
    treasures: {
      title: titles.treasures,
      opening: ['Nine lairs, nine treasures. Most are a joy, some are a curse, and all of them can be stolen.'],
    },
    end: { title: titles.end, opening: ['The first ship home rings the bell. Then everybody counts.'] },
    ghost: {
      title: titles.ghost,
      opening: [
        'A ship without a crew sails along. It belongs to nobody, and everybody gets a turn at its helm.',
        'With three to five players it makes for more battles and more shortages, say the books of 2021.',
      ],
    },
    secrets: { title: titles.secrets, opening: ['What you may know, and what you may not.'] },
    questions: { title: titles.questions, opening: ['What people ask, and the short answer.'] },
    books: {
      title: titles.books,
      opening: [
        'The published rulebooks do not agree on everything. A table plays by our reading of an edition, or exactly by one of the five books. Where a book really says something else, that is a house rule, and any table may agree on it by itself before the game begins.',
        'First the house rules and the books, then what each book says, and what holds here. Where the books say nothing at all, you find our ruling beside the rule.',
      ],
    },
  },
  rules,
  pictures: {
    island: 'Clockwise from Port Royal, below, once around the island. Past the red line the spaces are worth points.',
    outset: 'Ready to sail: 3 food, 3 gold, three empty holds, and three cards in hand.',
    day: 'The dice: 5 for the morning, 2 for the evening. The card: forward, then food. So this ship sails 5 spaces and loads 2 food.',
    deck: 'The eleven cards. Everybody has the same ones.',
    load: 'Food with a 4: four rations, all in one empty hold.',
    overboard:
      'Three gold want to come aboard, and no hold is empty. Food or gunpowder must go: gold makes no room for gold.',
    fork: 'Three spaces from the port: two lanes, two places to end. Take your pick.',
    signs: 'Four kinds of spaces, and what they ask of you.',
    payment: 'The price is 3 food. Two from the first hold and one from the third: the first can be loaded again.',
    duel: '6 and three kegs make 9. 8 and no keg make 8. The red ship wins, and its gunpowder is gone.',
    loot: 'One of three: a cargo, a treasure, or a curse for the loser.',
    retreat:
      'The port costs 3 gold, the ship has 1. It gives it up and drifts back: 5 gold is too much, but 1 food it can pay.',
    faces: 'Circle, a port. Square, the sea. Skull, a lair. Star, stay where you are.',
    hoard: 'All twelve treasures. Three of them are not in this game, and nobody knows which.',
    stretch: 'The last stretch: −5 before the red line, then 2, 3, 4 and more.',
    count: 'Space 8, gold 3, 3 and 6, treasure +7, curse −4: that makes 23.',
    ghost: 'The Ghost Ship sets out with 5 and 3 gold, and with Lady Beth.',
  },
  questions: {
    topUp: {
      question: 'I have 1 food left in a hold. May I add the 5 I load now?',
      answer: 'No. A new load needs an empty hold, and the same goods cannot be thrown out to make room.',
    },
    skipLoad: {
      question: 'May I skip a load to keep what I have?',
      answer: 'No. If there is any way to take it aboard, you must.',
    },
    exactFinish: {
      question: 'Do I need the exact number for the finish?',
      answer: 'No. You stop at Port Royal, whatever is left of the die.',
    },
    backwardStart: {
      question: 'May I begin by sailing backward?',
      answer: 'Yes, and there may be a lair in it. But you still have the whole circuit before you.',
    },
    battleThenPay: {
      question: 'I won the battle. Do I pay for the space?',
      answer: 'Yes, winner or loser: first the battle, then the price. What you stole may pay it.',
    },
    defenderPays: {
      question: 'I was attacked. Do I pay again?',
      answer: 'No. Only the ship that arrives pays.',
    },
    secondBattle: {
      question: 'A shortage drives me onto another ship. Another battle?',
      answer: 'Yes, you attack, in both editions. Only on Port Royal, or when you stay with a star, there is none.',
    },
    starAndPowder: {
      question: 'I spent gunpowder and rolled a star. Do I get it back?',
      answer: 'No. Spent is spent.',
    },
    mapLost: {
      question: 'My Map was stolen, and I hold four cards. Must I discard one?',
      answer: 'No. You play one, and then draw up to three.',
    },
    firstWins: {
      question: 'Does the first ship home win?',
      answer: 'Only with the most points. The finish is worth 15, which helps.',
    },
    treasureAgain: {
      question: 'Is there a treasure every time I stop at a lair?',
      answer: 'Only once for each lair: its token goes with the first who stops there.',
    },
    ghostWins: { question: 'Can the Ghost Ship win?', answer: 'Yes. Better rob it in time.' },
  },
  differences: {
    shortage: {
      point: 'Shortage',
      2007: 'Back to the first space that can be paid, and pay it.',
      2021: 'The shortage die decides, and nothing is paid.',
      here: 'The edition of the table.',
    },
    tie: {
      point: 'Equal scores',
      2007: 'The ship farther along wins.',
      2021: 'The Italian book: farther along. The Ukrainian: farther from the finish.',
      here: 'The ship ahead.',
    },
    sabre: {
      point: 'Saran’s Sabre',
      2007: 'One second roll; the Russian book speaks of two attempts. The French one calls it Dorian’s.',
      2021: 'One second roll.',
      here: 'One second roll, once in a battle.',
    },
    gift: {
      point: 'A gift to the Ghost Ship',
      2007: 'A cursed treasure; in the English book any treasure.',
      2021: 'Any treasure.',
      here: 'A cursed one, as for anybody else.',
    },
    giftToPlayer: {
      point: 'A gift to a player',
      2007: 'A cursed treasure; the English and the French book say in passing that any treasure can be given.',
      2021: 'A cursed treasure.',
      here: 'A cursed one.',
    },
    shuffling: {
      point: 'Shuffling',
      2007: 'The Russian book: when a card must be drawn. The French: when the deck is empty.',
      2021: 'The Ukrainian book: when a card must be drawn. The Italian: when the deck is exhausted.',
      here: 'When a card must be drawn.',
    },
    loot: {
      point: 'Loot into full holds',
      2007: 'By the rules for loading; in the French book an empty hold is needed.',
      2021: 'By the rules for loading.',
      here: 'By the rules for loading.',
    },
    behindStart: {
      point: 'Shortage behind the start',
      2007: 'Back to the first space that can be paid, as anywhere.',
      2021: 'Never farther back than Port Royal.',
      here: 'In the 2021 edition the ship stays.',
    },
    alone: {
      point: 'Ghost Ship in front or behind',
      2007: 'Leading or last; in the French book alone there.',
      2021: 'Alone in front, alone at the back.',
      here: 'Alone.',
    },
    more: {
      point: 'Ghost Ship with three to five players',
      2007: 'For two players.',
      2021: 'May be added.',
      here: 'May be added, in both editions.',
    },
    redLine: {
      point: 'The penalty of 5',
      2007: 'Not past the red line, or on the −5 space or before it.',
      2021: 'On the −5 space or before it.',
      here: 'Every space before the last stretch.',
    },
    numbers: {
      point: 'Points of the spaces',
      2007: 'The board: 2 to 10, and 15. The French summary: 1 to 15.',
      2021: 'The board: 2 to 10, and 15.',
      here: 'The board.',
    },
    treasure: {
      point: 'Treasure after a shortage',
      2007: 'The Russian book: it may be taken. The others are silent.',
      2021: 'Silent.',
      here: 'It is taken.',
    },
  },
};
