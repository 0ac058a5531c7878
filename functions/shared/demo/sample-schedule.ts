import { appointments } from '../collections/appointments.ts';
import { privateHours } from '../collections/private-hours.ts';
import { scheduleMonths } from '../collections/schedule-months.ts';
import { openRequests, scheduleRequests } from '../collections/schedule-requests.ts';
import { currentSchedule, scheduleSettings } from '../collections/schedule-settings.ts';
import { instantOf } from '../domain/events/wall-times.ts';
import {
  type AppointmentFields,
  entryOf,
  monthOfTimes,
  privateEntry,
  type ScheduleEntry,
  type Times,
} from '../domain/schedule/schedule-entry.ts';
import { busyMinutes, daysAfter, Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';

const zone = 'America/New_York';

export type SampleAppointment = {
  /** Days after the seed's day, a Friday. */
  inDays: number;
  from: string;
  to: string;
  title: string;
  kind: AppointmentFields['kind'];
  place?: string;
  /** Minutes each way. */
  drive?: number;
  staffer?: string;
  press?: AppointmentFields['press'];
  expected?: number;
  points?: string;
  /** The how-manieth event of the campaign's calendar. */
  event?: number;
  state?: 'requested' | 'declined' | 'surrogate';
  requester?: string;
  reason?: string;
  surrogate?: string;
  over?: string;
};

/** When it begins and ends, by the clocks of its zone. */
export const scheduledMoments = ({ zone: place, from, to }: Times) => ({
  starts_at: new Moment(instantOf(place, from)),
  ends_at: new Moment(instantOf(place, to)),
});

function appointmentOf(plan: SampleAppointment, organization: string, by: string): AppointmentFields {
  const day = daysAfter(seedDay, plan.inDays);
  const times = { from: `${day}T${plan.from}`, to: `${day}T${plan.to}`, zone };
  const made = moment(daysAfter(seedDay, -12), busyMinutes.from);
  const { state = 'accepted', drive = 0 } = plan;
  const decision = {
    ...{ by, reason: plan.reason ?? null, surrogate: plan.surrogate ?? null },
    ...{ surrogate_id: null, act: null },
  };
  return {
    ...{ title: plan.title, kind: plan.kind, place: plan.place ?? null, address: null },
    ...{ drive_before: drive, drive_after: drive, staffer: plan.staffer ?? null, contact_name: null },
    ...{ contact_phone: null, press: plan.press ?? 'unknown', press_note: null },
    ...{ expected: plan.expected ?? null, talking_points: plan.points ?? null, positions: [], notes: null },
    event_id: plan.event === undefined ? null : `${organization}-event-${plan.event}`,
    ...{ person_id: null, requester: plan.requester ?? null, requester_email: null },
    ...{ ...times, ...scheduledMoments(times), day, state },
    decision: state === 'requested' ? null : decision,
    over: plan.over ?? null,
    ...{ created_at: made, created_by: by, updated_at: made, updated_by: by },
  };
}

/** Call time on three afternoons of the week. */
const protectedWeek = [1, 3, 5].map((weekday) => ({
  ...{ id: `w${weekday}`, weekday, from: '16:00', to: '18:00', label: null },
}));

/** The candidate's days, an evening of their own, and the hours kept for calls, as the calls store them. */
export function scheduleDocuments(
  organization: string,
  plans: readonly SampleAppointment[],
  by: string,
): Doc[] {
  const made = moment(daysAfter(seedDay, -12), busyMinutes.from);
  const day = daysAfter(seedDay, 2);
  return [
    ...plans.map((plan, at) =>
      document(
        appointments,
        organization,
        `${organization}-time-${at + 1}`,
        appointmentOf(plan, organization, by),
      ),
    ),
    document(privateHours, organization, `${organization}-away-1`, {
      ...{ title: 'Family evening', from: `${day}T17:00`, to: `${day}T21:00`, zone },
      ...{ created_at: made, created_by: by, updated_at: made, updated_by: by },
    }),
    document(scheduleSettings, organization, currentSchedule, {
      ...{
        zone,
        protected: protectedWeek,
        takes_requests: false,
        revision: 1,
        updated_at: made,
        updated_by: by,
      },
    }),
  ];
}

/** What months and the list of requests have of the documents as they are by now. */
export function packedSchedule(organization: string, documents: readonly Doc[]): Doc[] {
  const months = new Map<string, Record<string, ScheduleEntry>>();
  const put = (id: string, times: Times, entry: ScheduleEntry) => {
    const month = monthOfTimes(times);
    months.set(month, { ...months.get(month), [id]: entry });
  };
  const requests: Doc['data'] = {};
  for (const { path, data } of documents) {
    const id = path.split('/').at(-1) ?? '';
    if (path.startsWith(`${privateHours.path(organization)}/`)) {
      const hours = privateHours.schema.parse(data);
      put(id, hours, privateEntry(hours));
    }
    if (!path.startsWith(`${appointments.path(organization)}/`)) continue;
    const one = appointments.schema.parse(data);
    if (one.state === 'accepted') put(id, one, entryOf(one));
    if (one.state !== 'requested') continue;
    const { title, kind, place, from, to, zone: where, requester, created_by } = one;
    const on = new Date(one.created_at.toMillis()).toISOString().slice(0, 10);
    requests[id] = {
      ...{ title, kind, place, from, to, zone: where, requester, by: created_by, on },
      ...{ starts: one.starts_at.toMillis(), ends: one.ends_at.toMillis() },
    };
  }
  return [
    ...[...months].map(([month, entries]) =>
      document(scheduleMonths, organization, month, { month, entries }),
    ),
    document(scheduleRequests, organization, openRequests, scheduleRequests.schema.parse({ requests })),
  ];
}
