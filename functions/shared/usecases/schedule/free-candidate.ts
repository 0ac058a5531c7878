import { appointments } from '../../collections/appointments.ts';
import type { AppointmentState } from '../../domain/schedule/schedule-choices.ts';
import { entryOf } from '../../domain/schedule/schedule-entry.ts';
import { RefusedError } from '../../refusals.ts';
import { type Store, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';
import type { StoredAppointment } from './open-requests.ts';
import { answerRequest } from './schedule-answer.ts';
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
  // Whoever asked by the public form is told, which is a write of its own.
  const answers = found.filter(({ form }) => form).length;
  if (found.length + answers > freedMax) throw new RefusedError('schedule.manyHours', { most: freedMax });
}

/**
 * Frees the candidate's hours of events that are cancelled by `act`, in the transaction that cancels them: call it with the
 * other reads, and what it answers with the other writes. Reads: a query for each 30 events, the appointments that it finds,
 * and their months.
 */
export async function prepareFreedHours(
  store: Store,
  context: Context,
  eventIds: readonly string[],
  act: string,
): Promise<() => void> {
  const by = context.member.uid;
  const found = await appointmentsOf(store, eventIds, 'accepted');
  requireFewHours(found);
  if (found.length === 0) return () => undefined;
  const { save } = await prepareMonths(
    store,
    found.map((before) => ({ id: before.id, before, after: null })),
  );
  return () => {
    save();
    for (const before of found) {
      store.update(appointments, before.id, {
        state: 'cancelled',
        decision: { by, reason: null, surrogate: null, surrogate_id: null, act },
        ...{ updated_at: serverTime, updated_by: by },
      });
      answerRequest(store, context, before, { ...before, state: 'cancelled' });
    }
  };
}

/**
 * Gives back the hours that `act` freed, where its events are restored. What was booked there meanwhile stays as well: the day
 * shows that both are at the same time. `left`: how many stay cancelled, because their month is full.
 */
export async function prepareReturnedHours(
  store: Store,
  context: Context,
  eventIds: readonly string[],
  act: string,
): Promise<{ save: () => void; left: number }> {
  const by = context.member.uid;
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
    for (const before of found) {
      const { id, decision } = before;
      if (left.has(id)) continue;
      store.update(appointments, id, {
        state: 'accepted',
        decision: decision && { ...decision, act: null },
        ...{ updated_at: serverTime, updated_by: by },
      });
      answerRequest(store, context, before, { ...before, state: 'accepted' });
    }
  };
  return { save, left: left.size };
}
