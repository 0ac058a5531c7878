import { correctHoursCall } from '../../api/hours-api.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { judgeMinutes } from '../../domain/hours/hand-hours.ts';
import { shiftMinutesMax } from '../../domain/hours/hour-entry-kinds.ts';
import { plainEntry } from '../../domain/hours/new-entry.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { entriesOfDay, isOf } from './add-hours.ts';
import { prepareTotal, survivorOf } from './volunteer-total.ts';

/**
 * Corrects an entry by the difference; what counts is never edited. A check-out is corrected in its roster, from which the
 * ledger follows. Five reads, one for each correction of the entry and for each entry of its day; two writes at most.
 */
export const correctHours = command(
  correctHoursCall,
  async ({ id, entryId, minutes, seen, note }, { member }, store) => {
    await requireCaller(store, member, 'volunteers.write');
    const [entry, corrections, taken] = await Promise.all([
      store.get(hourEntries, entryId),
      store.find(hourEntries, { where: [['corrects', '==', entryId]] }),
      store.get(hourEntries, id),
    ]);
    if (!entry) throw new RefusedError('hours.gone');
    if (taken) throw new RefusedError('call.replayed');
    const { kind, state, day } = entry;
    if (kind === 'shift' || entry.rsvp_id !== null) throw new RefusedError('hours.fromShift');
    if (entry.corrects !== null) throw new RefusedError('hours.ofCorrection');
    if (state !== 'counted') throw new RefusedError('hours.notCounted');
    if (corrections.some((one) => one.state === 'waiting')) throw new RefusedError('hours.correctionWaits');
    if (kind === 'manual' && minutes > shiftMinutesMax) throw new RefusedError('hours.dayFull');
    const counted = corrections.filter((one) => one.state === 'counted');
    const current = counted.reduce((sum, one) => sum + one.minutes, entry.minutes);
    if (current !== seen) throw new RefusedError('hours.changed');
    const difference = minutes - current;
    if (difference === 0) return { state: 'counted' as const };
    const card = await survivorOf(store, entry.person_id);
    if (!card) throw new RefusedError('hours.noPerson');
    const [entries, total] = await Promise.all([
      kind === 'opening' ? [] : entriesOfDay(store, card, day),
      prepareTotal(store, card),
    ]);
    // What somebody else approved is raised by its author no more than by its person.
    const isOwn = isOf(card, member) || (entry.created_by === member.uid && entry.decided_at !== null);
    const judged =
      kind === 'opening' ? { state: 'counted' as const } : judgeMinutes(entries, difference, { isOwn });
    if ('refusal' in judged) throw new RefusedError(judged.refusal);
    store.create(hourEntries, id, {
      ...{ ...plainEntry, person_id: entry.person_id, state: judged.state },
      // A correction of hours of before is about many days as well.
      kind: kind === 'opening' ? kind : 'correction',
      ...{ minutes: difference, day, corrects: entryId, note },
      approved_by: judged.state === 'counted' ? member.uid : null,
      ...{ created_at: serverTime, created_by: member.uid },
    });
    if (judged.state === 'counted') total.save({ minutes: difference, day }, member.uid);
    return { state: judged.state };
  },
  { key: ({ entryId }) => `hours of ${entryId}` },
);
