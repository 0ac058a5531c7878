import { expect, it } from 'vitest';
import { type Busy, conflictsOf, needsReason } from './conflicts.ts';
import { protectedAround, protectedOn } from './protected-time.ts';

const at = (time: string) => Date.parse(`2027-03-09T${time}:00Z`);
const busy = (id: string, from: string, to: string, more: Partial<Busy> = {}): Busy => ({
  ...{ id, starts: at(from), ends: at(to), drive_before: 0, drive_after: 0, is_private: false, ...more },
});
const calls = { id: 'c', weekday: 2, from: '16:00', to: '18:00', label: null };

it('lets one follow another at once, and says which overlap', () => {
  const day = [busy('a', '09:00', '10:00'), busy('b', '10:30', '12:00', { is_private: true })];
  expect(conflictsOf(busy('x', '10:00', '10:30'), day, [])).toEqual([]);
  expect(conflictsOf(busy('x', '09:59', '10:31'), day, [])).toEqual([
    { is: 'overlap', id: 'a' },
    { is: 'private', id: 'b' },
  ]);
  // What is moved does not collide with itself.
  expect(conflictsOf(busy('a', '09:30', '10:30'), day, [])).toEqual([]);
});

it('needs the longer of two drives between two places, and to the minute', () => {
  const before = busy('a', '09:00', '10:00', { drive_after: 20 });
  const drive = { drive_before: 30 };
  expect(conflictsOf(busy('x', '10:30', '11:00', drive), [before], [])).toEqual([]);
  const late = conflictsOf(busy('x', '10:29', '11:00', drive), [before], []);
  expect(late).toEqual([{ is: 'drive', id: 'a', minutes: 1 }]);
  // A drive is an estimate: it is shown and stops nobody.
  expect(needsReason(late)).toBe(false);
  expect(conflictsOf(before, [busy('x', '10:10', '11:00')], [])).toEqual([
    { is: 'drive', id: 'x', minutes: 10 },
  ]);
});

it('counts the way there and back into call time', () => {
  const blocks = protectedOn([calls], 'UTC', '2027-03-09');
  expect(conflictsOf(busy('x', '15:00', '16:00'), [], blocks)).toEqual([]);
  const found = conflictsOf(busy('x', '15:00', '16:00', { drive_after: 1 }), [], blocks);
  expect(found).toMatchObject([{ is: 'callTime', block: { id: 'c' } }]);
  expect(needsReason(found)).toBe(true);
});

it('moves protected hours with the clocks, and loses those that are skipped', () => {
  const night = { ...calls, weekday: 0, from: '02:00', to: '03:00' };
  // Clocks go from two to three: both ends are three o'clock, so nothing is left.
  expect(protectedOn([night], 'America/New_York', '2027-03-14')).toEqual([]);
  const [block] = protectedOn([{ ...night, to: '04:00' }], 'America/New_York', '2027-03-14');
  expect(block?.starts).toBe(Date.parse('2027-03-14T07:00:00Z'));
  expect(block?.ends).toBe(Date.parse('2027-03-14T08:00:00Z'));
});

it('finds protected hours of another zone, whose day is another one', () => {
  const late = { ...calls, weekday: 2, from: '23:00', to: '23:59' };
  const found = protectedAround([late], 'Pacific/Honolulu', {
    from: '2027-03-10T05:00',
    to: '2027-03-10T06:00',
  });
  expect(found.map(({ day }) => day)).toEqual(['2027-03-09']);
});
