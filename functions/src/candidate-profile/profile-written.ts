import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { FirestoreAuthEvent } from 'firebase-functions/firestore';
import { candidateProfiles } from '#shared/collections/index.ts';
import { recordWritten } from '../audit/record-deleted.ts';
import { follow } from '../consequences/follow.ts';

type Event = Pick<
  FirestoreAuthEvent<
    { before: DocumentSnapshot; after: DocumentSnapshot } | undefined,
    { organization: string }
  >,
  'params' | 'data' | 'authId'
>;

/** The candidate profile's trigger. */
export function profileWritten({ db }: { db: Firestore }) {
  const handle = recordWritten({ db }, follow({ db }, candidateProfiles.name));
  return ({ params: { organization }, data, authId }: Event): Promise<void> =>
    handle({ params: { organization, id: organization }, data, ...(authId === undefined ? {} : { authId }) });
}
