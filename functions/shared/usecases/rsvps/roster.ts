import { rosterCall } from '../../api/rsvps-api.ts';
import { events } from '../../collections/events.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { rosterMax } from '../../domain/events/rsvp-choices.ts';
import { RefusedError } from '../../refusals.ts';
import { useCase } from '../use-case.ts';
import { requireRoster } from './require-roster.ts';

/** The roster for a host who is no staff. Two reads, and one for each sign-up. */
export const readRoster = useCase(rosterCall, async ({ event: id }, { member, read }) => {
  const event = await read.get(events, id);
  if (!event) throw new RefusedError('events.gone');
  await requireRoster(read, member, event);
  const { rows, next } = await read.page(rsvps, {
    where: [['event_id', '==', id]],
    orderBy: ['arrived_at', 'asc'],
    limit: rosterMax,
  });
  return {
    rsvps: rows.map((one) => ({
      ...{ id: one.id, shift_id: one.shift_id, name: one.name, email: one.email, phone: one.phone },
      ...{ guests: one.guests, needs: one.needs, note: one.note, state: one.state, source: one.source },
      ...{ code: one.code, answers: one.answers, arrivedAt: one.arrived_at.toMillis() },
      confirmedAt: one.confirmed_at?.toMillis() ?? null,
      checkedInAt: one.checked_in_at?.toMillis() ?? null,
      minutes: one.minutes,
    })),
    isCut: next !== null,
  };
});
