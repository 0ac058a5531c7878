import { rsvps } from '../../collections/rsvps.ts';
import { RefusedError } from '../../refusals.ts';
import type { Store } from '../store.ts';
import type { EventWrite } from './write-events.ts';

/**
 * Refuses to remove a shift that sign-ups name, also those that hold no place: who walked in, cancelled or has no answer yet would
 * be of no shift. One read for each date that loses shifts.
 */
export async function requireUnusedShifts(store: Store, writes: readonly EventWrite[]): Promise<void> {
  const removed = writes.flatMap(({ id, before, after }) => {
    const left = new Set(after.shifts.map((shift) => shift.id));
    const shifts = before?.shifts.filter((shift) => !left.has(shift.id)).map((shift) => shift.id) ?? [];
    return shifts.length > 0 ? [{ id, shifts }] : [];
  });
  const found = await Promise.all(
    removed.map(({ id, shifts }) =>
      store.find(rsvps, {
        where: [
          ['event_id', '==', id],
          ['shift_id', 'in', shifts],
        ],
        select: ['state'],
        limit: 1,
      }),
    ),
  );
  if (found.some((some) => some.length > 0)) throw new RefusedError('events.shiftUsed');
}
