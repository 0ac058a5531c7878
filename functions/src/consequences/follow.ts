import { onWritten } from '#shared/consequences/on-written.ts';
import type { Change } from '../document-change.ts';
import { isLeftToTrigger, isUndoing } from '../imports/removed-by-undo.ts';
import { withoutMerged } from '../people/merged-away.ts';
import { type Applying, consequenceApplier } from './apply-consequences.ts';

/** Keeps what follows from the writes of one collection. `now`: milliseconds since 1970. */
export function follow(
  { now = Date.now, ...applying }: Applying & { now?: () => number },
  collection: string,
) {
  const { db } = applying;
  const apply = consequenceApplier(applying);
  return async ({ organization, id, before, after, changedAt, ...event }: Change): Promise<void> => {
    const { actor = null, version = null, writtenAt = { before: null, after: null } } = event;
    const about = { id, actor, changedAt, now: now(), version, writtenAt };
    const followed = onWritten(collection, before, after, about);
    const all =
      after === null ? await withoutMerged(db, { collection, organization, id }, followed) : followed;
    const isUndone = after === null && (await isUndoing(db, organization, id, before));
    return apply({ organization, uid: id }, isUndone ? all.filter(({ is }) => isLeftToTrigger(is)) : all);
  };
}
