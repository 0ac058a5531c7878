import { describe, expect, it, test } from 'vitest';
import { type QuietHoursQuery, type QuietHoursRow, quietHoursRows, quietUntil } from './quiet-hours.ts';

const query = (fields: Partial<QuietHoursQuery> = {}): QuietHoursQuery => ({
  ...{ channel: 'text', place: { state: 'NY' }, isSolicitation: true, appliesTo: 'solicitation', ...fields },
});
const until = (at: string, fields?: Partial<QuietHoursQuery>): string | null => {
  const found = quietUntil(query(fields), Date.parse(at));
  return found === null ? null : new Date(found).toISOString().replace(':00.000Z', 'Z');
};

describe('New York, 8 to 21', () => {
  test.each([
    ['2027-03-14T12:00Z', null],
    ['2027-03-13T12:30Z', '2027-03-13T13:00Z'],
    ['2027-11-08T01:59Z', null],
    ['2027-11-08T02:00Z', '2027-11-08T13:00Z'],
  ])('at %s: quiet until %s', (at, end) => {
    expect(until(at)).toBe(end);
  });
});

describe('the rows', () => {
  /** The first and the last quiet quarter of an hour around the hours of a row, on Monday 2 and Sunday 8 November 2026. */
  const zones: Record<string, string> = {
    US: 'America/New_York',
    TX: 'America/Chicago',
    MS: 'America/Chicago',
    OK: 'America/Chicago',
    WA: 'America/Los_Angeles',
  };
  const offset: Record<string, number> = {
    'America/New_York': 5,
    'America/Chicago': 6,
    'America/Los_Angeles': 8,
  };
  const days = (row: QuietHoursRow) => (row.weekdays?.includes('Sun') ? 8 : 2);
  test.each(quietHoursRows.map((row) => [row.place, row.weekdays?.join() ?? 'every day', row] as const))(
    '%s, %s, are kept to the minute',
    (place, _, row) => {
      const zone = zones[place] ?? 'America/New_York';
      const at = (hour: number, minute: number) =>
        new Date(Date.UTC(2026, 10, days(row), hour + (offset[zone] ?? 0), minute)).toISOString();
      const fields = { place: { state: place === 'US' ? 'OH' : place, zones: [zone] } };
      const { from, to } = row.hours ?? { from: 0, to: 24 };
      expect([
        until(at(from, -1), fields) !== null,
        until(at(from, 0), fields),
        until(at(to, -1), fields),
        until(at(to, 0), fields) !== null,
      ]).toEqual([true, null, null, true]);
      expect(row.source).not.toBe('');
    },
  );

  it('let Texas sleep until noon on Sundays', () => {
    const texas = { place: { state: 'TX', zones: ['America/Chicago'] } };
    expect(until('2026-11-08T17:59Z', texas)).toBe('2026-11-08T18:00Z');
    expect(until('2026-11-08T18:00Z', texas)).toBeNull();
    expect(until('2026-11-09T17:59Z', texas)).toBeNull();
  });

  it('give way to a newer one from its day on, and to a day without contact', () => {
    const [federal] = quietHoursRows;
    if (!federal) throw new Error('There are no rows.');
    const rows = [
      federal,
      { ...federal, hours: { from: 10, to: 20 }, since: '2027-01-01' },
      { ...federal, weekdays: ['Sun'] as const, hours: null },
    ];
    expect(until('2026-12-01T14:00Z', { rows })).toBeNull();
    expect(until('2027-01-05T14:00Z', { rows })).toBe('2027-01-05T15:00Z');
    expect(until('2026-12-06T17:00Z', { rows })).toBe('2026-12-07T13:00Z');
  });
});

describe('places', () => {
  it('in two zones wait for both to wake, and sleep with the first', () => {
    const two = { place: { state: 'OH', zones: ['America/New_York', 'America/Chicago'] } };
    expect(until('2026-11-04T13:30Z', two)).toBe('2026-11-04T14:00Z');
    expect(until('2026-11-05T02:00Z', two)).toBe('2026-11-05T14:00Z');
    expect(until('2026-11-04T13:30Z', { place: { state: 'KY' } })).toBe('2026-11-04T14:00Z');
  });

  test.each([[null], [{ state: null }], [{ state: 'XX' }]])(
    'that are unknown, %j, are called from 12 to 21 Eastern',
    (place) => {
      expect(until('2026-11-04T16:45Z', { place })).toBe('2026-11-04T17:00Z');
      expect(until('2026-11-05T01:59Z', { place })).toBeNull();
      expect(until('2026-11-05T02:00Z', { place })).toBe('2026-11-05T17:00Z');
    },
  );
});

describe('what they bind', () => {
  const night = '2026-11-04T08:00Z';
  it('is what asks for something, or all that a campaign wants', () => {
    expect(until(night, { isSolicitation: false })).toBeNull();
    expect(until(night, { isSolicitation: false, appliesTo: 'all' })).not.toBeNull();
    expect(until(night, { channel: 'call' })).not.toBeNull();
  });

  it.each(['email', 'mail', 'walk'] as const)('is not %s', (channel) => {
    expect(until(night, { channel, appliesTo: 'all' })).toBeNull();
  });
});
