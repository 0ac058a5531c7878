import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { campaignAchievements } from '#shared/collections/index.ts';
import { unlockedAchievement } from '#shared/consequences/lines.ts';
import { type Achievement, type Measure, reachedBy } from '#shared/domain/achievement-list.ts';
import { lineReference } from '../activity/line.ts';
import { createIfMissing } from '../create-once.ts';
import { organizationExists } from '../organization/organization-records.ts';

/**
 * Gives an organization all that `value` of a measure has reached (people, hours, cents or percent, as the table has
 * it), each once, however often and in whatever order this is called. Nothing is ever taken away. What an earlier call
 * failed to give comes with the next one. Reads nothing where nothing is reached, else one document.
 */
export const award = (db: Firestore, organization: string, measure: Measure, value: number): Promise<void> =>
  unlock(db, organization, reachedBy(measure, value));

/** The same for achievements that are known to be reached. */
export async function unlock(
  db: Firestore,
  organization: string,
  reached: readonly Achievement[],
): Promise<void> {
  // A deleted organization's rollup may still be recomputed while its records go.
  if (reached.length === 0 || !(await organizationExists(db, organization))) return;
  await Promise.all(reached.map((each) => unlockOne(db, organization, each)));
}

/** Both documents or neither: one that is there keeps its day, and is not told again. */
function unlockOne(db: Firestore, organization: string, achievement: Achievement): Promise<boolean> {
  const { fields, lineId, line } = unlockedAchievement(achievement);
  const batch = db.batch();
  batch.create(db.collection(campaignAchievements.path(organization)).doc(achievement.id), {
    ...fields,
    unlocked_at: FieldValue.serverTimestamp(),
  });
  batch.set(lineReference(db, organization, lineId), { ...line, at: FieldValue.serverTimestamp() });
  return createIfMissing(batch.commit());
}
