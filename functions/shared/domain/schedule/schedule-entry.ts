import type * as z from 'zod/mini';
import type { appointments } from '../../collections/appointments.ts';
import type { scheduleEntry } from '../../collections/schedule-months.ts';
import { addDays, monthOf } from '../days.ts';
import { dayOf, instantOf } from '../events/wall-times.ts';

export type AppointmentFields = z.output<typeof appointments.schema>;
export type ScheduleEntry = z.output<typeof scheduleEntry>;
/** By the clocks of a zone. */
export type Times = Pick<AppointmentFields, 'from' | 'to' | 'zone'>;

/** What the month has of an accepted appointment. */
export function entryOf(appointment: AppointmentFields): ScheduleEntry {
  const { title, kind, place, from, to, zone, drive_before, drive_after, staffer, event_id } = appointment;
  return {
    ...{ is_private: false, title, kind, place, from, to, zone, drive_before, drive_after, staffer },
    ...{ event_id, starts: instantOf(zone, from), ends: instantOf(zone, to) },
  };
}

/** What the month has of private hours: that they are taken. */
export const privateEntry = ({ from, to, zone }: Times): ScheduleEntry => ({
  ...{ is_private: true, title: null, kind: 'other', place: null, from, to, zone },
  ...{ drive_before: 0, drive_after: 0, staffer: null, event_id: null },
  ...{ starts: instantOf(zone, from), ends: instantOf(zone, to) },
});

/** The month that lists it: that of its first day. */
export const monthOfTimes = ({ from }: Pick<Times, 'from'>): string => monthOf(dayOf(from));

/** Months with whatever may collide with a time: zones are a day apart, and something may last a whole one. One or two. */
export const monthsAround = ({ from, to }: Pick<Times, 'from' | 'to'>): string[] => [
  ...new Set([monthOf(addDays(dayOf(from), -2)), monthOf(addDays(dayOf(to), 2))]),
];
