import type * as z from 'zod/mini';
import type { rosterCall } from '#shared/api/rsvps-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import type { rsvps } from '#shared/collections/rsvps.ts';

type Line = z.output<typeof rosterCall.response>['rsvps'][number];

/** One sign-up as every screen of the roster has it, whoever reads it. Moments in milliseconds since 1970. */
export type RosterRow = Line & {
  /** Null for hosts, who may not read people. */
  person: string | null;
  offeredUntil: number | null;
  /** What they were before they were checked in; unknown to hosts, and null of whoever walked in. */
  arrivedFrom?: Line['state'] | null | undefined;
  /** Somebody whom this device has signed up, and of whom the server does not know yet. */
  isUnsent?: true;
};

export const rowOfLine = (line: Line): RosterRow => ({ ...line, person: null, offeredUntil: null });

/** A stored sign-up, for staff. */
export const rowOfRsvp = (one: Stored<typeof rsvps>): RosterRow => ({
  ...{ id: one.id, shift_id: one.shift_id, name: one.name, email: one.email, phone: one.phone },
  ...{ guests: one.guests, needs: one.needs, note: one.note, state: one.state, source: one.source },
  ...{ code: one.code, answers: one.answers, person: one.person_id, minutes: one.minutes },
  arrivedFrom: one.arrived_from,
  arrivedAt: one.arrived_at.toMillis(),
  confirmedAt: one.confirmed_at?.toMillis() ?? null,
  checkedInAt: one.checked_in_at?.toMillis() ?? null,
  offeredUntil: one.offered_until?.toMillis() ?? null,
});
