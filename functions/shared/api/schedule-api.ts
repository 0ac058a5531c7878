import * as z from 'zod/mini';
import { appointmentFields, decisionReasonMax } from '../collections/appointments.ts';
import { count, line, recordId, text } from '../collections/define.ts';
import { eventZone, wallTime } from '../collections/events.ts';
import { protectedMax, protectedTime } from '../collections/schedule-settings.ts';
import { appointmentStates } from '../domain/schedule/schedule-choices.ts';
import { languages } from '../themes.ts';
import { endpoint } from './endpoint.ts';

const times = z.strictObject({ from: wallTime, to: wallTime, zone: eventZone });
const reason = z.nullable(text(decisionReasonMax));

/**
 * Asks for the candidate's time, books it, or changes what is named of an appointment. Whoever reads the schedule may ask, and
 * change what they asked for until it is decided; the rest is for whoever writes it. `over`: why it is booked over something.
 */
export const saveAppointmentCall = endpoint({
  path: '/api/schedule/save',
  guard: { level: 'member', capability: 'schedule.read' },
  request: z.strictObject({
    id: recordId,
    mode: z.enum(['request', 'book', 'edit']),
    fields: z.partial(z.strictObject(appointmentFields)),
    times: z.nullable(times),
    over: reason,
  }),
  response: z.strictObject({}),
});
export type SavedAppointment = z.output<typeof saveAppointmentCall.request>;

/** Decides about an appointment. `seen`: the state that was looked at; of two who decide at once, the second is refused. */
export const decideAppointmentCall = endpoint({
  path: '/api/schedule/decide',
  guard: { level: 'member', capability: 'schedule.write' },
  request: z.strictObject({
    id: recordId,
    seen: z.enum(appointmentStates),
    change: z.discriminatedUnion('is', [
      /** `times`: those that were looked at, for whoever asked may move it meanwhile. */
      z.strictObject({ is: z.literal('accept'), over: reason, times }),
      z.strictObject({ is: z.literal('decline'), reason }),
      z.strictObject({
        is: z.literal('surrogate'),
        name: line(120),
        member: z.nullable(recordId),
        reason,
      }),
      z.strictObject({ is: z.literal('cancel'), reason }),
      z.strictObject({ is: z.literal('reopen') }),
    ]),
  }),
  response: z.strictObject({}),
});
export type AppointmentChange = z.output<typeof decideAppointmentCall.request>['change'];

/** Keeps hours of the candidate's own, or frees them (`times` null). */
export const privateHoursCall = endpoint({
  path: '/api/schedule/private',
  guard: { level: 'member', capability: 'schedule.write' },
  request: z.strictObject({ id: recordId, title: appointmentFields.title, times: z.nullable(times) }),
  response: z.strictObject({}),
});

/** Opens the public form for requests, or closes it. `zone`: whose clocks count where nobody has said so yet. */
export const publicRequestsCall = endpoint({
  path: '/api/schedule/public',
  guard: { level: 'member', capability: 'schedule.write' },
  request: z.strictObject({ isOpen: z.boolean(), zone: eventZone }),
  response: z.strictObject({}),
});

/** Where the public form is, and as it stands in the campaign's own site. */
export const requestFormCall = endpoint({
  path: '/api/schedule/form',
  guard: { level: 'member', capability: 'schedule.read' },
  request: z.strictObject({ language: z.enum(languages) }),
  response: z.strictObject({ page: z.string(), embed: z.string() }),
});

/** Says which hours of each week are kept for calls. `seen`: the revision that was looked at, 0 for none. */
export const protectTimeCall = endpoint({
  path: '/api/schedule/protect',
  guard: { level: 'member', capability: 'schedule.write' },
  request: z.strictObject({
    seen: count,
    zone: eventZone,
    protected: z.array(protectedTime).check(z.maxLength(protectedMax)),
  }),
  response: z.strictObject({}),
});
