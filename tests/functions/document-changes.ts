import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/** A change as a trigger hears of it; structurally what functions/src/document-change.ts makes of an event. */
export type Change = {
  organization: string;
  id: string;
  before: DocumentData | null;
  after: DocumentData | null;
  changedAt: number | null;
};

/** Writes a document (null deletes it) and gives the change that its trigger would hear of. */
export async function write(reference: DocumentReference, data: DocumentData | null): Promise<Change> {
  const before = (await reference.get()).data() ?? null;
  await (data === null ? reference.delete() : reference.set(data));
  const written = await reference.get();
  const organization = reference.parent.parent?.id ?? '';
  const changedAt = written.updateTime ? written.updateTime.toMillis() + 1 : null;
  return { organization, id: reference.id, before, after: written.data() ?? null, changedAt };
}
