import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketMs, bucketsAt, ranges, spansBefore } from './buckets.ts';

it.each([
  ['1h', 150_000],
  ['24h', 3_600_000],
  ['7d', 7 * 3_600_000],
  ['30d', 30 * 3_600_000],
] as const)('a bucket of %s is %d ms long', (range, size) => expect(bucketMs(range)).toBe(size));

const range = fc.constantFrom(...ranges);
// Years in which clocks were changed in both directions, to the millisecond.
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

it('24 buckets without a gap end with the one that now is in, and every instant is in exactly one', () =>
  fc.assert(
    fc.property(range, moment, fc.double({ min: 0, max: 1, noNaN: true }), (of, now, share) => {
      const buckets = bucketsAt(of, now);
      const last = buckets[23];
      const first = buckets[0]?.from ?? Number.NaN;
      expect(buckets).toHaveLength(24);
      expect(last && last.from <= now && now < last.to).toBe(true);
      for (const [at, { from, to }] of buckets.entries())
        expect([from, to]).toEqual([first + at * bucketMs(of), first + (at + 1) * bucketMs(of)]);
      const instant = Math.floor(first + share * (now - first));
      expect(buckets.filter(({ from, to }) => from <= instant && instant < to)).toHaveLength(1);
    }),
  ));

it('a bucket stays where it is as time goes on, until it leaves the range', () =>
  fc.assert(
    fc.property(range, moment, fc.nat({ max: 24 }), (of, now, later) => {
      const after = bucketsAt(of, now + later * bucketMs(of));
      expect(after.slice(0, 24 - later)).toEqual(bucketsAt(of, now).slice(later));
    }),
  ));

it('the time before is a range earlier, as long, and its first piece does not slide', () =>
  fc.assert(
    fc.property(range, moment, (of, now) => {
      const buckets = bucketsAt(of, now);
      const [whole, rest] = spansBefore(of, now);
      const first = buckets[0]?.from ?? Number.NaN;
      const open = buckets[23]?.from ?? Number.NaN;
      expect(whole.to).toBe(rest.from);
      expect(rest.to - whole.from).toBe(now - first);
      expect(first - whole.from).toBe(24 * bucketMs(of));
      expect(spansBefore(of, open)[0]).toEqual(whole);
    }),
  ));
