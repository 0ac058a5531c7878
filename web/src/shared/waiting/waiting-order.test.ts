import { expect, it } from 'vitest';
import { byDue, isLate } from './waiting-order.ts';

const due = (day: string | null, time: string | null = null) => ({ day, time });

it('orders by day, then by time; a day without a time ends with the day, and no day comes last', () => {
  const ordered = [
    due('2026-11-26', '09:00'),
    due('2026-11-27', '08:30'),
    due('2026-11-27', '16:00'),
    due('2026-11-27'),
    due('2026-11-28'),
    due(null),
  ];
  expect(ordered.toReversed().toSorted(byDue)).toEqual(ordered);
});

it('leaves what is due at the same time in its order', () => {
  const items = [1, 2, 3].map((id) => ({ ...due('2026-11-27', '10:00'), id }));
  expect(items.toSorted(byDue)).toEqual(items);
});

it.each([
  ['yesterday', due('2026-11-26'), true],
  ['an hour ago', due('2026-11-27', '14:00'), true],
  ['in an hour', due('2026-11-27', '16:00'), false],
  ['sometime today', due('2026-11-27'), false],
  ['never', due(null), false],
])('knows whether something due %s is late', (_, one, late) => {
  expect(isLate(one, { day: '2026-11-27', time: '15:00' })).toBe(late);
});
