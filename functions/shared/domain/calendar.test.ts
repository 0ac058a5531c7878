import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarTo } from './calendar.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { addDays, daysBetween } from './days.ts';

const election = '2026-11-03';
const calendarFrom = (today: string, day: string | null = election) => {
  const calendar = calendarTo(day, today);
  if (calendar.is !== 'ahead') throw new Error(calendar.is);
  return calendar;
};

describe('the way to election day', () => {
  it('is counted back over the change of clocks, which is two days before', () =>
    expect(calendarFrom('2026-07-01').milestones.map(({ day, id }) => `${day} ${id}`)).toEqual([
      '2026-08-05 days90',
      '2026-08-11 verification',
      '2026-09-04 days60',
      '2026-09-19 mailBallots',
      '2026-10-04 registration',
      '2026-10-04 days30',
      '2026-10-06 introduction',
      '2026-10-20 persuasion',
      '2026-10-20 earlyVote',
      '2026-10-22 finance',
      '2026-10-27 reminder',
      '2026-11-02 lastDay',
      '2026-11-03 election',
    ]));

  it('leaves out what is past, and keeps what is today', () => {
    expect(calendarFrom('2026-10-27').milestones.map(({ id }) => id)).toEqual([
      'reminder',
      'lastDay',
      'election',
    ]);
    expect(calendarFrom('2026-10-28').milestones.map(({ id }) => id)).toEqual(['lastDay', 'election']);
  });

  it('names the days that come again once each', () =>
    expect(calendarFrom('2026-10-01').recurring).toEqual([
      { id: 'doors', weekday: 6, nth: null, first: '2026-10-03', last: '2026-10-31', count: 5 },
      { id: 'fundraiser', weekday: 4, nth: [1, 3], first: '2026-10-01', last: '2026-10-15', count: 2 },
      { id: 'volunteerEvent', weekday: 6, nth: [2, 4], first: '2026-10-10', last: '2026-10-24', count: 2 },
      { id: 'houseParty', weekday: 0, nth: [2], first: '2026-10-11', last: '2026-10-11', count: 1 },
    ]));

  it.each<[string, string | null, string, object]>([
    ['no election', null, '2026-10-01', { is: 'none' }],
    ['one that is over', '2026-11-03', '2026-11-05', { is: 'past', day: '2026-11-03', daysSince: 2 }],
  ])('of %s is none', (_, day, today, expected) => expect(calendarTo(day, today)).toEqual(expected));

  it('on the day itself is that day', () =>
    expect(calendarFrom(election)).toMatchObject({
      daysLeft: 0,
      milestones: [{ id: 'election' }],
      recurring: [],
    }));
});

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

it('whatever the days are, it runs from today to the election in order', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1_500 }), (today, left) => {
      const { day, milestones, recurring, daysLeft } = calendarFrom(today, addDays(today, left));
      expect(daysLeft).toBe(left);
      expect(milestones.at(-1)).toEqual({ id: 'election', day, daysBefore: 0 });
      const days = milestones.map((one) => one.day);
      expect(days).toEqual([...days].sort());
      expect(days.every((one) => one >= today && one <= day)).toBe(true);
      for (const { first, last, weekday } of recurring) {
        expect(first >= today && first <= last && last < day).toBe(true);
        expect(new Date(last).getUTCDay()).toBe(weekday);
        expect(daysBetween(first, last) % 7).toBe(0);
      }
    }),
  );
});

/** As a reader undoes it: unfolds, then splits properties and unescapes their values. */
function read(file: string): [name: string, value: string][] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(line) ?? [];
    return [name, value.replace(/\\(n|.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))];
  });
}

const event: CalendarEvent = { uid: 'o1-doors@hustings', day: '2026-12-31', title: 'Doors', description: '' };
const made = new Date('2026-03-09T14:05:06.789Z');

describe('the calendar’s file', () => {
  it('is one of all-day events', () =>
    expect(
      calendarFile(
        'Ada; the campaign',
        [event, { ...event, description: 'a,b\nc', again: { weekday: 4, nth: [1, 3], last: '2027-01-07' } }],
        made,
      ),
    ).toBe(
      `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Hustings//Campaign calendar//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Ada\\; the campaign
BEGIN:VEVENT
UID:o1-doors@hustings
DTSTAMP:20260309T140506Z
DTSTART;VALUE=DATE:20261231
DTEND;VALUE=DATE:20270101
SUMMARY:Doors
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
UID:o1-doors@hustings
DTSTAMP:20260309T140506Z
DTSTART;VALUE=DATE:20261231
DTEND;VALUE=DATE:20270101
RRULE:FREQ=MONTHLY;BYDAY=1TH,3TH;UNTIL=20270107
SUMMARY:Doors
DESCRIPTION:a\\,b\\nc
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n'),
    ));

  it('holds any text in lines of at most 75 octets, and gives it back', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(text, text, (title, description) => {
        const file = calendarFile('c', [{ ...event, title, description: `.${description}` }], made);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const values = new Map(read(file));
        expect(values.get('SUMMARY')).toBe(title);
        expect(values.get('DESCRIPTION')).toBe(`.${description}`);
      }),
    );
  });
});

describe('an event with a time in the calendar’s file', () => {
  const timed = {
    ...{ uid: 'e1.s1@hustings', title: 'Launch, Ferry Hill', description: '', location: '1 Main St; rear' },
    ...{ starts: Date.parse('2027-03-14T22:00:00Z'), ends: Date.parse('2027-03-15T00:30:00Z') },
    status: 'CONFIRMED' as const,
  };

  it('is in UTC, with its place escaped', () =>
    expect(calendarFile('c', [timed], made).split('\r\n').slice(6, -2)).toEqual([
      'BEGIN:VEVENT',
      'UID:e1.s1@hustings',
      'DTSTAMP:20260309T140506Z',
      'DTSTART:20270314T220000Z',
      'DTEND:20270315T003000Z',
      'LOCATION:1 Main St\\; rear',
      'STATUS:CONFIRMED',
      'SUMMARY:Launch\\, Ferry Hill',
      'END:VEVENT',
    ]));

  it('says that it is cancelled, and lets no text end a line', () => {
    const file = calendarFile('c', [{ ...timed, status: 'CANCELLED', location: 'a\r\nBEGIN:VALARM' }], made);
    expect(file).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(file).toContain('\r\nLOCATION:a\\nBEGIN:VALARM\r\n');
  });
});
