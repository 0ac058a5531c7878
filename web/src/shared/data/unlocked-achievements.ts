import {
  collection,
  getDocs,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { campaignAchievements } from '#shared/collections/campaign-achievements.ts';
import type { Stored } from '#shared/collections/define.ts';
import { achievementToastsMax, listLimit } from '#shared/constants.ts';
import { isDemo } from '../demo/mode.ts';
import { db } from './firestore.ts';
import { readDocuments } from './reading.ts';

export type Unlocked = Stored<typeof campaignAchievements>;

const newestFirst = (organization: string): Query =>
  query(collection(db, campaignAchievements.path(organization)), orderBy('unlocked_at', 'desc'));

/** All that the campaign has achieved, newest first: a read each, and there are no more than the table has. */
export const allUnlocked = (organization: string): Query =>
  query(newestFirst(organization), limit(listLimit));

/** The last few achieved at a moment or later, newest first. */
export const unlockedFrom = (organization: string, millis: number): Query =>
  query(
    newestFirst(organization),
    where('unlocked_at', '>=', Timestamp.fromMillis(millis)),
    limit(achievementToastsMax),
  );

/** The one achieved last, as the server has it: one read. Null where there is none; rejects without a connection. */
export async function lastUnlocked(organization: string): Promise<Unlocked | null> {
  const { docs } = await (isDemo ? getDocs : getDocsFromServer)(query(newestFirst(organization), limit(1)));
  return readDocuments(campaignAchievements, docs).items[0] ?? null;
}
