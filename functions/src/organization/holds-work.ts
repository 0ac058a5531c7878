import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as shared from '#shared/collections/index.ts';

type Membership = { organization: string; uid: string };

/** All collections inside an organization. */
const inside = Object.values(shared).flatMap((one) =>
  typeof one === 'object' && 'isWork' in one && one.path('x').startsWith('organizations/x/')
    ? [{ name: one.name, path: one.path, isWork: one.isWork }]
    : [],
);

/** Those whose documents are somebody's work. A new collection is one unless it says otherwise. */
export const workCollections = inside.filter(({ isWork }) => isWork);

/** Those whose documents functions make on their own. */
export const madeCollections = inside.filter(({ isWork }) => !isWork);

/**
 * Whether deleting an organization with its last member (`uid`) would lose anything that somebody entered. Asks the
 * collections themselves: counts of them come later than the records. One read for each collection.
 */
export async function holdsWork(
  transaction: Transaction,
  db: Firestore,
  { organization, uid }: Membership,
): Promise<boolean> {
  const own = await transaction.get(db.collection(shared.organizations.path('')).doc(organization));
  if (own.get('carries_demo') === true) return true;
  const candidate = db.collection(shared.candidateProfiles.path('')).doc(organization);
  if ((await transaction.get(candidate)).exists) return true;
  const backups = db.collection(shared.profileBackups.path(uid)).where('organization_id', '==', organization);
  const all = [...workCollections.map(({ path }) => db.collection(path(organization))), backups];
  const found = await Promise.all(all.map((one) => transaction.get(one.limit(1))));
  return found.some(({ empty }) => !empty);
}
