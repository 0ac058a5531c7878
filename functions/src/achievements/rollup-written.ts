import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { FirestoreEvent } from 'firebase-functions/firestore';
import * as z from 'zod/mini';
import { dashboardRollup, type Earned, rollups } from '#shared/collections/index.ts';
import { type Achievement, achievements } from '#shared/domain/achievement-list.ts';
import { changeOf, parseOrNull } from '../document-change.ts';
import { unlock } from './award.ts';

type Event = Pick<
  FirestoreEvent<
    { before: DocumentSnapshot; after: DocumentSnapshot } | undefined,
    { organization: string; id: string }
  >,
  'params' | 'data'
>;

const watched = z.object({ earned: rollups.schema.shape.earned });

/**
 * Unlocks what a recomputation has reached and the one before it had not; one that crosses nothing costs nothing.
 * Delivered twice, late or out of order it comes to the same: each crossing is in some event's own before and after.
 * An event that failed comes again, and one that was lost for good is made up for when the measure next reaches
 * something, because everything that it has reached is then given.
 */
export const rollupWritten =
  ({ db }: { db: Firestore }) =>
  async (event: Event): Promise<void> => {
    const { organization, id, before, after } = changeOf(event);
    const is = id === dashboardRollup ? parseOrNull(watched, after)?.earned : null;
    if (!is) return;
    // Where there was no rollup, or one from before achievements were counted, everything is new.
    const reached = achievements.filter(reachedWith(is));
    const had = reachedWith(parseOrNull(watched, before)?.earned ?? null);
    const grown = new Set(reached.filter((each) => !had(each)).map(({ measure }) => measure));
    await unlock(
      db,
      organization,
      reached.filter(({ measure }) => grown.has(measure)),
    );
  };

/** The table has measures that the rollup knows nothing of. */
const reachedWith = (earned: Earned | null) => {
  const counted = new Map<string, number>(Object.entries(earned ?? {}));
  return ({ measure, at }: Achievement): boolean => (counted.get(measure) ?? 0) >= at;
};
