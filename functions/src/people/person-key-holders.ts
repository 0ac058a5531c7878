import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { personKeys } from '#shared/collections/index.ts';
import { sha256 } from '../hash.ts';

export type Holders = z.output<typeof personKeys.schema>;
export const noHolders: Holders = { donor: null, volunteer: null };

/** Where a contact key is kept. */
export const keyReference = (db: Firestore, organization: string, key: string) =>
  db.collection(personKeys.path(organization)).doc(sha256(key));

export const holdersIn = (found: DocumentSnapshot | undefined): Holders =>
  found?.exists ? personKeys.schema.parse(found.data()) : noHolders;
