import { turfs } from '#shared/collections/turfs.ts';
import { discard, type Entry } from '../../data/journal/index.ts';
import { readOnce } from '../../data/watch-document.ts';
import type { Turf } from '../stored-turf.ts';
import { wasEverAssigned } from '../turf-changes.ts';

const tables: readonly string[] = ['turfs', 'turf_packets'];
const isOfTurf = ({ operation }: Entry): boolean =>
  operation.operation === 'delete' && tables.includes(operation.table);

/** Turfs of an organization that this device wanted deleted, and the server refused; each once. */
export const refusedDeletes = (entries: readonly Entry[], organization: string): readonly string[] => [
  ...new Set(
    entries
      .filter((entry) => isOfTurf(entry) && entry.organization === organization)
      .filter(({ state }) => state.is === 'failed' && state.code === 'permission-denied')
      .map(({ operation }) => operation.id),
  ),
];

/**
 * Which of them stand because somebody was given them meanwhile; the others were refused for another reason, or are gone.
 * One read each. Rejects where the server cannot be asked.
 */
export async function takenOf(ids: readonly string[], organization: string): Promise<readonly Turf[]> {
  const found = await Promise.all(ids.map((id) => readOnce(turfs, id, organization)));
  return found.filter((turf) => turf !== null).filter(wasEverAssigned);
}

/** Forgets that they were to be deleted, turf and packet, for good. */
export async function cancelDeletes(taken: readonly Turf[], entries: readonly Entry[]): Promise<void> {
  const ids = new Set(taken.map(({ id }) => id));
  const settled = entries.filter((entry) => isOfTurf(entry) && ids.has(entry.operation.id));
  await Promise.all(settled.map(discard));
}
