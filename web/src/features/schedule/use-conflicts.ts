import { monthOf } from '#shared/domain/days.ts';
import { dayOf, instantOf } from '#shared/domain/events/wall-times.ts';
import { type Conflict, conflictsOf } from '#shared/domain/schedule/conflicts.ts';
import { protectedAround } from '#shared/domain/schedule/protected-time.ts';
import { monthsAround, type Times } from '#shared/domain/schedule/schedule-entry.ts';
import { listedIn, useScheduleMonths, useScheduleSettings } from '../../shared/schedule/schedule-data.ts';

type Wanted = Times & { id: string; drive_before: number; drive_after: number; kind: string };

/** What a time would collide with, as this device knows the day. Reads: one or two months, and the protected hours. */
export function useConflicts(wanted: Wanted | null): {
  conflicts: Conflict[];
  names: ReadonlyMap<string, string | null>;
} {
  const around = wanted ? monthsAround(wanted) : [];
  const months = useScheduleMonths(
    around[0] ?? '2000-01',
    around.at(-1) ?? (wanted ? monthOf(dayOf(wanted.from)) : '2000-01'),
    wanted === null,
  );
  const settings = useScheduleSettings(wanted === null);
  if (wanted === null || months.is !== 'ready') return { conflicts: [], names: new Map() };
  const entries = listedIn(months.value);
  const week = settings.is === 'ready' ? settings.value : null;
  const blocks =
    week && wanted.kind !== 'call_time' ? protectedAround(week.protected, week.zone, wanted) : [];
  const one = {
    ...{
      id: wanted.id,
      drive_before: wanted.drive_before,
      drive_after: wanted.drive_after,
      is_private: false,
    },
    ...{ starts: instantOf(wanted.zone, wanted.from), ends: instantOf(wanted.zone, wanted.to) },
  };
  return {
    conflicts: conflictsOf(one, entries, blocks),
    names: new Map(entries.map(({ id, title }) => [id, title])),
  };
}
