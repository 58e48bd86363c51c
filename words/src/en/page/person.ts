import type { PersonWords } from '../../page/person.ts';

export const person: PersonWords = {
  own: {
    title: 'Your page',
    note: 'A page about you that everybody can read who has its address. There is none until you switch it on.',
    page: 'Show a page about me',
    rating: 'Show my rating',
    ratingNote: 'If not, you are not on the leaderboards either.',
    games: 'Show my games',
    gamesNote: 'Only games of the public list are ever shown.',
    rivals: 'Show my rivals',
    rivalsNote: 'If not, you are not on the pages of others either.',
    look: 'Look at my page',
    takeHome: 'Take your games home',
    takeHomeNote: 'All your finished games: the complete records, or a table of the results.',
    records: 'Records (JSON Lines)',
    results: 'Results (CSV)',
  },
  elsewhere: {
    title: 'Notifications elsewhere',
    hook: 'Address to write to',
    hookNote: hosts => `When it is your turn this server sends a line there. It may write to: ${hosts}.`,
    save: 'Save',
    drop: 'Write there no more',
    saved: 'Saved.',
    hostNotListed: hosts => `This server may only write to: ${hosts}.`,
    calendar: 'Calendar',
    calendarNote: has =>
      has
        ? 'There is an address with your deadlines. It was shown once; a new one replaces it.'
        : 'An address that your calendar can subscribe to: when your time is up in slow games.',
    makeCalendar: 'Make an address',
    calendarShown: 'Give it to your calendar: it is shown only now. Whoever has it can read your deadlines.',
    dropCalendar: 'End the calendar',
  },
  filters: {
    edition: 'Edition',
    players: 'Players',
    result: 'Result',
    any: 'all',
    won: 'won',
    lost: 'lost',
    none: 'No game fits.',
  },
};
