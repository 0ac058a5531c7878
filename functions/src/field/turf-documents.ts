import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { turfs } from '#shared/collections/index.ts';

export const turfAt = (db: Firestore, organization: string, id: string): DocumentReference =>
  db.collection(turfs.path(organization)).doc(id);
