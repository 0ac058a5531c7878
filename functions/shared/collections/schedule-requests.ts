import * as z from 'zod/mini';
import { appointmentKinds } from '../domain/schedule/schedule-choices.ts';
import { appointmentTimes, appointmentTitleMax, publicForm } from './appointments.ts';
import { collection, day, inOrganization, line, recordId } from './define.ts';

/** Requests that wait at the same time: the next one is refused until some are decided. */
export const openRequestsMax = 200;
/** Of those, what one member who decides nothing may have asked for. */
export const memberRequestsMax = 30;
/** Of those, what strangers may have asked for by the public form: the team's own still fit then. */
export const publicRequestsMax = 100;
/** And what a machine may have sent, so that it leaves room for people. */
export const heldRequestsMax = 30;
/** The only document's id. */
export const openRequests = 'open';

/** What waits to be decided, packed, so that the queue is one read. Calls write it with the request. */
export const scheduleRequests = collection({
  name: 'schedule_requests',
  path: inOrganization('schedule_requests'),
  access: { read: 'schedule.read' },
  rules: { refused: { write: 'calls do, in one piece with the request' } },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({
    requests: z.record(
      recordId,
      z.strictObject({
        title: line(appointmentTitleMax),
        kind: z.enum(appointmentKinds),
        place: z.nullable(line(80)),
        ...appointmentTimes,
        starts: z.int(),
        ends: z.int(),
        requester: z.nullable(line(120)),
        /** The member who entered it or `byForm`, and the day. */
        by: recordId,
        on: day,
        form: publicForm,
      }),
    ),
  }),
});
