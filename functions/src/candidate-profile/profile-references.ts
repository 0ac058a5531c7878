import type { Firestore } from 'firebase-admin/firestore';
import { candidateProfiles, type ProfilePeopleKind, profilePeople } from '#shared/collections/index.ts';

export const candidateReference = (db: Firestore, organization: string) =>
  db.collection(candidateProfiles.path('')).doc(organization);

/** The people of one kind whom the profile carries. */
export const peopleReference = (db: Firestore, organization: string, kind: ProfilePeopleKind) =>
  db.collection(profilePeople.path(organization)).doc(kind);
