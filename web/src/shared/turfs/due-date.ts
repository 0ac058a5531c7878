import { addDays } from '#shared/domain/days.ts';
import type { TurfState } from '#shared/domain/field/turf-limits.ts';
import { localDay } from '../ui/form/days.ts';

/** The last millisecond of a day on this device's calendar: a turf that is due back on a day is the canvasser's until then. */
export function endOfDay(day: string): number {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, of, 23, 59, 59, 999).getTime();
}

/** The day so many days from now. */
export const dayIn = (days: number, now = new Date()): string => addDays(localDay(now), days);

type AssignedTurf = { state: TurfState; assigned_to: string | null; expires_at: number | null };

/** Somebody has it, and is to bring it back or to finish it. */
export const isAssigned = ({ state, assigned_to }: Pick<AssignedTurf, 'state' | 'assigned_to'>): boolean =>
  assigned_to !== null && (state === 'assigned' || state === 'in_progress');

/** Somebody has it beyond its day. */
export const isOverdue = (turf: AssignedTurf, now: number): boolean =>
  isAssigned(turf) && turf.expires_at !== null && turf.expires_at < now;
