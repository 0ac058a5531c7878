import * as z from 'zod/mini';
import type { SavedAppointment } from '#shared/api/schedule-api.ts';
import {
  appointmentNoteMax,
  appointmentPositionsMax,
  appointmentTitleMax,
  driveMax,
  expectedMax,
} from '#shared/collections/appointments.ts';
import { email, phone } from '#shared/collections/define.ts';
import { addDays } from '#shared/domain/days.ts';
import { dayOf, isEventZone, isWallTime } from '#shared/domain/events/wall-times.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { appointmentKinds, pressAnswers } from '#shared/domain/schedule/schedule-choices.ts';
import type { Appointment } from '../../shared/schedule/schedule-data.ts';
import { t } from '../../shared/text/index.ts';
import { emailField, lineField, noteField, phoneField } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';

export type AppointmentValues = {
  title: string;
  kind: string;
  day: string;
  start: string;
  end: string;
  zone: string;
  place: string;
  address: string;
  drive_before: string;
  drive_after: string;
  staffer: string;
  contact_name: string;
  contact_phone: string;
  press: string;
  press_note: string;
  expected: string;
  talking_points: string;
  positions: string[];
  notes: string;
  person_id: string;
  requester: string;
  requester_email: string;
};

const optionalLine = (max: number) =>
  typed((written): string | null | Problem => {
    const clean = cleanLine(written).replace(/\s+/g, ' ');
    if (clean.length > max) return new Problem(t('form.tooLong', { count: max }));
    return clean === '' ? null : clean;
  });
const whole = (max: number, problem: () => string) =>
  typed((written): number | null | Problem => {
    const clean = written.trim();
    if (clean === '') return null;
    const value = /^\d{1,7}$/.test(clean) ? Number(clean) : Number.NaN;
    return value <= max ? value : new Problem(problem());
  });
const drive = () => whole(driveMax, () => t('schedule.form.driveProblem', { most: driveMax }));
const orNothing = z.pipe(
  z.string(),
  z.transform((value: string) => value || null),
);
const zone = typed((written): string | Problem => {
  const clean = written.trim().replaceAll(' ', '_');
  return isEventZone(clean) ? clean : new Problem(t('schedule.form.zoneProblem'));
});
const time = z
  .string()
  .check(z.refine((value) => /^\d\d:\d\d$/.test(value), { error: () => t('schedule.form.timeProblem') }));
const day = z.string().check(
  z.refine((value) => value.startsWith('20') && isWallTime(`${value}T00:00`), {
    error: () => t('schedule.form.timeProblem'),
  }),
);

export const appointmentForm = () =>
  z.object({
    title: lineField(appointmentTitleMax, t('schedule.form.titleMissing')),
    kind: z.enum(appointmentKinds),
    day,
    ...{ start: time, end: time },
    zone,
    place: optionalLine(80),
    address: optionalLine(160),
    drive_before: drive(),
    drive_after: drive(),
    staffer: orNothing,
    contact_name: optionalLine(120),
    contact_phone: z.pipe(phoneField, z.nullable(phone)),
    press: z.enum(pressAnswers),
    press_note: noteField(500),
    expected: whole(expectedMax, () => t('schedule.form.expectedProblem')),
    talking_points: noteField(appointmentNoteMax),
    positions: z.array(z.string()).check(z.maxLength(appointmentPositionsMax)),
    notes: noteField(appointmentNoteMax),
    person_id: orNothing,
    requester: optionalLine(120),
    requester_email: z.pipe(emailField, z.nullable(email)),
  });
export type AppointmentInput = z.output<ReturnType<typeof appointmentForm>>;

type Usual = { day: string; zone: string };

export const valuesOf = (one: Appointment | null, usual: Usual): AppointmentValues => ({
  ...{ title: one?.title ?? '', kind: one?.kind ?? 'meeting' },
  day: one ? dayOf(one.from) : usual.day,
  start: one ? one.from.slice(11) : '10:00',
  end: one ? one.to.slice(11) : '11:00',
  zone: one?.zone ?? usual.zone,
  ...{ place: one?.place ?? '', address: one?.address ?? '' },
  drive_before: one ? String(one.drive_before) : '',
  drive_after: one ? String(one.drive_after) : '',
  ...{ staffer: one?.staffer ?? '', contact_name: one?.contact_name ?? '' },
  ...{ contact_phone: one?.contact_phone ?? '', press: one?.press ?? 'unknown' },
  ...{ press_note: one?.press_note ?? '', expected: one?.expected == null ? '' : String(one.expected) },
  ...{ talking_points: one?.talking_points ?? '', positions: one?.positions ?? [] },
  ...{ notes: one?.notes ?? '', person_id: one?.person_id ?? '' },
  ...{ requester: one?.requester ?? '', requester_email: one?.requester_email ?? '' },
});

/** When it is, as typed: an end that is not after the start is on the next day. */
export const timesOf = ({
  day: on,
  start,
  end,
  zone: place,
}: Pick<AppointmentInput, 'day' | 'start' | 'end' | 'zone'>) => ({
  from: `${on}T${start}`,
  to: `${end <= start ? addDays(on, 1) : on}T${end}`,
  zone: place,
});

/** What a form says of an appointment: all of a new one, and of a stored one what was changed, so that two people's changes merge. */
export function changeOf(
  before: Appointment | null,
  input: AppointmentInput,
): Pick<SavedAppointment, 'fields' | 'times'> {
  const { day: _day, start: _start, end: _end, zone: _zone, drive_before, drive_after, ...rest } = input;
  const fields = { ...rest, drive_before: drive_before ?? 0, drive_after: drive_after ?? 0 };
  const times = timesOf(input);
  if (!before) return { fields, times };
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => !isSame(value, Reflect.get(before, name))),
    ),
    times: isSame(times, { from: before.from, to: before.to, zone: before.zone }) ? null : times,
  };
}
