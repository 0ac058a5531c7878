import { monthAppointmentsMax, scheduleMonths } from '../../collections/schedule-months.ts';
import { currentSchedule, scheduleSettings } from '../../collections/schedule-settings.ts';
import { type Busy, conflictsOf, needsReason } from '../../domain/schedule/conflicts.ts';
import { protectedAround } from '../../domain/schedule/protected-time.ts';
import {
  monthOfTimes,
  monthsAround,
  type ScheduleEntry,
  type Times,
} from '../../domain/schedule/schedule-entry.ts';
import { RefusedError } from '../../refusals.ts';
import type { Store } from '../store.ts';

export type EntryWrite = {
  id: string;
  /** When it was listed; null where it was not. */
  before: Times | null;
  /** Null: it takes no time any more. */
  after: ScheduleEntry | null;
};

/** What becomes of an entry whose month is full: it is refused, or left out. */
export type WhereFull = 'refuse' | 'leave';

export type Prepared = {
  /** Ids that were left out of a full month. */
  left: ReadonlySet<string>;
  /** Everything that is taken in the months that were read, besides what is written. */
  taken: Busy[];
  save: () => void;
};

/** Reads the months of what is written and those around it. Reads: one for each, two for a single appointment. */
export async function prepareMonths(
  store: Store,
  writes: readonly EntryWrite[],
  whereFull: WhereFull = 'refuse',
): Promise<Prepared> {
  const names = new Set(
    writes.flatMap(({ before, after }) => [
      ...(before ? [monthOfTimes(before)] : []),
      ...(after ? [monthOfTimes(after), ...monthsAround(after)] : []),
    ]),
  );
  const found = await store.getAll(scheduleMonths, [...names]);
  const months = new Map([...names].map((month, at) => [month, { ...found[at]?.entries }]));
  const changed = new Set<string>();
  for (const { id, before } of writes) {
    if (!before) continue;
    const month = monthOfTimes(before);
    delete months.get(month)?.[id];
    changed.add(month);
  }
  const taken = [...months.values()].flatMap((entries) =>
    Object.entries(entries).map(([id, entry]): Busy => ({ id, ...entry })),
  );
  const left = new Set<string>();
  for (const { id, after } of writes) {
    if (!after) continue;
    const month = monthOfTimes(after);
    const entries = months.get(month);
    if (whereFull === 'leave' && entries && Object.keys(entries).length >= monthAppointmentsMax) {
      left.add(id);
      continue;
    }
    if (entries) entries[id] = after;
    changed.add(month);
  }
  for (const month of changed)
    if (Object.keys(months.get(month) ?? {}).length > monthAppointmentsMax)
      throw new RefusedError('schedule.monthFull', { month, most: monthAppointmentsMax });
  return {
    ...{ taken, left },
    save: () => {
      for (const month of changed) {
        const entries = months.get(month) ?? {};
        if (Object.keys(entries).length === 0) store.delete(scheduleMonths, month);
        else store.set(scheduleMonths, month, { month, entries });
      }
    },
  };
}

/**
 * Reads what an accepted appointment needs, and refuses it where it collides with something and nobody says why it is booked
 * all the same. Reads: two months and the protected hours.
 */
export async function prepareAccepted(
  store: Store,
  write: EntryWrite & { after: ScheduleEntry },
  over: string | null,
): Promise<() => void> {
  const { id, after } = write;
  const [{ taken, save }, settings] = await Promise.all([
    prepareMonths(store, [write]),
    store.get(scheduleSettings, currentSchedule),
  ]);
  const blocks = settings ? protectedAround(settings.protected, settings.zone, after) : [];
  // Calls themselves are what the hours are kept for.
  const conflicts = conflictsOf({ id, ...after }, taken, after.kind === 'call_time' ? [] : blocks);
  if (over === null && needsReason(conflicts)) throw new RefusedError('schedule.conflict');
  return save;
}
