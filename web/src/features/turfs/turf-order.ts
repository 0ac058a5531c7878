import { foldText } from '#shared/domain/name-keys.ts';
import { isOverdue } from '../../shared/turfs/due-date.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import type { TurfControls } from './data.ts';
import { listCode } from './walk-address.ts';

/** The newest cut first, and each by its numbers. */
export function inCuts(turfs: readonly Turf[]): readonly Turf[] {
  const newest = new Map<string, number>();
  for (const { cut_id, created_at } of turfs)
    newest.set(cut_id, Math.max(newest.get(cut_id) ?? 0, created_at.toMillis()));
  const madeAt = ({ cut_id }: Turf) => newest.get(cut_id) ?? 0;
  return turfs.toSorted(
    (one, other) =>
      madeAt(other) - madeAt(one) || one.cut_id.localeCompare(other.cut_id) || one.number - other.number,
  );
}

/** What is asked of the turfs that are here, and not of the server: letters of a name, and whether the day is over. */
export function filterTurfs(
  turfs: readonly Turf[],
  { search, filters }: Pick<TurfControls, 'search' | 'filters'>,
  now: number,
): readonly Turf[] {
  const terms = foldText(search).split(' ').filter(Boolean);
  return turfs.filter((turf) => {
    // The code is what stands on paper that came back.
    const named = foldText(`${turf.name} ${turf.cut_name} ${turf.assigned_name ?? ''} ${listCode(turf.id)}`);
    return (
      terms.every((term) => named.includes(term)) && (filters.state !== 'overdue' || isOverdue(turf, now))
    );
  });
}
