import { due } from '../../collections/due.ts';
import { dueDocument, dueId } from '../../domain/due/due-document.ts';
import type { AppointmentFields } from '../../domain/schedule/schedule-entry.ts';
import type { Store } from '../store.ts';
import type { Context } from '../use-case.ts';
import type { StoredAppointment } from './open-requests.ts';

/** Milliseconds after a decision in which it can be taken back before whoever asked is told. */
const settledMs = 60_000;

type Scheduling = Pick<Context, 'now' | 'instant' | 'newId'> & { member: { organization: string } };

/** Has the tick mail whoever asked what became of their request. One that was taken back by then is told as it is then. */
export function scheduleAnswer(store: Store, context: Scheduling, id: string, at: number): void {
  const { member, now, instant, newId } = context;
  const wanted = { organization: member.organization, kind: 'schedule_request', ref: id } as const;
  const moments = { at: instant(at), since: instant(now()) };
  store.set(
    due,
    dueId(wanted.organization, wanted.kind, id),
    dueDocument({ ...wanted, ...moments, about: 'state' }, newId()),
  );
}

/** The same after a decision. What may be a machine's and was declined is answered to nobody: the address may be anybody's. */
export function answerRequest(
  store: Store,
  context: Scheduling,
  before: StoredAppointment,
  after: AppointmentFields,
): void {
  if (!after.form || after.requester_email === null) return;
  const isMachines = after.form.hold !== null && (after.state === 'declined' || after.state === 'requested');
  if (!isMachines) scheduleAnswer(store, context, before.id, context.now() + settledMs);
}
