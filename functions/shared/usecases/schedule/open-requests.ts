import type * as z from 'zod/mini';
import type { appointments } from '../../collections/appointments.ts';
import {
  heldRequestsMax,
  memberRequestsMax,
  openRequests,
  openRequestsMax,
  publicRequestsMax,
  scheduleRequests,
} from '../../collections/schedule-requests.ts';
import type { AppointmentFields } from '../../domain/schedule/schedule-entry.ts';
import { RefusedError } from '../../refusals.ts';
import type { Row, Store } from '../store.ts';

export type StoredAppointment = Row<typeof appointments.schema>;

type Request = { appointment: AppointmentFields; on: string };
/** `limit`: how many its member may have at a time, where they decide nothing themselves. */
type Asking = { id: string; request: Request | null; limited?: boolean };

type Open = z.output<typeof scheduleRequests.schema>['requests'][string];

/** Refuses a stranger's request beyond what leaves room for the team, and what may be a machine's beyond what leaves room for people. */
function requirePublicRoom(open: readonly Open[], { hold }: NonNullable<Open['form']>): void {
  const strangers = open.filter(({ form }) => form !== undefined);
  const held = strangers.filter(({ form }) => form?.hold);
  const isFull = hold ? held.length >= heldRequestsMax : strangers.length - held.length >= publicRequestsMax;
  if (isFull) throw new RefusedError('schedule.requestsFull', { most: publicRequestsMax });
}

/** Puts a request on the list of open ones, or takes it off. One read. */
export async function prepareRequests(
  store: Store,
  { id, request, limited = false }: Asking,
): Promise<() => void> {
  const stored = await store.get(scheduleRequests, openRequests);
  const requests = { ...stored?.requests };
  const known = requests[id];
  delete requests[id];
  if (request) {
    const { title, kind, place, from, to, zone, starts_at, ends_at, requester, created_by, form } =
      request.appointment;
    const own = Object.values(requests).filter(({ by }) => by === created_by).length;
    if (!known && Object.keys(requests).length >= openRequestsMax)
      throw new RefusedError('schedule.requestsFull', { most: openRequestsMax });
    if (!known && limited && own >= memberRequestsMax)
      throw new RefusedError('schedule.ownRequestsFull', { most: memberRequestsMax });
    if (!known && form) requirePublicRoom(Object.values(requests), form);
    requests[id] = {
      ...{ title, kind, place, from, to, zone, requester, by: created_by, on: known?.on ?? request.on },
      ...{ starts: starts_at.toMillis(), ends: ends_at.toMillis() },
      ...(form && { form }),
    };
  }
  return () => {
    if (known || request) store.set(scheduleRequests, openRequests, { requests });
  };
}

/** Takes the names of those who asked off the list of open requests, where they are deleted. One read; none for nobody. */
export async function prepareForgottenRequesters(store: Store, ids: readonly string[]): Promise<() => void> {
  if (ids.length === 0) return () => undefined;
  const stored = await store.get(scheduleRequests, openRequests);
  const requests = { ...stored?.requests };
  for (const id of ids) {
    const request = requests[id];
    if (request) requests[id] = { ...request, requester: null };
  }
  return () => {
    if (stored) store.set(scheduleRequests, openRequests, { requests });
  };
}
