import * as z from 'zod/mini';
import { appointmentKinds } from '../domain/schedule/schedule-choices.ts';
import { appointmentTimes, appointmentTitleMax, driveMax } from './appointments.ts';
import { collection, inOrganization, line, recordId } from './define.ts';

/** What the candidate does in one month: more than twelve a day are a mistake. */
export const monthAppointmentsMax = 400;

const drive = z.int().check(z.minimum(0), z.maximum(driveMax));

/** A time that is taken. Of private hours it says when they are and nothing else. */
export const scheduleEntry = z.strictObject({
  is_private: z.boolean(),
  title: z.nullable(line(appointmentTitleMax)),
  kind: z.enum(appointmentKinds),
  place: z.nullable(line(80)),
  ...appointmentTimes,
  /** Milliseconds since 1970. */
  starts: z.int(),
  ends: z.int(),
  drive_before: drive,
  drive_after: drive,
  staffer: z.nullable(recordId),
  event_id: z.nullable(recordId),
});

/**
 * What is accepted of the candidate's time in a month, and when they are away, under the month's name. Calls write it in the
 * transaction that decides, so of two that overlap the second one finds the first.
 */
export const scheduleMonths = collection({
  name: 'schedule_months',
  path: inOrganization('schedule_months'),
  access: { read: 'schedule.read' },
  rules: { refused: { write: 'calls do, in one piece with the appointments' } },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({
    month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    entries: z.record(recordId, scheduleEntry),
  }),
});
