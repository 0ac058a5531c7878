import { privateHoursCall, protectTimeCall } from '../../api/schedule-api.ts';
import { appointments } from '../../collections/appointments.ts';
import { privateHours } from '../../collections/private-hours.ts';
import { currentSchedule, scheduleSettings } from '../../collections/schedule-settings.ts';
import { isProtectable } from '../../domain/schedule/protected-time.ts';
import { privateEntry } from '../../domain/schedule/schedule-entry.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { timesOf } from './times-of.ts';
import { prepareMonths } from './write-schedule.ts';

/** Says which hours of each week are kept for calls. Two reads, one write. What is booked over them already stays. */
export const protectTime = command(
  protectTimeCall,
  async ({ seen, zone, protected: week }, { member }, store) => {
    await requireCaller(store, member, 'schedule.write');
    const stored = await store.get(scheduleSettings, currentSchedule);
    const revision = stored?.revision ?? 0;
    if (revision !== seen) throw new RefusedError('schedule.changed');
    if (new Set(week.map(({ id }) => id)).size < week.length) throw new RefusedError('request.badBody');
    if (!week.every(isProtectable)) throw new RefusedError('schedule.ends');
    store.set(scheduleSettings, currentSchedule, {
      ...{ zone, protected: week, revision: revision + 1 },
      takes_requests: stored?.takes_requests ?? false,
      ...{ updated_at: serverTime, updated_by: member.uid },
    });
    return {};
  },
  { key: () => 'schedule' },
);

/** Keeps or frees hours of the candidate's own, which collide with nothing: they are told, not asked for. Reads: two to five. */
export const keepPrivateHours = command(
  privateHoursCall,
  async ({ id, title, times }, { member }, store) => {
    await requireCaller(store, member, 'schedule.write');
    const before = await store.get(privateHours, id);
    if (!before && times === null) throw new RefusedError('schedule.gone');
    // Months list both under their ids: another one's would be lost.
    if (!before && (await store.get(appointments, id))) throw new RefusedError('request.badBody');
    const after = times && timesOf(times);
    const { save } = await prepareMonths(store, [{ id, before, after: after && privateEntry(after) }]);
    save();
    if (!after) store.delete(privateHours, id);
    else
      store.set(privateHours, id, {
        ...{ title, ...after, updated_at: serverTime, updated_by: member.uid },
        created_at: before?.created_at ?? serverTime,
        created_by: before?.created_by ?? member.uid,
      });
    return {};
  },
  { key: () => 'schedule' },
);
