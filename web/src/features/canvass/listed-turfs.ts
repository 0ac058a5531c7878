import { whyNotTaken } from '#shared/domain/field/turf-checkout.ts';
import type { StoredTurf } from '../../shared/turfs/stored-turfs.ts';
import type { Turf } from './data.ts';

/** A turf as a card shows it: what the server says of it, what this device has of it, or both. */
export type Listed = {
  id: string;
  name: string;
  doors: number | null;
  people: number | null;
  expiresAt: number | null;
  /** Null where the server was not heard. */
  turf: Turf | null;
  stored: StoredTurf | null;
};

const byName = (one: Listed, other: Listed): number =>
  one.name.localeCompare(other.name, undefined, { numeric: true });

/**
 * `own`: theirs by the server's word, and what is on this device where it was not heard. `open`: those that they may take.
 * `isLive`: the server has spoken just now, so what it does not name is not theirs.
 */
export function listedOf(
  turfs: readonly Turf[],
  stored: readonly StoredTurf[],
  { uid, isLive, now }: { uid: string; isLive: boolean; now: number },
): { own: Listed[]; open: Listed[] } {
  const storedById = new Map(stored.map((turf) => [turf.id, turf]));
  const each = new Map(turfs.map((turf) => [turf.id, turf]));
  const listed = [...each.values()].map((turf): Listed => {
    const { id, name, doors, people } = turf;
    return { id, name, doors, people, expiresAt: turf.expires_at, turf, stored: storedById.get(id) ?? null };
  });
  const unheard = stored
    .filter(({ id }) => !isLive && !each.has(id))
    .map((turf): Listed => {
      const { id, name, expiresAt, packet } = turf;
      const doors = packet.buildings.reduce((sum, building) => sum + building.doors.length, 0);
      return { id, name, doors, people: null, expiresAt, turf: null, stored: turf };
    });
  const own = listed.filter(({ turf }) => turf?.assigned_to === uid);
  const open = listed.filter(
    ({ turf }) => turf !== null && turf.assigned_to !== uid && !whyNotTaken(turf, uid, now),
  );
  return { own: [...own, ...unheard].sort(byName), open: open.sort(byName) };
}
