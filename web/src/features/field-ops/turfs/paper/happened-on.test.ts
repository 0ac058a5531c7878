import { expect, it } from 'vitest';
import { happenedOn } from './happened-on.ts';

const now = new Date(2026, 10, 3, 9, 30).getTime();
const since = new Date(2026, 10, 1, 19, 0).getTime();
const on = (day: string) => happenedOn(day, { today: '2026-11-03', now, since });

it('is now where the sheet is of today', () => expect(on('2026-11-03')).toBe(now));
it('is the evening of another day', () => {
  const at = new Date(on('2026-11-02'));
  expect([at.getDate(), at.getHours()]).toEqual([2, 17]);
});
it('is after the turf was cut, if that was later than the evening', () =>
  expect(on('2026-11-01')).toBe(since + 1));
