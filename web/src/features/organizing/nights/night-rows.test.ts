import { expect, it } from 'vitest';
import { addDays } from '#shared/domain/days.ts';
import { nightsRead, nightsShown, noNumbers } from '#shared/domain/regions/night.ts';
import { allRows, nightRows } from './night-rows.ts';

const night = (day: string, shown: Record<string, number>) => ({
  ...{ id: day, day, made_at: { toMillis: () => 0 }, is_partial: false },
  regions: Object.entries(shown).map(([id, count]) => ({
    ...{ ...noNumbers(), id, name: id, organizer: null, shown: count, ahead: [1, 2, 3] },
  })),
});
const region = (id: string) => ({ id, name: id, organizer: null, zips: [], weekly_shifts: 10, places: [] });

it('sets a night beside the night before, and its week beside the goal', () => {
  const nights = [
    night('2026-11-28', { north: 5, south: 2 }),
    night('2026-11-27', { north: 3 }),
    night('2026-11-21', { north: 100 }),
  ];
  const rows = nightRows(nights, '2026-11-28', [region('north')]);
  expect(rows).toMatchObject([
    { id: 'north', shown: 5, before: { shown: 3 }, week: 8, goal: 10 },
    { id: 'south', shown: 2, before: null, week: 2, goal: 0 },
  ]);
  expect(allRows(rows)).toMatchObject({
    shown: 7,
    before: { shown: 3 },
    week: 10,
    goal: 10,
    ahead: [2, 4, 6],
  });
  expect(nightRows(nights, '2026-11-20', [])).toEqual([]);
});

it('sums seven days of each night that is offered, the earliest one too', () => {
  const nights = Array.from({ length: nightsRead }, (_, before) =>
    night(addDays('2026-11-28', -before), { north: 1 }),
  );
  for (const { day } of nights.slice(0, nightsShown))
    expect(nightRows(nights, day, [region('north')])).toMatchObject([{ week: 7, before: { shown: 1 } }]);
});
