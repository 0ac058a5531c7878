import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { activity } from '#shared/collections/index.ts';

type Line = z.output<typeof activity.schema>;
type Written = Pick<Line, 'type' | 'capability' | 'actor_id'> & Partial<Omit<Line, 'at'>>;

const nothing = {
  subject_collection: null,
  subject_id: null,
  subject_name: null,
  amount: null,
  count: null,
};

/** One line of the feed as it is stored. */
export const line = (written: Written) => ({ ...nothing, ...written, at: FieldValue.serverTimestamp() });

/** A line's id is made of what it tells, so that telling it twice leaves one. */
export const lineReference = (db: Firestore, organization: string, id: string) =>
  db.collection(activity.path(organization)).doc(id);
