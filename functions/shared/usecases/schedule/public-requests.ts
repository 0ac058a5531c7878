import type * as z from 'zod/mini';
import { publicRequestsCall } from '../../api/schedule-api.ts';
import { type appointmentFields, appointments, byForm } from '../../collections/appointments.ts';
import { currentSchedule, scheduleSettings } from '../../collections/schedule-settings.ts';
import { dayOf, instantOf } from '../../domain/events/wall-times.ts';
import { requestDaysMax } from '../../domain/schedule/public-request.ts';
import type { AppointmentFields } from '../../domain/schedule/schedule-entry.ts';
import { dayIn } from '../../domain/work/zoned-time.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { prepareRequests } from './open-requests.ts';
import { scheduleAnswer } from './schedule-answer.ts';
import { timesOf } from './times-of.ts';

/** Opens the public form, or closes it. Two reads, one write. */
export const switchPublicRequests = command(
  publicRequestsCall,
  async ({ isOpen, zone }, { member }, store) => {
    await requireCaller(store, member, 'schedule.write');
    const stored = await store.get(scheduleSettings, currentSchedule);
    if ((stored?.takes_requests ?? false) === isOpen) return {};
    store.set(scheduleSettings, currentSchedule, {
      ...{ zone: stored?.zone ?? zone, protected: stored?.protected ?? [], takes_requests: isOpen },
      ...{ revision: (stored?.revision ?? 0) + 1, updated_at: serverTime, updated_by: member.uid },
    });
    return {};
  },
  { key: () => 'schedule' },
);

type Fields = { [K in keyof typeof appointmentFields]: z.output<(typeof appointmentFields)[K]> };
/** What a stranger says; times are by the clocks of the schedule. */
export type PublicRequest = Pick<Fields, 'title' | 'kind' | 'place' | 'expected' | 'press' | 'notes'> & {
  contact_name: string;
  contact_phone: string | null;
  requester: string | null;
  requester_email: string;
  from: string;
  to: string;
};
type Taking = Pick<Context, 'now' | 'instant' | 'newId'> & { member: { organization: string } };

/**
 * Puts what a stranger asked for on the list of open requests, once for its id however often it comes, and has them told that it
 * came. Refuses where the form is closed, what is over or too far off, and what the list has no room for. Three reads, three writes.
 */
export async function takePublicRequest(
  store: Store,
  context: Taking,
  { id, request, form }: { id: string; request: PublicRequest; form: NonNullable<AppointmentFields['form']> },
): Promise<void> {
  const { now, instant } = context;
  const settings = await store.get(scheduleSettings, currentSchedule);
  if (!settings?.takes_requests) throw new RefusedError('schedule.formClosed');
  if (await store.get(appointments, id)) return;
  const { from, to, ...rest } = request;
  const times = timesOf({ from, to, zone: settings.zone });
  const starts = instantOf(times.zone, times.from);
  if (starts <= now() || starts > now() + requestDaysMax * 86_400_000)
    throw new RefusedError('schedule.noTime');
  const appointment: AppointmentFields = {
    ...{ address: null, drive_before: 0, drive_after: 0, staffer: null, press_note: null },
    ...{ talking_points: null, positions: [], event_id: null, person_id: null },
    ...{ ...rest, ...times, starts_at: instant(starts), ends_at: instant(instantOf(times.zone, times.to)) },
    ...{ day: dayOf(times.from), state: 'requested', decision: null, over: null, form },
    ...{ created_at: serverTime, created_by: byForm, updated_at: serverTime, updated_by: byForm },
  };
  const save = await prepareRequests(store, {
    id,
    request: { appointment, on: dayIn(times.zone, now()) },
  });
  save();
  store.create(appointments, id, appointment);
  if (form.hold === null) scheduleAnswer(store, context, id, now());
}
