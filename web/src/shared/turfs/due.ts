import { addDays } from '#shared/rules/days.ts';
import type { TurfState } from '#shared/rules/field/turf.ts';
import { localDay } from '../ui/form/days.ts';

/** The last millisecond of a day on this device's calendar: a turf that is due back on a day is the canvasser's until then. */
export function endOfDay(day: string): number {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, of, 23, 59, 59, 999).getTime();
}

/** The day so many days from now. */
export const dayIn = (days: number, now = new Date()): string => addDays(localDay(now), days);

type Held = { state: TurfState; assigned_to: string | null; expires_at: number | null };

/** Somebody has it, and is to bring it back or to finish it. */
export const isOut = ({ state, assigned_to }: Pick<Held, 'state' | 'assigned_to'>): boolean =>
  assigned_to !== null && (state === 'assigned' || state === 'in_progress');

/** Somebody has it beyond its day. */
export const isOverdue = (turf: Held, now: number): boolean =>
  isOut(turf) && turf.expires_at !== null && turf.expires_at < now;
