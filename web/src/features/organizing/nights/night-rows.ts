import type { Stored } from '#shared/collections/define.ts';
import type { fieldNights } from '#shared/collections/field-nights.ts';
import { addDays } from '#shared/domain/days.ts';
import { type NightNumbers, sumOf } from '#shared/domain/regions/night.ts';
import type { Region } from '#shared/domain/regions/region-of.ts';

type Night = Stored<typeof fieldNights>;

export const nightFigures = ['scheduled', 'confirmed', 'shown', 'attempts', 'contacts', 'ids'] as const;
export type NightFigure = (typeof nightFigures)[number];

export type NightRow = NightNumbers & {
  id: string | null;
  name: string | null;
  organizer: string | null;
  /** The same region a day before; null where there is no such night, or it was not in it. */
  before: NightNumbers | null;
  /** Who was there in the seven days until the night, of those that were counted, and the shifts that a week is to fill. */
  week: number;
  goal: number;
};

/** A night by region, beside the night before it and the week's goal. */
export function nightRows(nights: readonly Night[], day: string, regions: readonly Region[]): NightRow[] {
  const night = nights.find((one) => one.day === day);
  const yesterday = nights.find((one) => one.day === addDays(day, -1));
  const week = nights.filter((one) => one.day <= day && one.day > addDays(day, -7));
  const shownIn = (one: Night, id: string | null) =>
    one.regions.find((region) => region.id === id)?.shown ?? 0;
  return (night?.regions ?? []).map((region) => ({
    ...region,
    before: yesterday?.regions.find(({ id }) => id === region.id) ?? null,
    week: week.reduce((sum, one) => sum + shownIn(one, region.id), 0),
    goal: regions.find(({ id }) => id === region.id)?.weekly_shifts ?? 0,
  }));
}

/** All rows together. */
export function allRows(rows: readonly NightRow[]): NightRow {
  const before = rows.flatMap((row) => row.before ?? []);
  return {
    ...{ ...sumOf(rows), id: null, name: null, organizer: null },
    before: before.length > 0 ? sumOf(before) : null,
    week: rows.reduce((sum, { week }) => sum + week, 0),
    goal: rows.reduce((sum, { goal }) => sum + goal, 0),
  };
}
