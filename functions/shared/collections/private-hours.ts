import * as z from 'zod/mini';
import { appointmentTimes, appointmentTitleMax } from './appointments.ts';
import { collection, inOrganization, line, stamps } from './define.ts';

/**
 * Why the candidate is away, for whoever keeps the schedule. The month has the same hours without a word, which everybody else
 * reads.
 */
export const privateHours = collection({
  name: 'private_hours',
  path: inOrganization('private_hours'),
  access: { get: 'schedule.write' },
  rules: {
    refused: {
      list: 'they are read one by one, from the month that shows them',
      write: 'a call does, in one piece with the month',
    },
  },
  schema: z.strictObject({ title: line(appointmentTitleMax), ...appointmentTimes, ...stamps }),
});
