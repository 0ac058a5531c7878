import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type ProfilePeopleKind, profilePeopleKinds } from '#shared/collections/index.ts';
import { carriedWithout } from '#shared/consequences/recounts.ts';
import { coalesce } from '../coalesce.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { candidateReference, peopleReference } from './profile-references.ts';

const people = z.array(z.looseObject({ id: z.string() }));
const carrying = z.object({ donors: people, volunteers: people, added: z.array(z.string()) });

/** What is left without some people; null where none of them is in it. */
function without(stored: DocumentSnapshot, kind: ProfilePeopleKind, ids: readonly string[]) {
  const carried = parseOrNull(carrying, stored.data());
  if (!carried) return null;
  return carriedWithout(carried, kind, ids);
}

/**
 * Takes deleted people of one kind off those whom the candidate profile carries: nobody's address outlives their record
 * there. One read for all who are deleted at once, and one more where one of them is carried.
 */
export function peopleDropper(db: Firestore, kind: ProfilePeopleKind) {
  const drop = coalesce<string>(async (organization, ids) => {
    const reference = peopleReference(db, organization, kind);
    if (!without(await reference.get(), kind, ids)) return;
    await runTransactionWithRetry(db, async (transaction) => {
      const left = without(await transaction.get(reference), kind, ids);
      if (left) transaction.update(reference, left);
    });
  });
  return (organization: string, id: string): Promise<void> => drop(organization, [id]);
}

/** The people whom the profile carried go with it, unless there is a profile again by now. */
export const dropCarriedPeople = (db: Firestore, organization: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    if ((await transaction.get(candidateReference(db, organization))).exists) return;
    for (const kind of profilePeopleKinds) transaction.delete(peopleReference(db, organization, kind));
  });
