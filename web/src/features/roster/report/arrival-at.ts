import type { RsvpCommand } from '#shared/api/rsvps-api.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';

type Planned = Pick<RosterEvent, 'zone' | 'day'> & { shifts: readonly { id: string; from: string }[] };

/** Whoever is said afterwards to have come is taken to have come when their own shift began. */
export const arrivalAt = ({ zone, day, shifts }: Planned, shift: string): RsvpCommand => ({
  is: 'check_in',
  at: instantOf(zone, shifts.find(({ id }) => id === shift)?.from ?? `${day}T00:00`),
});
