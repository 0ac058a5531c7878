import { describe, expect, it } from 'vitest';
import { dateWriter, dayIn } from './date-writer.ts';
import { isTimeZone, readChoice } from './dates.ts';

/** The evening of New Year in New York, the morning after in Tokyo. */
const at = Date.parse('2026-12-31T23:05:00Z');
const asDevice = { timezone: 'UTC', date_format: 'locale', time_format: 'locale' } as const;

describe('a moment', () => {
  it.each([
    ['UTC', 'locale', 'locale', 'Dec 31, 2026, 11:05 PM'],
    ['UTC', 'locale', '24h', 'Dec 31, 2026, 23:05'],
    ['UTC', 'mdy', 'locale', '12/31/2026, 11:05 PM'],
    ['UTC', 'dmy', '24h', '31/12/2026, 23:05'],
    ['UTC', 'ymd', '12h', '2026-12-31, 11:05 PM'],
    ['Asia/Tokyo', 'ymd', '24h', '2027-01-01, 08:05'],
    ['America/New_York', 'dmy', '24h', '31/12/2026, 18:05'],
    ['Asia/Tokyo', 'locale', '24h', 'Jan 1, 2027, 08:05'],
  ] as const)('in %s, %s and %s, is %s', (timezone, date_format, time_format, written) => {
    const { moment } = dateWriter({ timezone, date_format, time_format }, 'en-US');
    // Some versions write a narrow space before AM and PM.
    expect(moment(at).replace(/\s/g, ' ')).toBe(written);
  });

  it('is written as the device does where nothing is chosen', () => {
    expect(dateWriter(asDevice, 'de-DE').moment(at)).toBe('31.12.2026, 23:05');
    expect(dateWriter({ ...asDevice, time_format: '12h' }, 'de-DE').moment(at)).toContain('PM');
  });

  it('at midnight is 00, not 24', () => {
    const { moment } = dateWriter({ ...asDevice, date_format: 'ymd', time_format: '24h' }, 'en-US');
    expect(moment(Date.parse('2026-03-01T00:00:00Z'))).toBe('2026-03-01, 00:00');
  });
});

it.each([
  ['locale', 'en-US', '9:30 AM'],
  ['24h', 'en-US', '09:30'],
  ['locale', 'de-DE', '09:30'],
] as const)('a time of a day in %s and %s is %s in every zone', (time_format, locale, written) => {
  const { time } = dateWriter({ ...asDevice, timezone: 'Asia/Tokyo', time_format }, locale);
  expect(time('09:30').replace(/\s/g, ' ')).toBe(written);
});

describe('a day', () => {
  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', null])('stays the same in %s', (timezone) => {
    const chosen = { ...asDevice, timezone };
    expect(dateWriter(chosen, 'en-US').day('2026-10-31')).toBe('Oct 31, 2026');
    expect(dateWriter({ ...chosen, date_format: 'mdy' }).day('2026-10-31')).toBe('10/31/2026');
    expect(dateWriter({ ...chosen, date_format: 'dmy' }).day('2026-10-31')).toBe('31/10/2026');
    expect(dateWriter({ ...chosen, date_format: 'ymd' }).day('2026-10-31')).toBe('2026-10-31');
  });

  it.each([
    ['Pacific/Kiritimati', '2027-01-01'],
    ['Pacific/Pago_Pago', '2026-12-31'],
  ])('of a moment is that of %s', (timezone, day) => {
    expect(dayIn(timezone, at)).toBe(day);
    expect(dateWriter({ ...asDevice, timezone, date_format: 'ymd' }).dayOf(at)).toBe(day);
  });
});

describe('a remembered choice', () => {
  it.each([
    ['nothing', null],
    ['text', 'UTC'],
    ['a zone that is none', { timezone: 'Mars/Olympus', date_format: 'xyz', time_format: 25 }],
  ])('of %s is as the device', (_, value) =>
    expect(readChoice(value)).toEqual({ timezone: null, date_format: 'locale', time_format: 'locale' }),
  );

  it('stays', () => {
    const choice = { timezone: 'Europe/Paris', date_format: 'dmy', time_format: '24h' } as const;
    expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it.each([
    ['Europe/Paris', true],
    ['UTC', true],
    ['', false],
    ['Nowhere', false],
  ])('of the zone "%s" can be used: %s', (name, known) => expect(isTimeZone(name)).toBe(known));
});
