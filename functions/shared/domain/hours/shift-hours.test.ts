import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfShift, hoursAfter, lastDayAfter, nextEntry } from './shift-hours.ts';

const signUp = fc.record({
  state: fc.constantFrom('attended' as const, 'missed' as const, 'registered' as const),
  minutes: fc.option(fc.integer({ min: 0, max: 1_440 })),
});

test('entries of a sign-up sum to its minutes after any changes, and hours follow from their sum', () => {
  fc.assert(
    fc.property(
      fc.array(signUp, { maxLength: 12 }),
      fc.integer({ min: 0, max: 400 }),
      (changes, quarters) => {
        const entries: { id: string; kind: string; minutes: number }[] = [];
        let hours = quarters / 4;
        for (const change of changes) {
          // A delivery that comes again adds nothing.
          for (let delivery = 0; delivery < 2; delivery += 1) {
            const entry = nextEntry('r', change, entries);
            if (!entry) continue;
            expect(delivery).toBe(0);
            entries.push(entry);
            hours = hoursAfter(hours, entry.minutes);
          }
          const sum = entries.reduce((all, { minutes }) => all + minutes, 0);
          expect(sum).toBe(change.state === 'attended' ? (change.minutes ?? 0) : 0);
          expect(Math.abs(hours - (quarters / 4 + sum / 60))).toBeLessThan(0.01);
        }
        expect(entries.map(({ id }) => id)).toEqual(entries.map((_, at) => `r-${at + 1}`));
        expect(entries.filter(({ kind }) => kind === 'shift').length).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('hours never fall below nothing or rise above what a record holds', () => {
  expect(hoursAfter(1, -180)).toBe(0);
  expect(hoursAfter(100_000, 60)).toBe(hoursAfter(100_000, 0));
  expect(hoursAfter(2.25, 50)).toBe(3.08);
});

test('work moves the last day forward only, and what is taken back leaves it', () => {
  expect(lastDayAfter('2026-11-14', 60, '2026-11-07')).toBe('2026-11-14');
  expect(lastDayAfter('2026-11-14', 60, '2026-11-21')).toBe('2026-11-21');
  expect(lastDayAfter('2026-11-14', -60, '2026-11-21')).toBe('2026-11-14');
  expect(lastDayAfter(null, -60, '2026-11-21')).toBeNull();
});

test('the day is that of the shift, and the event’s where it is gone', () => {
  const event = { day: '2026-11-21', shifts: [{ id: 's2', from: '2026-11-22T10:00' }] };
  expect([dayOfShift(event, 's2'), dayOfShift(event, 's1')]).toEqual(['2026-11-22', '2026-11-21']);
});

test.each([10, 20, 170])('a total of sixty shifts of %i minutes is theirs to the minute', (minutes) => {
  let hours = 0;
  for (let shift = 0; shift < 60; shift += 1) hours = hoursAfter(hours, minutes);
  expect(hours).toBe(minutes);
});
