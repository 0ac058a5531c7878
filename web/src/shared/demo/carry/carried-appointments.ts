import { appointmentFields } from '#shared/collections/appointments.ts';
import type { DemoStore } from '../demo-store.ts';
import { type CarriedAppointment, carriedAppointment } from './contents.ts';
import { isOfSample, type Sample } from './of-sample.ts';

type Demo = Pick<DemoStore, 'appointments'>;
const names = Object.keys(appointmentFields);
/** Whether a record comes along: `people/<id>`, `issues/<id>` or `events/<id>`. */
type Comes = (record: string) => boolean;

/**
 * Times of the candidate's that the visitor asked for or booked after a moment. What was decided otherwise stays behind, and so
 * do the sample's people, members and issues that one names.
 */
export const appointmentsOf = (
  demo: Demo,
  began: Sample,
  moment: number,
  comes: Comes,
): CarriedAppointment[] =>
  demo.appointments.all().flatMap((one) => {
    const { id, state, from, to, zone, created_at: made } = one;
    if (made.toMillis() <= moment || isOfSample(began.get(`${demo.appointments.path}/${id}`), made))
      return [];
    const mode = state === 'requested' ? 'request' : state === 'accepted' ? 'book' : null;
    if (mode === null) return [];
    const fields = Object.fromEntries(names.map((name) => [name, Reflect.get(one, name)]));
    const present = (table: string, value: string | null) =>
      value && comes(`${table}/${value}`) ? value : null;
    const carried = {
      ...{ id, mode, over: one.over, times: { from, to, zone } },
      fields: {
        ...fields,
        ...{
          staffer: null,
          person_id: present('people', one.person_id),
          event_id: present('events', one.event_id),
        },
        positions: one.positions.filter((issue) => comes(`issues/${issue}`)),
      },
    };
    return carriedAppointment.safeParse(carried).data ?? [];
  });
