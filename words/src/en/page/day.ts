import { counting } from '../../counting.ts';
import type { DayWords } from '../../page/day.ts';

const { count } = counting('en');
const days = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

export const day: DayWords = {
  date: day => days.format(day),
  about: 'Everybody sails the same race today: the same cards, the same dice, the same rivals. One try counts.',
  until: time => `Until ${time} (midnight UTC)`,
  rivals: (rivals, level) => `against ${count(rivals, { one: 'bot', other: 'bots' })} (${level})`,
  sail: 'Set sail',
  sailOn: 'Sail on',
  guest:
    'You are a guest. Guests may sail, but a guest could simply come back as another one. So places count only for those who have a recovery code or a passkey when they set sail.',
  guestWay: 'Get a code first',
  finished: people =>
    people === 0
      ? 'Nobody has finished yet.'
      : `${count(people, { one: 'player has', other: 'players have' })} finished so far.`,
  hidden: 'How the others did is shown once your own race is over.',
  today: 'Today’s race',
  notHere: 'Nobody sailed here on that day.',

  result: 'Your result',
  notFinished: 'Your race was not over by midnight, so it does not count.',
  notSailed: 'You did not sail on this day.',
  points: 'Points',
  inRace: 'In your race',
  ofDay: 'Among all',
  better: 'Did worse than you',
  betterThan: share => `${share} of the others`,
  alone: 'nobody to compare with yet',
  noPlace: 'none: you sailed as a guest',
  admiral: 'The admiral with the same luck',
  admiralUnderWay: 'still at sea',
  watchOwn: 'Watch your race',
  watchAdmiral: 'Watch the admiral',
  cost: 'What each decision cost',
  costNote: 'The admiral judges your race, decision by decision.',
  practise: 'Try again for practice',
  practiseNote: 'The same cards, dice and rivals. It counts for nothing.',
  voyages: 'How others sailed',
  noVoyages: 'Nobody yet whose place counts.',
  watch: name => `Watch ${name}’s race`,
  name: 'Name',

  picture: 'A picture to send',
  pictureNote: 'It tells nothing about the dice.',
  keepPicture: 'Save the picture',
  pictureFailed: 'This browser could not draw the picture.',

  calendar: 'Your days',
  streak: days => `${count(days, { one: 'day', other: 'days' })} in a row`,
  noStreak: 'Finish a race today and a new streak begins.',
  before: 'Month before',
  after: 'Month after',
  unfinished: 'not finished',

  week: 'This week',
  weekNote: 'The points of everybody’s best five days, added up.',
  weekEmpty: 'No day of this week counts yet.',
  days: 'Days',

  dice: 'Nobody chose these dice',
  diceNote:
    'The secret of each day is fixed before the day begins and told when it is over. Then every record proves its dice.',
  commitment: 'Fixed for this day',
  commitmentNext: 'Fixed for tomorrow',
  secret: 'The secret',

  offline:
    'There is no server here. Today’s race is dealt from the date, for practice: it counts for nothing, and there is nobody to compare with.',
  practiseHere: 'Sail for practice',
};
