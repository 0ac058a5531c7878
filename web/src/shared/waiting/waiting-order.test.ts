import { expect, it } from 'vitest';
import { byDay } from './waiting-order.ts';

it('puts what is due first at the top, and what is for no day at the end', () => {
  const days = [null, '2026-11-28', '2026-11-27', null];
  expect(
    days
      .map((day) => ({ day }))
      .toSorted(byDay)
      .map(({ day }) => day),
  ).toEqual(['2026-11-27', '2026-11-28', null, null]);
});
