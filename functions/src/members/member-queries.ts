import type { Firestore, Query } from 'firebase-admin/firestore';
import { userProfiles } from '#shared/collections/index.ts';

/** The profiles of everybody in an organization. */
export const membersOf = (db: Firestore, organization: string): Query =>
  db.collection(userProfiles.path('')).where('organization_id', '==', organization);

export const profileReference = (db: Firestore, uid: string) => db.collection(userProfiles.path('')).doc(uid);
