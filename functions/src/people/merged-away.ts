import type { Firestore } from 'firebase-admin/firestore';
import { donors, people, volunteers } from '#shared/collections/index.ts';
import type { Consequence } from '#shared/consequences/consequence.ts';

const facets: readonly string[] = [donors.name, volunteers.name];

/**
 * Without the audit's line of a facet that went because its person was merged away: the merge has told that, and by whom. One
 * read, of a facet that was deleted.
 */
export async function withoutMerged(
  db: Firestore,
  { collection, organization, id }: { collection: string; organization: string; id: string },
  all: Consequence[],
): Promise<Consequence[]> {
  if (!facets.includes(collection) || !all.some(({ is }) => is === 'audit-line')) return all;
  const card = await db.collection(people.path(organization)).doc(id).get();
  const isMerged = typeof card.get('merged_into') === 'string';
  return isMerged ? all.filter(({ is }) => is !== 'audit-line') : all;
}
