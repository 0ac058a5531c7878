import { appointments } from '../../collections/appointments.ts';
import type { AppointmentState } from '../../domain/schedule/schedule-choices.ts';
import { entryOf } from '../../domain/schedule/schedule-entry.ts';
import { type Store, serverTime } from '../store.ts';
import { prepareMonths } from './write-schedule.ts';

/** Values of one `in` condition. */
const atOnce = 30;
/** Appointments of so many events: a candidate has one for each, seldom two. */
const perQuery = 400;

async function appointmentsOf(store: Store, eventIds: readonly string[], state: AppointmentState) {
  const pages = Array.from({ length: Math.ceil(eventIds.length / atOnce) }, (_, at) =>
    eventIds.slice(at * atOnce, (at + 1) * atOnce),
  );
  const found = await Promise.all(
    pages.map((ids) =>
      store.find(appointments, {
        where: [
          ['event_id', 'in', ids],
          ['state', '==', state],
        ],
        limit: perQuery,
      }),
    ),
  );
  return found.flat();
}

/**
 * Frees the candidate's hours of events that are cancelled by `act`, in the transaction that cancels them: call it with the
 * other reads, and what it answers with the other writes. Reads: a query for each 30 events, the appointments that it finds,
 * and their months.
 */
export async function prepareFreedHours(
  store: Store,
  by: string,
  eventIds: readonly string[],
  act: string,
): Promise<() => void> {
  const found = await appointmentsOf(store, eventIds, 'accepted');
  if (found.length === 0) return () => undefined;
  const { save } = await prepareMonths(
    store,
    found.map((before) => ({ id: before.id, before, after: null })),
  );
  return () => {
    save();
    for (const { id } of found)
      store.update(appointments, id, {
        state: 'cancelled',
        decision: { by, reason: null, surrogate: null, surrogate_id: null, act },
        ...{ updated_at: serverTime, updated_by: by },
      });
  };
}

/**
 * Gives back the hours that `act` freed, where its events are restored. What was booked there meanwhile stays as well: the day
 * shows that both are at the same time.
 */
export async function prepareReturnedHours(
  store: Store,
  by: string,
  eventIds: readonly string[],
  act: string,
): Promise<() => void> {
  const found = (await appointmentsOf(store, eventIds, 'cancelled')).filter(
    ({ decision }) => decision?.act === act,
  );
  if (found.length === 0) return () => undefined;
  const { save } = await prepareMonths(
    store,
    found.map(({ id, ...fields }) => ({ id, before: null, after: entryOf(fields) })),
  );
  return () => {
    save();
    for (const { id, decision } of found)
      store.update(appointments, id, {
        state: 'accepted',
        decision: decision && { ...decision, act: null },
        ...{ updated_at: serverTime, updated_by: by },
      });
  };
}
