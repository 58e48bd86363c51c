import type { GalleryWords } from '../../page/gallery.ts';

export const gallery: GalleryWords = {
  title: 'The pirates',
  back: 'Back',
  storyTitle: 'How the race began',
  story: [
    'In 1678 the king wanted Jamaica rid of pirates and gave the task to the man who knew them best: Henry Morgan, who had been one himself until the ink on his pardon was dry. The new governor put on a wig, read his orders with care and locked them in a drawer. Then he wrote to his old companions: come, nobody will hunt you here. They all came.',
    'But a quiet life is a dull one. Thirty years and many hurricanes later the old man sent word to the whole gang: come to dinner. Whoever sails once around Jamaica and is first through the harbour mouth shall sit at his right hand, and whoever brings home the most shall be toasted till morning. (The calendar objects to this guest list. Nobody asked the calendar.)',
  ],
  strip: name => `${name}: eleven cards side by side`,
  pirates: {
    anne: {
      name: 'Anne Bonny',
      lived: 'born about 1700, died nobody knows when',
      ship: 'Galleon',
      life: 'Born in Ireland, raised in Carolina and never one to sit still, Anne left a dull husband in Nassau for the company of Calico Jack. She dressed as she pleased, swore better than the bosun and was among the last on deck when the governor’s men came in 1720. Had Jack fought like a man, she told him, he need not have hanged like a dog. She was spared, being with child, and slipped out of history as neatly as out of any harbour.',
      scene: 'A raid on a sleeping harbour',
      picture:
        'A harbour town from dawn to night. A red-coated captain leaps from the first boat on the beach, her galleon behind her; pirates creep past huts, a sleeping watchman and the jetty; the bell is rung, the market flees, swords cross on the quay, sacks are carried off by torchlight, and at last the customs house burns.',
    },
    mary: {
      name: 'Mary Read',
      lived: 'about 1690–1721',
      ship: 'Schooner',
      life: 'Mary’s mother dressed her as a boy to coax an allowance out of a grandmother, and the breeches stayed on. She served as footman, sailor and soldier in Flanders, married a comrade and kept an inn called the Three Horseshoes. Widowed, she took ship for the Caribbean, was captured by pirates and found that she liked it. She fought on with Anne when the men hid in the hold, and died of fever in a Jamaican prison in 1721.',
      scene: 'A chase through the reefs',
      picture:
        'The open sea from dawn to night, corals and fish under the keels. Mary spies a royal schooner from a rock; it hunts her blue schooner, firing, among needles of stone; she slips through a natural arch past an old wreck, and now it is she who chases, until the hunter sits torn on a reef and she raises the black flag under the moon.',
    },
    samuel: {
      name: 'Samuel Bellamy',
      lived: 'about 1689–1717',
      ship: 'Xebec',
      life: 'Black Sam, a farmer’s son from Devon, wore his own dark hair in an age of wigs and called his crew Robin Hood’s men. In little more than a year he took over fifty ships, often handing them back with thanks, and became the richest pirate of his day. In April 1717 a storm off Cape Cod sank his Whydah, gold and all. Divers found her in 1984, the first pirate wreck proved beyond doubt: her bell still bore her name.',
      scene: 'A storm, and what it left',
      picture:
        'The sea from a red dawn to a starry night. A green xebec sails out to meet the first squall; the wind puffs its cheeks, waves tower, lightning strikes, a waterspout passes, the ship breaks on the rocks; survivors row ashore, and a rainbow stands over a wreck that spills gold on the sand.',
    },
    john: {
      name: 'John Rackham',
      lived: 'about 1682–1720',
      ship: 'Galley',
      life: 'Calico Jack is remembered for three things: his loud cotton trousers, his flag with two crossed sabres, and his crew, which counted Anne Bonny and Mary Read. He became captain by popular vote, took the king’s pardon, found honesty tedious and stole a sloop from Nassau harbour. In the autumn of 1720 a pirate hunter came upon him off Negril in the middle of a very long rum punch. He was hanged at Port Royal, where an islet still bears his name.',
      scene: 'A feast on the beach',
      picture:
        'One beach from breakfast to midnight. A pot steams over the morning fire, barrels come ashore from the yellow galley, somebody snores in a hammock, a pig turns on the spit; the long table is laid, a fiddler plays, mugs are raised, cards are thrown down, and by torchlight two captains cross sabres.',
    },
    olivier: {
      name: 'Olivier Levasseur',
      lived: 'about 1690–1730',
      ship: 'Cutter',
      life: 'They called him La Buse, the Buzzard, because he fell on his prey so fast. Born in Calais, he moved his business to the Indian Ocean, where in 1721 he took a Portuguese ship at anchor with a viceroy, an archbishop and a cross of solid gold on board. It is said that on the scaffold in 1730 he threw a page of cipher into the crowd: my treasure to whoever can read it. People are digging still.',
      scene: 'The path of the cipher',
      picture:
        'A cliff path from dawn to night, a sign of a secret alphabet at every turn: on slabs, on standing stones, on the shell of a tortoise. Levasseur lands from his cutter, follows a pointing skeleton, crosses a rope bridge, passes a rock like a skull and a waterfall, climbs a ladder and enters a cave. The chest in it is empty.',
    },
    edward: {
      name: 'Edward Drummond',
      lived: 'about 1680–1718',
      ship: 'Frigate',
      life: 'History knows him as Blackbeard and cannot agree on the rest: Teach, Thatch, or, some say, Drummond of Bristol. He wove burning fuses into his beard so that prizes would surrender out of politeness, and no proof exists that he killed anyone before his last fight. In 1718 he blockaded Charleston and asked for a ransom of medicine. That November, off Ocracoke, it took five bullets and some twenty cuts to end the performance.',
      scene: 'What rises from the fog',
      picture:
        'A still sea in fog from pale dawn to night. A bell on a beacon, two fishermen with a lantern, a lighthouse and its bell; a merchantman becalmed, towed by her rowing crew. Three mast tops with a black flag show over the mist, then a torn shadow, then the black frigate; the merchantman strikes, and Blackbeard looks at us, fuses burning.',
    },
  },
};
