import { appointments } from '../../collections/appointments.ts';
import type { AppointmentState } from '../../domain/schedule/schedule-choices.ts';
import { entryOf } from '../../domain/schedule/schedule-entry.ts';
import { RefusedError } from '../../refusals.ts';
import { type Store, serverTime } from '../store.ts';
import type { StoredAppointment } from './open-requests.ts';
import { prepareMonths } from './write-schedule.ts';

/** Values of one `in` condition. */
const atOnce = 30;
/** Appointments of one page. */
const perPage = 200;
/** Hours that one press frees or gives back: with the dates and months of the longest series they fit into one transaction. */
export const freedMax = 200;

async function appointmentsOf(store: Store, eventIds: readonly string[], state: AppointmentState) {
  const pages = Array.from({ length: Math.ceil(eventIds.length / atOnce) }, (_, at) =>
    eventIds.slice(at * atOnce, (at + 1) * atOnce),
  );
  const found = await Promise.all(pages.map((ids) => everyPage(store, ids, state)));
  return found.flat();
}

/** All of them, however many there are. */
async function everyPage(store: Store, eventIds: readonly string[], state: AppointmentState) {
  const found: StoredAppointment[] = [];
  for (let after = ''; ; after = found.at(-1)?.id ?? '') {
    const page = await store.find(appointments, {
      where: [
        ['event_id', 'in', eventIds],
        ['state', '==', state],
      ],
      after,
      limit: perPage,
    });
    found.push(...page);
    if (page.length < perPage) return found;
  }
}

/** Refuses what one transaction cannot write: nothing is freed in half. */
function requireFewHours(found: readonly StoredAppointment[]): void {
  if (found.length > freedMax) throw new RefusedError('schedule.manyHours', { most: freedMax });
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
  requireFewHours(found);
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
 * shows that both are at the same time. `left`: how many stay cancelled, because their month is full.
 */
export async function prepareReturnedHours(
  store: Store,
  by: string,
  eventIds: readonly string[],
  act: string,
): Promise<{ save: () => void; left: number }> {
  const found = (await appointmentsOf(store, eventIds, 'cancelled')).filter(
    ({ decision }) => decision?.act === act,
  );
  if (found.length === 0) return { save: () => undefined, left: 0 };
  requireFewHours(found);
  const { save: saveMonths, left } = await prepareMonths(
    store,
    found.map(({ id, ...fields }) => ({ id, before: null, after: entryOf(fields) })),
    'leave',
  );
  const save = () => {
    saveMonths();
    for (const { id, decision } of found) {
      if (left.has(id)) continue;
      store.update(appointments, id, {
        state: 'accepted',
        decision: decision && { ...decision, act: null },
        ...{ updated_at: serverTime, updated_by: by },
      });
    }
  };
  return { save, left: left.size };
}
