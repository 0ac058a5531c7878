import type { Stored } from '../../collections/define.ts';
import type { turfs } from '../../collections/turfs.ts';
import type { RefusalKey } from '../../refusals.ts';
import { checkOutDays, turfHoldersMax } from './turf-limits.ts';

type Turf = Pick<
  Stored<typeof turfs>,
  'state' | 'open' | 'assigned_to' | 'assigned_name' | 'expires_at' | 'holders'
>;
/** What changes of a turf that goes from hand to hand. */
export type TurfAssignment = Partial<Turf>;

const dayMs = 86_400_000;
const isOver = ({ expires_at }: Turf, now: number): boolean => expires_at !== null && expires_at <= now;

/**
 * Why somebody may not take a turf at a moment (milliseconds since 1970). What was assigned to them is theirs until its
 * time is over; what is open is for whoever comes first, and again once the time of whoever had it is over.
 */
export function whyNotTaken(turf: Turf, uid: string, now: number): RefusalKey | null {
  const isAssignee = turf.assigned_to === uid;
  if (isAssignee && !isOver(turf, now)) return null;
  if (turf.assigned_to !== null && !isOver(turf, now)) return 'turfs.taken';
  if (!turf.open || turf.state === 'archived') return isAssignee ? 'turfs.over' : 'turfs.closed';
  if (turf.state === 'completed') return 'turfs.done';
  return turf.holders.includes(uid) || turf.holders.length < turfHoldersMax ? null : 'turfs.full';
}

/** Why somebody may not hear what happens in a turf: only who has it may, until its time is over. */
export function whyNotReadable(turf: Turf, uid: string, now: number): RefusalKey | null {
  const isAssignee = turf.assigned_to === uid;
  if (isOver(turf, now)) return isAssignee ? 'turfs.over' : 'turfs.closed';
  if (isAssignee) return null;
  return turf.assigned_to === null ? 'turfs.closed' : 'turfs.taken';
}

/**
 * What changes of a turf that somebody takes who may; nothing where they go on with it. Whoever takes an open one has it
 * for the usual days.
 */
export function takeChanges(
  turf: Turf,
  { uid, name }: { uid: string; name: string },
  now: number,
): TurfAssignment {
  if (turf.assigned_to === uid && !isOver(turf, now))
    return turf.state === 'in_progress' ? {} : { state: 'in_progress' };
  return {
    state: 'in_progress',
    assigned_to: uid,
    assigned_name: name.trim().slice(0, 120).trim() || uid,
    expires_at: now + checkOutDays.usual * dayMs,
    ...(turf.holders.includes(uid) ? {} : { holders: [...turf.holders, uid] }),
  };
}

/** Why somebody may not give a turf back. Who gave it back may say so again. */
export const whyNotReturned = ({ holders }: Turf, uid: string): RefusalKey | null =>
  holders.includes(uid) ? null : 'turfs.closed';

/**
 * What changes of a turf whose holder walks no more. What was begun is as if given back, and who could take it before can
 * again; that they had it stays.
 */
export const releaseChanges = ({ state }: Pick<Turf, 'state'>): TurfAssignment => ({
  ...(state === 'assigned' ? { state: 'unassigned' } : {}),
  ...(state === 'in_progress' ? { state: 'returned' } : {}),
  assigned_to: null,
  assigned_name: null,
  expires_at: null,
});

/** What changes of a turf that a holder gives back; nothing where it is in other hands by now, or in none. */
export const returnChanges = (turf: Turf, uid: string, done: boolean): TurfAssignment =>
  turf.assigned_to === uid
    ? { state: done ? 'completed' : 'returned', assigned_to: null, assigned_name: null, expires_at: null }
    : {};
