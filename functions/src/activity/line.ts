import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { activity } from '#shared/collections/index.ts';
import { feedLine } from '#shared/consequences/lines.ts';

type Line = z.output<typeof activity.schema>;
type Written = Pick<Line, 'type' | 'capability' | 'actor_id'> & Partial<Omit<Line, 'at'>>;

/** One line of the feed as it is stored. */
export const line = (written: Written) => ({ ...feedLine(written), at: FieldValue.serverTimestamp() });

/** A line's id is made of what it tells, so that telling it twice leaves one. */
export const lineReference = (db: Firestore, organization: string, id: string) =>
  db.collection(activity.path(organization)).doc(id);
