import type { Firestore, Query } from 'firebase-admin/firestore';
import { membershipId, memberships, userProfiles } from '#shared/collections/index.ts';

/** The memberships of everybody in an organization, suspended or not, whichever campaign is active for them. */
export const membersOf = (db: Firestore, organization: string): Query =>
  db.collection(memberships.path('')).where('organization_id', '==', organization);

/** Everything that one account belongs to. */
export const membershipsOf = (db: Firestore, uid: string): Query =>
  db.collection(memberships.path('')).where('user_id', '==', uid);

export const membershipReference = (db: Firestore, uid: string, organization: string) =>
  db.collection(memberships.path('')).doc(membershipId(uid, organization));

export const profileReference = (db: Firestore, uid: string) => db.collection(userProfiles.path('')).doc(uid);
