import { dayOf } from '../events/wall-times.ts';
import { type Busy, type Conflict, conflictsOf } from './conflicts.ts';
import { type ProtectedBlock, type ProtectedTime, protectedOn } from './protected-time.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

export type ListedEntry = ScheduleEntry & { id: string };
export type DayRow =
  | { is: 'entry'; entry: ListedEntry; conflicts: Conflict[] }
  /** `isTaken`: something is booked over it. */
  | { is: 'callTime'; block: ProtectedBlock; isTaken: boolean }
  /** Between two entries: minutes that there are, and those of driving. */
  | { is: 'gap'; minutes: number; drive: number };

const minute = 60_000;
const busyOf = (entry: ListedEntry): Busy => entry;

/** What is on a day by the clocks on the wall: what begins, or still goes on, on it. */
export const entriesOn = (entries: readonly ListedEntry[], day: string): ListedEntry[] =>
  entries
    .filter(
      ({ from, to }) =>
        dayOf(from) <= day &&
        (dayOf(to) > day || (dayOf(to) === day && !(to.endsWith('T00:00') && dayOf(from) < day))),
    )
    .toSorted((one, other) => one.starts - other.starts || one.ends - other.ends);

/** A day from morning to night, with the ways between and the hours that are kept for calls. */
export function dayPlan(
  entries: readonly ListedEntry[],
  day: string,
  { zone, protected: week }: { zone: string; protected: readonly ProtectedTime[] },
): DayRow[] {
  const blocks = protectedOn(week, zone, day);
  const those = entriesOn(entries, day);
  const rows: (DayRow & { at: number; order: number })[] = blocks.map((block) => ({
    ...{ is: 'callTime', block, at: block.starts, order: 0 },
    isTaken: those.some(
      (one) => one.kind !== 'call_time' && one.starts < block.ends && block.starts < one.ends,
    ),
  }));
  let last: ListedEntry | null = null;
  for (const entry of those) {
    const minutes = last ? Math.floor((entry.starts - last.ends) / minute) : 0;
    const drive = Math.max(last?.drive_after ?? 0, entry.drive_before);
    if ((last && minutes > 0) || (!last && drive > 0))
      rows.push({ is: 'gap', minutes, drive, at: entry.starts, order: 1 });
    const conflicts = entry.is_private
      ? []
      : conflictsOf(busyOf(entry), entries.map(busyOf), entry.kind === 'call_time' ? [] : blocks);
    rows.push({ is: 'entry', entry, conflicts, at: entry.starts, order: 2 });
    if (!last || entry.ends > last.ends) last = entry;
  }
  return rows
    .toSorted((one, other) => one.at - other.at || one.order - other.order)
    .map(({ at: _at, order: _order, ...row }) => row);
}
