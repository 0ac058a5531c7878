import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { activity } from '#shared/collections/index.ts';
import { createdLine, createdLineId } from '#shared/collections/written-marks.ts';
import { createOnce } from '../create-once.ts';

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

/** The feed's line about a new document, where its definition has one. */
export async function writeCreatedLine(
  db: Firestore,
  organization: string,
  definition: Collection<string, Shape>,
  id: string,
  { name, created_by }: { name: string; created_by: string },
): Promise<void> {
  const created = createdLine(definition);
  if (!created) return;
  await createOnce(
    lineReference(db, organization, createdLineId(definition.name, id)),
    line({
      ...created,
      actor_id: created_by,
      subject_collection: definition.name,
      subject_id: id,
      subject_name: name,
    }),
  );
}
