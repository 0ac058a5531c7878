import type { CollectionReference, Query, Transaction } from 'firebase-admin/firestore';
import { errorGroupsMax } from '#shared/constants.ts';

/** Places for groups that are not there yet. */
export type Room = {
  /** Takes a place for what this person is the first to meet; false where there is none left for them. */
  take: (person: string) => boolean;
};

/**
 * The places that are left in an organization, for the people who need one. A count for the organization and one for each
 * of them: a read each, at 500 groups. None where nobody needs any.
 */
export async function roomFor(
  people: readonly string[],
  groups: CollectionReference,
  transaction: Transaction,
): Promise<Room> {
  if (people.length === 0) return { take: () => false };
  const left = async (query: Query, most: number): Promise<number> =>
    most - (await transaction.get(query.count())).data().count;
  const remaining = new Map<string, number>();
  let all = await left(groups, errorGroupsMax.organization);
  for (const person of new Set(people))
    remaining.set(person, await left(groups.where('found_by', '==', person), errorGroupsMax.member));
  return {
    take(person) {
      const own = remaining.get(person) ?? 0;
      if (all <= 0 || own <= 0) return false;
      all -= 1;
      remaining.set(person, own - 1);
      return true;
    },
  };
}
