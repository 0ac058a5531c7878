import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { appointments } from '#shared/collections/appointments.ts';
import type { Stored } from '#shared/collections/define.ts';
import { scheduleMonths } from '#shared/collections/schedule-months.ts';
import { openRequests, scheduleRequests } from '#shared/collections/schedule-requests.ts';
import { currentSchedule, scheduleSettings } from '#shared/collections/schedule-settings.ts';
import { nextMonth } from '#shared/domain/days.ts';
import type { ListedEntry } from '#shared/domain/schedule/day-plan.ts';
import { commitCall, useJournal } from '../data/journal/index.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder, withValue } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';

export type Appointment = Stored<typeof appointments>;
export type ScheduleSettings = Stored<typeof scheduleSettings>;

/** Appointments that one day's briefing reads. */
const perDay = 60;

/** What takes the candidate's time from one month to another: a read for each that has something. */
export function useScheduleMonths(
  from: string,
  to: string,
  paused = false,
): Live<Stored<typeof scheduleMonths>[]> {
  const path = scheduleMonths.path(useMember().organization);
  return useLiveQuery(
    scheduleMonths,
    `${path} ${from} ${to}`,
    () =>
      firstOf(
        inOrder(
          {
            path,
            conditions: [
              { field: 'month', is: '>=', value: from },
              { field: 'month', is: '<', value: nextMonth(to) },
            ],
          },
          { field: 'month', direction: 'asc' },
        ),
        12,
      ),
    paused,
  );
}

export const listedIn = (months: readonly Pick<Stored<typeof scheduleMonths>, 'entries'>[]): ListedEntry[] =>
  months.flatMap(({ entries }) => Object.entries(entries).map(([id, entry]) => ({ id, ...entry })));

/** The hours that are kept for calls; null where nobody has said any. One read. */
export const useScheduleSettings = (paused = false): Live<ScheduleSettings | null> =>
  useLiveDocument(scheduleSettings, useMember().organization, currentSchedule, paused);

/** What waits to be decided: one read. */
export const useOpenRequests = (paused = false): Live<Stored<typeof scheduleRequests> | null> =>
  useLiveDocument(scheduleRequests, useMember().organization, openRequests, paused);

export const useAppointment = (id: string): Live<Appointment | null> =>
  useLiveDocument(appointments, useMember().organization, id);

/** Everything that was asked for a day, whatever became of it: a read for each. */
export function useAppointmentsOn(day: string, paused = false): Live<Appointment[]> {
  const path = appointments.path(useMember().organization);
  return useLiveQuery(appointments, `${path} ${day}`, () => withValue(path, 'day', day, perDay), paused);
}

/** Calls about one appointment are sent in order. Only functions write its own collection, so another one stands for it. */
export const sendAboutTime = <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  endpoint: EndpointDefinition<Q, A>,
  id: string,
  input: z.input<Q>,
  holdMs = 0,
) => commitCall(endpoint, input, { entity: { table: 'tasks', id }, ...(holdMs > 0 ? { holdMs } : {}) });

/** How many changes of the schedule this device has and the server has not. */
export function useUnsentTimes(): number {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(
    () =>
      entries.filter(
        ({ operation, state }) =>
          operation.operation === 'call' &&
          operation.path.startsWith('/api/schedule/') &&
          state.is !== 'failed',
      ).length,
    [entries],
  );
}
