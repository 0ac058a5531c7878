import type { RefusalKey } from '../../refusals.ts';
import {
  approvalAboveMinutes,
  dayEntriesMax,
  type HourEntryKind,
  type HourEntryState,
  shiftMinutesMax,
} from './hour-entry-kinds.ts';

type Entry = { kind: HourEntryKind; state: HourEntryState; minutes: number };

/** Entries that are about one day: those of before the ledger are about many. */
const ofDay = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ kind, state }) => kind !== 'opening' && state !== 'declined');

/** What a day has by now, with what waits: approving must not make a day of 25 hours. */
export const minutesOfDay = (entries: readonly Entry[]): number =>
  ofDay(entries).reduce((sum, { minutes }) => sum + minutes, 0);

/** Whether a day has hours, written down or of a check-out, so that more of them may be the same ones. */
export const hasHours = (entries: readonly Entry[]): boolean => minutesOfDay(entries) > 0;

/**
 * Whether more minutes of a day count at once, wait for somebody, or are refused. `isOwn`: whoever enters them is the person, or
 * may not speak for others.
 */
export function judgeMinutes(
  entries: readonly Entry[],
  minutes: number,
  { isOwn }: { isOwn: boolean },
): { state: 'counted' | 'waiting' } | { refusal: RefusalKey } {
  const after = minutesOfDay(entries) + minutes;
  if (after > shiftMinutesMax) return { refusal: 'hours.dayFull' };
  if (after < 0) return { refusal: 'hours.belowNothing' };
  if (ofDay(entries).length >= dayEntriesMax) return { refusal: 'hours.manyEntries' };
  const isLong = minutes > 0 && after > approvalAboveMinutes;
  return { state: isOwn || isLong ? 'waiting' : 'counted' };
}
