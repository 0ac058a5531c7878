import { turfHoldersMax } from '#shared/domain/field/turf-limits.ts';
import type { Operation } from '../data/journal/index.ts';
import { isAssigned } from './due-date.ts';
import type { Turf } from './stored-turf.ts';

/** What is changed of a turf when it goes from hand to hand. */
type Handed = Pick<Turf, 'open' | 'state' | 'assigned_to' | 'assigned_name' | 'expires_at' | 'holders'>;
export type TurfChange = Operation & { operation: 'update'; table: 'turfs' };
export type Canvasser = { id: string; name: string };

const fields = ['open', 'state', 'assigned_to', 'assigned_name', 'expires_at', 'holders'] as const;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The change that makes a turf so; null where it is so already. What stood before is in `base`, so that it can be put back. */
function changed(turf: Turf, next: Partial<Handed>): TurfChange | null {
  const names = fields.filter((name) => name in next && !isSame(next[name], turf[name]));
  if (names.length === 0) return null;
  const pick = (from: Partial<Handed>): Partial<Handed> =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return { operation: 'update', table: 'turfs', id: turf.id, data: pick(next), base: pick(turf) };
}

/** Whether it can become theirs: a turf remembers only so many who ever had it, and forgets none of them. */
export const mayHold = ({ holders }: Pick<Turf, 'holders'>, uid: string): boolean =>
  holders.includes(uid) || holders.length < turfHoldersMax;

/**
 * Checked out to somebody until a moment; null: for good. Whoever goes on with a turf that they began has it in progress.
 * Nothing where it cannot become theirs.
 */
export function assign(turf: Turf, to: Canvasser, until: number | null): TurfChange | null {
  if (!mayHold(turf, to.id)) return null;
  const continues = turf.assigned_to === to.id && turf.state === 'in_progress';
  return changed(turf, {
    open: false,
    state: continues ? 'in_progress' : 'assigned',
    assigned_to: to.id,
    assigned_name: to.name.slice(0, 120).trim() || to.id,
    expires_at: until,
    holders: turf.holders.includes(to.id) ? turf.holders : [...turf.holders, to.id],
  });
}

const unassigned = { assigned_to: null, assigned_name: null, expires_at: null } as const;

/** Anybody of the field team may take it, or no longer. Who has it keeps it until it is taken back. */
export const setOpen = (turf: Turf, isOpen: boolean): TurfChange | null =>
  changed(turf, {
    open: isOpen,
    ...(isOpen && !isAssigned(turf) ? { ...unassigned, state: 'unassigned' as const } : {}),
  });

/** Due back at another moment. Nothing of a turf that nobody has. */
export const setDueDate = (turf: Turf, until: number | null): TurfChange | null =>
  isAssigned(turf) ? changed(turf, { expires_at: until }) : null;

/** Out of the canvasser's hands. `how`: all of it was done, some of it, or nothing. */
export const takeBack = (turf: Turf, how: 'completed' | 'returned' | 'unassigned'): TurfChange | null =>
  changed(turf, { ...unassigned, state: how });

/** Somebody has it, or had it: what they did may still be on their device, so the turf is never deleted. */
export const wasEverAssigned = ({ holders }: Pick<Turf, 'holders'>): boolean => holders.length > 0;

/** Out of everybody's hands, and of the list. What its holders did still arrives. */
export const archive = (turf: Turf): TurfChange | null =>
  changed(turf, { ...unassigned, open: false, state: 'archived' });

/** Turfs to canvassers in turn, in the order of their numbers, so that neighbors go to different people by number. */
export function assignInTurn(
  turfs: readonly Turf[],
  to: readonly Canvasser[],
  until: number | null,
): readonly TurfChange[] {
  if (to.length === 0) return [];
  return turfs
    .toSorted((one, other) => one.cut_id.localeCompare(other.cut_id) || one.number - other.number)
    .flatMap((turf, at) => {
      const canvasser = to[at % to.length];
      return (canvasser && assign(turf, canvasser, until)) ?? [];
    });
}

/** What puts it back as it was; whoever held it stays among those who did, for what they did may be on its way. */
export function reverse({ data, base = {}, ...change }: TurfChange): TurfChange {
  const { holders: _, ...before } = base;
  const { holders: __, ...after } = data;
  return { ...change, data: before, base: after };
}
