import type { PersonId } from '@jamaica/messages';
import { counting, type Language, speakOutside } from '@jamaica/words';
import type { Listed } from '../store/store.ts';

interface Asked {
  readonly games: readonly Listed[];
  readonly person: PersonId;
  readonly language: Language;
  /** Where the tables are. */
  readonly origin: string;
  readonly now: number;
}

/** A deadline takes up the time before it, so that it is seen in a day. */
const BEFORE = 30 * 60_000;

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines of iCalendar have at most 75 bytes; what is longer goes on after a blank, and no letter is cut. */
export const folded = (line: string): string => {
  const lines = [''];
  for (const letter of line) {
    const last = lines.length - 1;
    if (Buffer.byteLength(lines[last] + letter) > 75) lines.push(` ${letter}`);
    else lines[last] += letter;
  }
  return lines.join('\r\n');
};

/** Who else sits at a table. */
export const othersAt = ({ standing }: Listed, person: PersonId): string[] =>
  standing.seats.flatMap(sitter => (sitter?.kind === 'person' && sitter.person !== person ? [sitter.name] : []));

/** When somebody's time is up in their slow games, as a calendar that others can subscribe to. */
export const calendarOf = async ({ games, person, language, origin, now }: Asked): Promise<string> => {
  const words = await speakOutside(language);
  const { list } = counting(language);
  const deadlines = games.flatMap(listed => {
    const { asked, terms } = listed.standing;
    const until = asked.find(each => each.person === person)?.until ?? null;
    return until !== null && terms.clock.kind === 'slow' ? [{ listed, until }] : [];
  });
  const events = deadlines.flatMap(({ listed, until }) => [
    'BEGIN:VEVENT',
    `UID:${listed.table}@jamaica`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(until - BEFORE)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${escaped(words.deadline(list(othersAt(listed, person))))}`,
    `URL:${origin}/t/${listed.table}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jamaica//Turns//EN',
    `X-WR-CALNAME:${escaped(words.calendar)}`,
    `NAME:${escaped(words.calendar)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
