import { addDays } from './days.ts';

/** A calendar as other programs take it: iCalendar, RFC 5545. */

type Common = {
  /** Unique in the world and the same in every download, so that a later file updates the former. */
  uid: string;
  title: string;
  description: string;
};
type WholeDay = {
  /** All of this day, `YYYY-MM-DD`. */
  day: string;
  /** Left out for a single day. Sunday is 0; `nth` as "first and third of the month", null for every week. */
  again?: { weekday: number; nth: readonly number[] | null; last: string };
};
type Timed = {
  /** Milliseconds since 1970. In UTC, which needs no rules of a zone: one date is no series. */
  starts: number;
  ends: number;
  location: string;
  status: 'CONFIRMED' | 'CANCELLED' | 'TENTATIVE';
};
export type CalendarEvent = Common & (WholeDay | Timed);

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** §3.3.11: the characters that mean something are escaped, and so are lines. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // The format allows no other control character than the tab.
    .replace(/(?!\t)\p{Cc}/gu, '');

const utf8 = new TextEncoder();
/** Octets of one line, its end not counted (§3.1). */
const lineMax = 75;

/** §3.1: longer lines go on in the next one behind a space; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > lineMax) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const dateOf = (day: string): string => day.replaceAll('-', '');
/** `20270309T140500Z`. */
const momentOf = (moment: Date): string => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

function repeated({ weekday, nth, last }: NonNullable<WholeDay['again']>): string {
  const name = weekdays[weekday] ?? '';
  const until = `UNTIL=${dateOf(last)}`;
  if (!nth) return `RRULE:FREQ=WEEKLY;BYDAY=${name};${until}`;
  return `RRULE:FREQ=MONTHLY;BYDAY=${nth.map((at) => `${at}${name}`).join(',')};${until}`;
}

const wholeDayLines = ({ day, again }: WholeDay): string[] => [
  `DTSTART;VALUE=DATE:${dateOf(day)}`,
  // The day after: the end is not part of it.
  `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
  ...(again ? [repeated(again)] : []),
];

const timedLines = ({ starts, ends, location, status }: Timed): string[] => [
  `DTSTART:${momentOf(new Date(starts))}`,
  `DTEND:${momentOf(new Date(ends))}`,
  ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
  `STATUS:${status}`,
];

const eventLines = (event: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${stamp}`,
  ...('day' in event ? wholeDayLines(event) : timedLines(event)),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
  // It is a plan, not an appointment: nobody is busy all day.
  ...('day' in event ? ['TRANSP:TRANSPARENT'] : []),
  'END:VEVENT',
];

/** The whole file. `made` is when. */
export function calendarFile(
  name: string,
  events: readonly CalendarEvent[],
  made: Date,
  { refreshMinutes }: { refreshMinutes?: number } = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hustings//Campaign calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    // How often programs ask again: the standard’s word (RFC 7986) and Outlook’s.
    ...(refreshMinutes === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]),
    ...events.flatMap((event) => eventLines(event, momentOf(made))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
