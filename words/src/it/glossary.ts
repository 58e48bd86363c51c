import type { Glossary } from '../glossary.ts';

/** Whole words only: no letter before them or behind. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');

/** The words of the published Italian book, wherever it has one. */
export const glossary: Glossary = {
  game: { word: 'partita', note: 'One sitting, from the set-up to the count; Jamaica itself is “il gioco”.' },
  race: {
    word: 'regata',
    note: 'What the ships sail, as in the book’s Grande Regata. “In corso” is under way and has nothing to do with it.',
    never: [word('[Gg]ar[ae]'), word('[Cc]ors[ae]')],
  },
  round: {
    word: 'turno',
    note: 'Captain, dice, everybody’s actions. What one player does in it is not a turno: see turn.',
    // Options of the terminal (`--round`) and names in JSON stay English.
    never: [/(?<![-"\p{L}])[Rr]ound(?!["\p{L}])/u],
  },
  turn: {
    word: 'azioni',
    note: 'A player’s two actions. “Tocca a te” says whose they are, “a turno” that all have them one after the other.',
    never: [word('(?:[Mm]io|[Tt]uo|[Ss]uo|[Pp]roprio|[Nn]ostro|[Vv]ostro) (?:ultimo )?turno')],
  },
  morning: { word: 'mattino', never: [word('[Mm]attin[ae]'), word('[Mm]attinat[ae]')] },
  evening: { word: 'sera', never: [word('[Ss]erat[ae]'), word('[Pp]omeriggio')] },
  captain: { word: 'Capitano', note: 'With a capital, whoever it is; “capitano” is a bot’s level.' },
  seat: {
    word: 'posto',
    note: 'At the table, and nothing else: a place in the race is a posizione, room in a hold is spazio.',
  },
  placeInTheRace: {
    word: 'posizione',
    note: 'On the board and on the leaderboard: 2ª posizione, short 2ª. It agrees with nobody’s gender.',
    never: [
      /\d[º°]/u,
      word('(?:[Pp]rimo|[Uu]ltimo|[Ss]econdo|[Tt]erzo) posto'),
      word('posto in (?:regata|classifica)'),
    ],
  },
  ship: { word: 'nave', never: [word('[Vv]ascell[oi]'), word('[Ii]mbarcazion[ei]')] },
  ghostShip: {
    word: 'Nave Fantasma',
    note: 'Two capitals, as in the book.',
    never: [/[Nn]ave fantasma|nave Fantasma/u],
  },
  bot: {
    word: 'bot',
    note: 'One that the game brings along; somebody’s own is a programma.',
    never: [word('[Rr]obot'), word('computer')],
  },
  hold: { word: 'stiva', never: [word('[Ss]compart[oi]')] },
  sixthHold: {
    word: 'Sesta Stiva',
    note: 'The card; “una sesta stiva” says only what it is.',
    never: [/6[ªº°] [Ss]tiva/u, /Sesta stiva|sesta Stiva/u],
  },
  load: {
    word: 'carico',
    note: 'The verb is caricare. “Stivare” is never said: “stiva” is the hold. A file is opened (aprire), not loaded.',
    never: [word('[Ss]tivar[ei]'), word('[Ss]tivat[aeio]'), word('[Ss]tivi(?:amo)?')],
  },
  food: { word: 'cibo', note: 'Counted: razioni.', never: [/\d\scibo/u, word('[Vv]iveri'), word('[Pp]rovviste')] },
  gold: {
    word: 'oro',
    note: 'Counted: dobloni.',
    never: [/\d\soro(?!\p{L})/u, word('[Mm]onet[ae]'), word('(?:[Dd]ue|[Tt]re|[Qq]uattro|[Cc]inque|[Ss]ei) oro')],
  },
  gunpowder: {
    word: 'polvere da cannone',
    note: 'Mostly just polvere. Counted: barili, or barili di polvere.',
    never: [word('polvere da sparo'), /\d\spolver[ei]/u],
  },
  token: {
    word: 'gettone',
    note: 'What lies in holds and on lairs. A program’s “token” is English in Italian too.',
    never: [word('[Ss]egnalin[oi]'), word('[Pp]edin[ae]')],
  },
  card: {
    word: 'carta',
    note: 'Always one that is played or found. The board is never a carta.',
    never: [word('cart[ae] nautic(?:a|he)')],
  },
  treasure: { word: 'tesoro' },
  curse: {
    word: 'maledizione',
    note: 'The card is a tesoro maledetto.',
    never: [word('[Mm]aleficio'), word('[Ii]attur[ae]')],
  },
  power: { word: 'potere', note: 'What four of the treasures have. What a ship fights with is the Potenza di Fuoco.' },
  lair: {
    word: 'covo',
    note: 'In full, and rarely: covo di pirati.',
    never: [word('[Cc]ov[oi] dei pirati'), word('[Tt]an[ae]')],
  },
  port: { word: 'porto', note: 'Also where tables online lie: il porto.' },
  space: { word: 'casella', note: 'A number of a space is never alone in a sentence: la casella 12.' },
  lane: { word: 'canale', never: [word('[Cc]orsi[ae]')] },
  fork: { word: 'biforcazione', note: 'The way si biforca.', never: [word('[Bb]ivio?')] },
  startLine: {
    word: 'partenza',
    note: 'In full: linea di partenza. Its other end is the traguardo; “arrivo” is only where a movement ends.',
    never: [word('[Ll]’arrivo')],
  },
  chart: {
    word: 'tabellone',
    note: 'Board and chart are one thing to the player. “Mappa” is Morgan’s.',
    never: [word('mapp[ae](?! di Morgan)')],
  },
  battle: { word: 'combattimento', never: [word('[Bb]attagli[ae]')] },
  strength: {
    word: 'Potenza di Fuoco',
    note: 'Of a ship in a battle. “Forza” is what a player has on the leaderboard, and a cry.',
    never: [/\d\sdi forza/u, /Potenza di fuoco|potenza di fuoco/u],
  },
  combatDie: {
    word: 'dado da combattimento',
    note: 'Dice are thrown with tirare; once more is ripetere il tiro (ritirare would be to withdraw).',
    never: [
      word('dad[oi] (?:di )?combattimento'),
      word('[Rr]itir(?:are|a|i|ano|at[oaie])'),
      word('[Ll]anci(?:are|a|ano|at[oaie])'),
    ],
  },
  shortage: {
    word: 'penuria',
    note: 'Whoever has one arretra, the book’s verb.',
    never: [word('[Cc]aresti[ae]'), /[Ii]ndietreggi/u],
  },
  shortageDie: { word: 'dado Penuria', never: [word('dado (?:della |di )?penuria')] },
  record: {
    word: 'partita registrata',
    note: 'The text that a game leaves; registrazione where partita would be the game itself.',
    never: [/(?<![-"\p{L}])[Rr]ecord(?!["\p{L}])/u],
  },
  account: { word: 'account', never: [word('[Pp]rofil[oi]'), word('[Uu]tenz[ae]')] },
  message: { word: 'messaggio', note: 'What people write to each other. What a phone shows is a notifica.' },
  notification: { word: 'notifica' },
  download: { word: 'scaricare', note: 'Only files; a hold is svuotata.', never: [word('[Dd]ownload')] },
  table: { word: 'tavolo', note: 'Where one plays. Figures in rows are a tabella.' },
  lobby: {
    word: 'tavolo',
    note: 'It has no name of its own: people gather at the table. They come by a link.',
    never: [word('[Ll]obby'), word('[Cc]ollegament[oi]')],
  },
  spectator: { word: 'spettatore' },
  rulebook: {
    word: 'Portolano',
    note: 'Ours: the book that a pilot has. The published ones are regolamenti.',
    never: [word('[Ll]ibro del [Pp]ilota'), word('[Ll]ibrett[oi]'), word('[Mm]anual[ei]')],
  },
};
